import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'

type Props = { label: string; children: ReactNode }

/** Actions that are needed seldom, behind a button. Closes on Escape, outside click and any choice. */
export function Menu({ label, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPointer = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <div ref={root} className="relative">
      <IconButton label={label} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </IconButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the choices inside are the controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a choice is a click as well */}
      <div
        id={id}
        hidden={!open}
        onClick={() => setOpen(false)}
        className="rise-in absolute right-0 z-20 mt-1 grid w-max min-w-52 max-w-72 rounded-control border border-line bg-surface p-1 shadow-card"
      >
        {children}
      </div>
    </div>
  )
}

/** How every choice of a menu looks. */
export const menuItemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-[9px] px-3 text-left font-medium transition-colors hover:bg-sunken disabled:opacity-55'
