import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { comun } from '#texts/comun.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { salir } from '#web/lib/salir.ts'
import { paths } from '#web/paths.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Logs out and leads to the login. Says so when the server could not be reached: the session is still open then. */
export function useSalir() {
  const navigate = useNavigate()
  const toast = useToast()
  return useMutation({
    mutationFn: () => salir(() => navigate(paths.login(), { replace: true })),
    onSuccess: () => queryClient.clear(),
    onError: (error) => toast(`${comun.falloSalir} ${sentenceOf(error, '')}`, 'danger'),
  })
}
