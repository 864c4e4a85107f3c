import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { comun } from '#texts/comun.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Returns to the sheet before this one. */
  onBack?: () => void
  /** A question to answer with its buttons, without a cross. */
  asks?: boolean
  children: ReactNode
}

/** A native modal dialog at the lower edge of a phone, within reach of a thumb. */
export function Sheet({ open, onClose, title, onBack, asks, children }: Props) {
  const { shown, dialog } = useModal(open, onClose)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // When a part of the sheet replaces the one with the focus, the title takes it.
  useEffect(() => {
    const { activeElement } = document
    const isInside = activeElement !== dialog.ref.current && dialog.ref.current?.contains(activeElement)
    if (shown && title && !isInside) heading.current?.focus()
  }, [shown, title, dialog.ref])
  return (
    <dialog
      {...dialog}
      role={asks ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className="fixed inset-x-0 top-auto bottom-0 mx-auto mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-md overscroll-contain rounded-t-sheet bg-surface px-4 pt-2 pb-4 text-left text-text open:rise-in"
    >
      {shown && (
        <>
          <span
            aria-hidden="true"
            className="mx-auto mt-1 mb-2 block h-1 w-10 rounded-full bg-line-strong opacity-60"
          />
          <div className="flex min-h-12 items-center pl-1">
            {onBack && (
              <IconButton label={comun.volver} onClick={onBack} className="-ml-3 min-h-12 min-w-12">
                <ArrowLeft aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className="min-w-0 flex-1 text-xl leading-7 font-bold outline-none wrap-anywhere"
            >
              {title}
            </h2>
            {!asks && (
              <IconButton label={comun.cerrar} onClick={onClose} className="min-h-12 min-w-12">
                <X aria-hidden="true" className="size-6" />
              </IconButton>
            )}
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
