import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { isLeaving } from './leave.ts'
import { onSessionLost, queryClient } from './query-client.ts'
import { forgetSesion } from './session.ts'

/** When the session is lost, clears the cache and goes to the login, which returns to this page. */
export function useSessionLost() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(
    () =>
      onSessionLost(() => {
        if (isLeaving()) return
        forgetSesion()
        queryClient.clear()
        navigate(paths.login({ volver: pathname + search }), { replace: true })
      }),
    [navigate, pathname, search],
  )
}
