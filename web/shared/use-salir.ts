import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { comun } from '#texts/comun.ts'
import { call } from '#web/lib/api/api.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { leave } from '#web/lib/api/leave.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { useToast } from '#web/ui/toast.tsx'
import { forgetEnded } from './salir.ts'

/** Logs out and goes to the login page. If the server cannot be reached, it says so: the session is still open. */
export function useSalir() {
  const navigate = useNavigate()
  const toast = useToast()
  return useMutation({
    mutationFn: () =>
      leave(
        () => call(endpoints.salir),
        () => navigate(paths.login(), { replace: true }),
        forgetEnded,
      ),
    onSuccess: () => queryClient.clear(),
    onError: (error) => toast(`${comun.falloSalir} ${sentenceOf(error, '')}`, 'danger'),
  })
}
