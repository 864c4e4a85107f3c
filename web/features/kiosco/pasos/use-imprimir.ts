import { useEffect, useState } from 'react'
import { storage } from '#web/lib/browser/storage.ts'

const KEYS = { siempre: 'turnero.imprimir', boton: 'turnero.imprimir.boton' } as const

export type Imprimir = Record<keyof typeof KEYS, boolean>

/** Whether this screen prints a ticket with each turno, and whether it offers to. Remembered in the browser. */
export function useImprimir(): [Imprimir, (change: Partial<Imprimir>) => void] {
  const [imprimir, setImprimir] = useState<Imprimir>({ siempre: false, boton: false })

  useEffect(
    () => setImprimir({ siempre: storage.get(KEYS.siempre) === '1', boton: storage.get(KEYS.boton) === '1' }),
    [],
  )

  function choose(change: Partial<Imprimir>) {
    const next = { ...imprimir, ...change }
    for (const [name, key] of Object.entries(KEYS)) {
      if (next[name as keyof Imprimir]) storage.set(key, '1')
      else storage.remove(key)
    }
    setImprimir(next)
  }

  return [imprimir, choose]
}
