import { useEffect, useRef } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { allowSound, chime } from '#web/lib/browser/chime.ts'
import { isTimbreOn } from './timbre.ts'

const AGAIN_MS = 1600
const VIBRATION = [300, 150, 300, 150, 600]

/** Sounds and vibrates at each call while the page is open, and shows the state in the title. Returns what stops it. */
export function useLlamado(datos: Verificacion | undefined): () => void {
  const called = datos?.turno.estado === 'en atención'
  const llamado = datos?.turno.llamado
  const faltantes = datos?.faltantes
  const known = useRef<string | null>(undefined)
  const stop = useRef(() => {})

  useEffect(() => {
    if (llamado === undefined) return
    const before = known.current
    known.current = llamado
    // Not a new call: it was there when the page opened, or is back in service after the next call was undone.
    if (!called || before === undefined || before === llamado) return
    if (!isTimbreOn()) return
    stop.current = alertThrice()
    return stop.current
  }, [called, llamado])

  useEffect(() => {
    const title = called ? t.tituloLlamado : faltantes ? t.tituloEspera(faltantes) : null
    if (!title) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [called, faltantes])

  return () => {
    navigator.vibrate?.(0)
    stop.current()
  }
}

function alertThrice() {
  navigator.vibrate?.(VIBRATION)
  const play = () => void allowSound().then((may) => may && chime())
  const timers = [0, 1, 2].map((i) => setTimeout(play, i * AGAIN_MS))
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
