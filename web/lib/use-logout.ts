import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { paths } from '#web/paths.ts'
import { call } from './api.ts'
import { queryClient } from './query-client.ts'
import { forgetSesion } from './session.ts'

export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(endpoints.salir),
    onSuccess: () => {
      forgetSesion()
      navigate(paths.login(), { replace: true })
      queryClient.clear()
    },
  })
}
