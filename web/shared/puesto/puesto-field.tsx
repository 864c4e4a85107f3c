import { useId, useState } from 'react'
import { Puesto } from '#contract/turno.ts'
import { cola as t } from '#texts/cola.ts'
import type { Limits } from '#web/lib/limits.ts'
import { usePuesto } from './use-puesto.ts'

const limits: Limits = Puesto
const SUGGESTED = ['1', '2', '3', '4', '5', '6']

/** The desk this browser calls from: a number, or any name such as 'Caja 2'. */
export function PuestoField() {
  const [puesto, setPuesto] = usePuesto()
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()

  function commit() {
    if (typed !== null) setPuesto(typed)
    setTyped(null)
  }

  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="font-medium text-muted max-2xl:text-sm">
        {t.puesto}
      </label>
      <input
        id={id}
        list={`${id}puestos`}
        value={typed ?? puesto}
        maxLength={limits.maxLength}
        autoComplete="off"
        title={t.puestoPista}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="min-h-11 w-16 rounded-control border border-line-strong/60 bg-surface px-1 text-center font-semibold"
      />
      <datalist id={`${id}puestos`}>
        {SUGGESTED.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </div>
  )
}
