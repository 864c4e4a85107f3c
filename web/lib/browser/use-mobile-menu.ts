import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { WIDE } from './media.ts'

/** The state of a menu that closes on navigation, on Escape and when the window becomes wide. */
export function useMobileMenu(wide = WIDE) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { key } = useLocation()
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const close = () => setOpenAt(null)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const media = matchMedia(wide)
    media.addEventListener('change', close)
    document.addEventListener('keydown', onKey)
    return () => {
      media.removeEventListener('change', close)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, wide])

  return { open, toggle: () => setOpenAt(open ? null : key), close: () => setOpenAt(null) }
}
