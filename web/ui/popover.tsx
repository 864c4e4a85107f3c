import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

const GAP_PX = 4
/** Where it is a sheet at the bottom of the window. */
const SHEET = '(width < 40rem)'

type Align = 'left' | 'right'

/**
 * Something that opens from a button, above the page. It uses the native popover: Escape and a press outside close it,
 * and the focus returns to the button. `focus` chooses what gets the focus when it opens.
 */
export function usePopover(focus: string, align: Align = 'right', startsOpen = false) {
  const [open, setOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const shown = panel.current
    if (!open || !shown || !button.current) return
    // Firefox supports it since 125. Before, it is an ordinary element above the page.
    shown.showPopover?.()
    if (!matchMedia(SHEET).matches) place(shown, button.current, align)
    ;(shown.querySelector<HTMLElement>(focus) ?? shown).focus()
    const close = () => setOpen(false)
    const { top } = button.current.getBoundingClientRect()
    // Ignore the late event of a scroll that happened before opening: the button has not moved since.
    const onScroll = () => button.current?.getBoundingClientRect().top !== top && close()
    const onPress = ({ target }: PointerEvent) => {
      if (!shown.contains(target as Node) && !button.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPress)
    addEventListener('resize', close)
    document.addEventListener('scroll', onScroll, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onPress)
      removeEventListener('resize', close)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open, focus, align])

  /** Restores the focus first: the chosen action may open a dialog. */
  function close() {
    panel.current?.hidePopover?.()
    button.current?.focus()
    setOpen(false)
  }

  return { open, setOpen, close, button, panel, id }
}

/** Below the button, or above it where there is no room below. */
function place(panel: HTMLElement, button: HTMLElement, align: Align) {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const wanted = align === 'right' ? right - offsetWidth : left
  const below = bottom + GAP_PX + offsetHeight <= innerHeight
  panel.style.left = `${Math.max(GAP_PX, Math.min(wanted, innerWidth - offsetWidth - GAP_PX))}px`
  panel.style.top = `${below ? bottom + GAP_PX : Math.max(GAP_PX, top - GAP_PX - offsetHeight)}px`
}

export const popoverLook = cx(
  'fixed inset-auto z-50 m-0 max-h-[calc(100dvh-1rem)] overflow-y-auto rounded-card bg-raised text-text shadow-menu outline-none',
  'max-sm:inset-x-2 max-sm:bottom-2 max-sm:w-auto max-sm:max-w-none max-sm:backdrop:bg-[rgb(10_12_24/0.45)]',
)

type Props = {
  /** Accessible name of what opens. */
  label: string
  align?: Align
  /** The content of the button. */
  trigger: ReactNode
  triggerTitle?: string
  /** Accessible name of the button, where its content says too little on its own. */
  triggerLabel?: string
  triggerClassName?: string
  /** For what was just added, and is edited at once. */
  startsOpen?: boolean
  className?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Details that open beside their button, or as a sheet on a phone. */
export function Popover({
  label,
  align = 'left',
  trigger,
  triggerTitle,
  triggerLabel,
  triggerClassName,
  startsOpen,
  className,
  children,
}: Props) {
  const { open, setOpen, close, button, panel, id } = usePopover('a, button, input', align, startsOpen)
  return (
    <>
      <button
        ref={button}
        type="button"
        title={triggerTitle}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            // Otherwise the browser would also close the dialog around it.
            event.preventDefault()
            close()
          }}
          className={cx(popoverLook, 'p-4', className)}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </>
  )
}
