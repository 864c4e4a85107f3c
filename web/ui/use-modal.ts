import { useLayoutEffect, useRef, useState } from 'react'

/** Opens and closes a native modal dialog: the browser handles Escape, traps the focus and restores it. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // The content is rendered after opening, because autoFocus does nothing in a hidden element.
  const [shown, setShown] = useState(false)
  // A drag that starts inside and ends outside, as when selecting text, must not close the dialog.
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
    if (!open) ref.current?.close()
    setShown(open)
  }, [open])

  return {
    shown: open && shown,
    dialog: {
      ref,
      // Also fires, later, after closing through `open`: another dialog, or this one again, may be open by then.
      onClose: (event: { currentTarget: HTMLDialogElement }) =>
        void (open && !event.currentTarget.open && onClose()),
      onPointerDown: (event: { target: unknown; currentTarget: unknown }) => {
        pressedOutside.current = event.target === event.currentTarget
      },
      onClick: (event: { target: unknown; currentTarget: unknown }) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
      },
    },
  }
}
