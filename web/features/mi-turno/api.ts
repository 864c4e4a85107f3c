import { useMutation } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { isRefusal } from '#web/lib/api-error.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'

export const useCancelar = () =>
  useMutation({
    mutationFn: ({ id, codigo }: TurnoGuardado) =>
      call(endpoints.cancelar, { params: { turnoId: id }, body: { codigo } }),
    // The screen has moved on by then; a weak network should not leave an empty place in the line.
    retry: (count, error) => count < 5 && !isRefusal(error),
  })
