import type { ReactNode } from 'react'
import { comun } from '#texts/comun.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  confirm: string
  cancel?: string
  pending?: boolean
  error?: string
  children: ReactNode
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ onConfirm, confirm, cancel, pending, error, children, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={dialog.onClose}>
            {cancel ?? comun.cancelar}
          </Button>
          <Button variant="danger" onClick={onConfirm} loading={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  )
}
