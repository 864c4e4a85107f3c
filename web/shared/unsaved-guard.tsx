import { useEffect } from 'react'
import { useBlocker, useOutletContext } from 'react-router'
import { configuracion as t } from '#texts/configuracion.ts'
import { isLeaving } from '#web/lib/api/leave.ts'
import { readSesion } from '#web/lib/api/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** State of a navigation that must not ask, as after the empresa was deleted. */
export const WITHOUT_ASKING = 'sin-preguntar'

/** Asks before unsaved changes are lost, on navigation and when the tab closes. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  // Without a session nothing could be saved, so it does not ask. Who ends it was asked before.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== WITHOUT_ASKING &&
      readSesion() !== null &&
      !isLeaving(),
  )
  // The frame around the views asks before it ends the session.
  const tellFrame = useOutletContext<(unsaved: boolean) => void>()

  useEffect(() => {
    tellFrame(dirty)
    return () => tellFrame(false)
  }, [dirty, tellFrame])

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t.salirTitulo}
      confirm={t.salirSi}
      cancel={t.salirNo}
    >
      <p>{t.salirTexto}</p>
    </ConfirmDialog>
  )
}
