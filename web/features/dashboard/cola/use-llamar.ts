import { useRef, useState } from 'react'
import type { Turno } from '#contract/turno.ts'
import { cola as t } from '#texts/cola.ts'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useSiguiente } from './api.ts'

/** The button stays busy this long, so that a double click calls only one person. */
const REST_MS = 1000

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

/** Calls the next customer, one call at a time. `llamado` is the turno it called last. */
export function useLlamar(cola: ColaRef, puesto: string) {
  const llamar = useSiguiente(cola)
  const toast = useToast()
  const busy = useRef(false)
  const [resting, setResting] = useState(false)
  const [llamado, setLlamado] = useState<Turno | null>(null)

  async function call() {
    if (busy.current) return
    busy.current = true
    setResting(true)
    const rested = rest()
    try {
      const { turno } = await llamar.mutateAsync(puesto)
      setLlamado(turno)
      if (!turno) toast(t.nadieLlamado)
    } catch {
      // Shown from the mutation's state.
    }
    await rested
    busy.current = false
    setResting(false)
  }

  return {
    call,
    llamado,
    forget: () => setLlamado(null),
    /** Until the reply has arrived and REST_MS have passed. */
    pending: resting,
    error: llamar.error,
  }
}
