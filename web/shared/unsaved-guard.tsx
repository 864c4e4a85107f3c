import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { configuracion as t } from '#texts/configuracion.ts'
import { isLeaving } from '#web/lib/api/leave.ts'
import { readSesion } from '#web/lib/api/session.ts'
import { hasUnsaved } from '#web/lib/form/unsaved.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Navigation state that skips the question: after the empresa was deleted, or when the plan does not allow a page. */
export const WITHOUT_ASKING = 'sin-preguntar'

/** Asks before the unsaved changes of any form are lost, on navigation and when the tab closes. One per app frame. */
export function UnsavedGuard() {
  // Without a session nothing could be saved, so it does not ask. Logging out asks on its own, before the session ends.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved(nextLocation.pathname) &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== WITHOUT_ASKING &&
      readSesion() !== null &&
      !isLeaving(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

type Props = { open: boolean; onClose: () => void; onConfirm: () => void; pending?: boolean }

export const LeaveDialog = (props: Props) => (
  <ConfirmDialog {...props} title={t.salirTitulo} confirm={t.salirSi} cancel={t.salirNo}>
    <p>{t.salirTexto}</p>
  </ConfirmDialog>
)
