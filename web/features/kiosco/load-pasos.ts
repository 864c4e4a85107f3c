import { useEffect, useState } from 'react'
import type { Pasos } from './pasos/pasos.tsx'

let loading: Promise<typeof Pasos> | undefined

/**
 * Loads the kiosk in steps. It is no part of the page itself: until it is there, and where it cannot be loaded, people
 * use the form.
 */
export function loadPasos(): Promise<typeof Pasos> {
  loading ??= import('./pasos/pasos.tsx').then(async ({ Pasos, estilo }) => {
    await loadStyle(estilo)
    return Pasos
  })
  return loading
}

const loadStyle = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })

/** Returns the kiosk in steps once it is loaded. */
export function usePasos(): typeof Pasos | null {
  const [loaded, setLoaded] = useState<typeof Pasos | null>(null)
  useEffect(() => {
    loadPasos().then(
      (pasos) => setLoaded(() => pasos),
      () => {},
    )
  }, [])
  return loaded
}
