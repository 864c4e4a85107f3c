import { useEffect, useState } from 'react'
import type { Turno } from '#contract/turno.ts'
import { storage } from '#web/lib/browser/storage.ts'

const KEY = 'turnero.imprimir'

/** Whether this screen prints a ticket with each turno. Remembered in the browser. */
export function useImprimir(turno: Turno | null): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(false)

  useEffect(() => setOn(storage.get(KEY) === '1'), [])

  useEffect(() => {
    if (on && turno) window.print()
  }, [on, turno])

  function choose(wanted: boolean) {
    if (wanted) storage.set(KEY, '1')
    else storage.remove(KEY)
    setOn(wanted)
  }

  return [on, choose]
}
