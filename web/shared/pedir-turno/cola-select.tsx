import type { ColaPublica } from '#contract/cola.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Select } from '#web/ui/select.tsx'
import { waitOf } from './wait-of.ts'

type Props = {
  colas: readonly ColaPublica[]
  cola: ColaPublica | undefined
  loading: boolean
  onChoose: (colaId: string) => void
  className?: string
}

/** Chooses a cola, and shows how long the wait is. */
export function ColaSelect({ colas, cola, loading, onChoose, className }: Props) {
  const propio = usePropio()
  return (
    <Select
      label={t.cola}
      name="colaId"
      value={cola?.id ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      disabled={colas.length === 0}
      hint={cola && waitOf(cola)}
      className={className}
    >
      {colas.length === 0 && <option value="">{loading ? t.cargandoColas : t.sinColas}</option>}
      {colas.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {propio(nombre)}
        </option>
      ))}
    </Select>
  )
}
