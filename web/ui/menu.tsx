import { Ellipsis } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { popoverLook, usePopover } from './popover.tsx'

type Props = {
  label: string
  icon?: ReactNode
  /** What the menu is about, above its items. */
  title?: string
  className?: string
  children: ReactNode
}

const ITEMS = '[role=menuitem]:not(:disabled)'

/** Rarely used actions behind a button. */
export function Menu({ label, icon, title, className, children }: Props) {
  const { open, setOpen, close, button, panel: list, id } = usePopover(ITEMS)

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
        // Focus before the click would close the details of another row, and move this button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
        className={className}
      >
        {icon ?? <Ellipsis aria-hidden="true" className="size-4" />}
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
          className={cx(popoverLook, 'w-max max-w-[min(18rem,calc(100vw-1rem))] min-w-58 p-1 max-sm:p-2')}
        >
          {title && <p className="truncate px-2 pt-2 pb-1 text-xs font-medium text-faint">{title}</p>}
          {children}
        </div>
      )}
    </>
  )
}

/** The props of every menu item. Its icon comes first; what `ml-auto` places, such as its shortcut, last. */
export const menuItem = {
  role: 'menuitem',
  tabIndex: -1,
  className: cx(
    'flex min-h-9 w-full items-center gap-3 rounded-control px-2 text-left text-sm font-medium transition-colors touch:min-h-11 max-sm:min-h-12 max-sm:text-base',
    'hover:bg-hover focus:bg-hover focus:outline-none disabled:text-faint dark:hover:bg-control dark:focus:bg-control [&>svg]:shrink-0 [&>svg]:text-muted',
  ),
} as const

/** For the item that removes something: below a line, at the end. */
export const dangerItem = {
  ...menuItem,
  className: cx(menuItem.className, 'text-danger-text [&>svg]:text-danger-text'),
} as const

export const MenuLine = () => <hr className="my-1 border-line" />
