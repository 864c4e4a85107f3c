import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { queryClient } from './query-client.ts'
import { salir } from './salir.ts'

/** Logs out and leads to the login. */
export function useSalir() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: salir,
    onSuccess: () => {
      navigate(paths.login(), { replace: true })
      queryClient.clear()
    },
  })
}
