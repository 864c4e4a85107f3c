import { CircleCheck, CircleExclamationPoint, X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { comun } from '#texts/comun.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { IconButton } from './icon-button.tsx'

type ToastTone = 'success' | 'danger'
type ToastItem = { id: number; tone: ToastTone; text: string }

const SHOWN_MS = 6000

const ToastContext = createContext<(text: string, tone?: ToastTone) => void>(() => {})

/** Returns a function that shows a message about an action, even after the user has left its screen. */
export const useToast = () => useContext(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<ToastItem[]>([])
  const nextId = useRef(1)

  const dismiss = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), [])
  const show = useCallback((text: string, tone: ToastTone = 'success') => {
    const id = nextId.current++
    setItems((all) => [...all.filter((item) => item.text !== text).slice(-2), { id, tone, text }])
  }, [])
  const list = useMemo(
    () => items.map((item) => <Toast key={item.id} {...item} onClose={dismiss} />),
    [items, dismiss],
  )

  return (
    <ToastContext value={show}>
      {children}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center gap-2 lg:top-auto lg:bottom-4 lg:justify-items-end"
      >
        {list}
      </div>
    </ToastContext>
  )
}

function Toast({ id, tone, text, onClose }: ToastItem & { onClose: (id: number) => void }) {
  const Icon = tone === 'success' ? CircleCheck : CircleExclamationPoint
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  useTimeout(!held, SHOWN_MS, () => onClose(id))
  return (
    <output
      // The message stays while the user points at it or focuses it.
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="rise-in pointer-events-auto flex max-w-md items-center gap-3 rounded-control bg-text py-1 pr-1 pl-4 text-bg shadow-card"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 py-2 wrap-anywhere">{text}</p>
      <IconButton label={comun.cerrar} variant="inherit" onClick={() => onClose(id)}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </output>
  )
}
