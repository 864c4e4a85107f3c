import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'

type Props = { label: string; icon?: ReactNode; className?: string; children: ReactNode }

const ITEMS = '[role=menuitem]:not(:disabled)'
const GAP_PX = 4

/**
 * Rarely used actions behind a button. It uses the native popover: Escape and a press outside close it, and the focus
 * returns to the button.
 */
export function Menu({ label, icon, className, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const menu = list.current
    if (!open || !menu || !button.current) return
    // Firefox supports it since 125. Before, the menu is an ordinary element above the page.
    menu.showPopover?.()
    place(menu, button.current)
    menu.querySelector<HTMLElement>(ITEMS)?.focus()
    const close = () => setOpen(false)
    const { top } = button.current.getBoundingClientRect()
    // Ignore the late event of a scroll that happened before opening: the button has not moved since.
    const onScroll = () => button.current?.getBoundingClientRect().top !== top && close()
    const onPress = ({ target }: PointerEvent) => {
      if (!menu.contains(target as Node) && !button.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPress)
    addEventListener('resize', close)
    document.addEventListener('scroll', onScroll, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onPress)
      removeEventListener('resize', close)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open])

  function close() {
    // Restore the focus before the chosen action opens a dialog.
    list.current?.hidePopover?.()
    button.current?.focus()
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab' || event.key === 'Escape') return close()
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items.at(to % items.length)?.focus()
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
        className={className}
      >
        {icon ?? <EllipsisVertical aria-hidden="true" className="size-5" />}
      </IconButton>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
          onClick={close}
          onKeyDown={onKeyDown}
          className="fixed inset-auto z-50 m-0 w-max min-w-52 max-w-[min(18rem,calc(100vw-1rem))] overflow-y-auto rounded-control border border-line bg-surface p-1 text-text shadow-card"
        >
          {children}
        </div>
      )}
    </>
  )
}

/** Places the menu below the button, right edges aligned, or above it where there is no room below. */
function place(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = menu
  const left = Math.max(GAP_PX, Math.min(right - offsetWidth, innerWidth - offsetWidth - GAP_PX))
  const below = bottom + GAP_PX + offsetHeight <= innerHeight
  menu.style.left = `${left}px`
  menu.style.top = `${below ? bottom + GAP_PX : Math.max(GAP_PX, top - GAP_PX - offsetHeight)}px`
}

/** The props of every menu item. */
export const menuItem = {
  role: 'menuitem',
  tabIndex: -1,
  className:
    'flex min-h-11 w-full items-center gap-3 rounded-[9px] px-3 text-left font-medium transition-colors hover:bg-sunken focus:bg-sunken disabled:opacity-55',
} as const
