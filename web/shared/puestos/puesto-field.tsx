import { useId, useState } from 'react'
import { Puesto } from '#contract/turno.ts'
import { atender } from '#texts/atender.ts'
import type { Limits } from '#web/lib/form/limits.ts'
import { typedDesk } from './stay.ts'

const limits: Limits = Puesto

/** The desk this browser calls from: a number, or any name such as 'Caja 2'. Empty until the user has entered one. */
export function PuestoField({ puesto }: { puesto: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const value = typed ?? puesto

  function commit() {
    if (typed !== null) typedDesk.set(typed)
    setTyped(null)
  }

  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {atender.puesto.label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={atender.puesto.elegir}
        maxLength={limits.maxLength}
        autoComplete="off"
        title={atender.puesto.pista}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        style={{ width: `calc(${Math.min(14, Math.max(4, value.length))}ch + 1.5rem)` }}
        className="min-h-11 max-w-[32vw] rounded-control border border-line-strong/60 bg-surface px-2 text-center font-semibold text-ellipsis placeholder:font-normal placeholder:text-muted"
      />
    </div>
  )
}
