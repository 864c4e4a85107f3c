import { useState } from 'react'
import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { storage } from './storage.ts'

const KEY = 'turnero.puesto'

/** The desk that this browser calls from, remembered from one day to the next. */
export function usePuesto() {
  const [puesto, setPuesto] = useState(() => storage.get(KEY) ?? PUESTO_POR_DEFECTO)
  return {
    puesto,
    choose: (typed: string) => {
      const chosen = typed.trim() || PUESTO_POR_DEFECTO
      storage.set(KEY, chosen)
      setPuesto(chosen)
    },
  }
}
