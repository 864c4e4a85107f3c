import { useEffect, useRef } from 'react'
import { allowSound, chime } from '#web/lib/chime.ts'
import { storage } from '#web/lib/storage.ts'
import { miTurno as t } from '#web/texts/mi-turno.ts'

export const AVISO_KEY = 'turnero.aviso'
const AGAIN_MS = 1600
const VIBRATION = [300, 150, 300, 150, 600]

/** Sounds and vibrates when the turn is called while one waits, and says in the title how it stands. */
export function useLlamado(called: boolean | null, faltantes: number | null | undefined) {
  const waited = useRef(false)

  useEffect(() => {
    if (called === false) waited.current = true
    if (!called || !waited.current) return
    waited.current = false
    if (storage.get(AVISO_KEY) !== '1') return
    return alertThrice()
  }, [called])

  useEffect(() => {
    const title = called ? t.tituloLlamado : faltantes ? t.tituloEspera(faltantes) : null
    if (!title) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [called, faltantes])
}

function alertThrice() {
  navigator.vibrate?.(VIBRATION)
  const play = () => void allowSound().then((may) => may && chime())
  const timers = [0, 1, 2].map((i) => setTimeout(play, i * AGAIN_MS))
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
