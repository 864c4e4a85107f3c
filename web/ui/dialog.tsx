import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { comun } from '#texts/comun.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
  className?: string
}

/** A native modal dialog in the middle of the screen. */
export function Dialog({ open, onClose, title, children, actions, className }: Props) {
  const { shown, dialog } = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-0 text-left text-text shadow-card',
        // On a phone it is a sheet, within reach of the thumb.
        'dense:border-0 dense:shadow-menu dense:max-sm:mb-2 dense:max-sm:w-[calc(100vw-1rem)] dense:dark:bg-raised',
        'open:rise-in',
        className,
      )}
    >
      {shown && (
        <div className="grid gap-4 p-5 sm:p-6 dense:gap-3 dense:p-4 dense:sm:p-5">
          <div className="flex items-start justify-between gap-4">
            <h2
              id={titleId}
              className="min-w-0 pt-1.5 text-xl font-bold wrap-anywhere dense:pt-1 dense:text-lg dense:font-semibold"
            >
              {title}
            </h2>
            <IconButton label={comun.cerrar} onClick={onClose} className="-mt-1 -mr-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <div className="grid grid-cols-1 gap-3 wrap-anywhere">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 pt-2 dense:gap-2 dense:max-sm:[&>button]:min-h-12 dense:max-sm:[&>button]:flex-1">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
