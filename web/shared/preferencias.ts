import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'

/** The preferences of an empresa, including those that only the staff may give. */
export const usePreferencias = (empresaId: string) =>
  useQuery({
    queryKey: keys.preferencias(empresaId),
    queryFn: () => call(endpoints.preferencias, { params: { empresaId } }),
  })
