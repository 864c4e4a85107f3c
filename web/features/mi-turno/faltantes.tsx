import { Check, Clock, UserX, X } from 'lucide-react'
import { useState } from 'react'
import type { EstadoTurno } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { TurnoRing } from '#web/shared/turno-ring.tsx'
import { cx } from '#web/ui/cx.ts'

const ICONS = { completado: Check, cancelado: X, ausente: UserX, expirado: Clock }

/** undefined: not known yet; null: the server has no count to give. */
type Props = { estado: EstadoTurno; faltantes: number | null | undefined; etiqueta: string }

/** The ring: turns still to come while waiting, the own number once called. */
export function Faltantes({ estado, faltantes, etiqueta }: Props) {
  const most = useMost(faltantes ?? 0)
  const className = 'w-[min(14rem,46vw,23dvh)]'
  if (estado === 'en atención') {
    return (
      <TurnoRing progress={1} done className={className}>
        <span className={cx('turno-number', etiqueta.length > 4 ? 'text-3xl' : 'text-turno')}>
          {etiqueta}
        </span>
      </TurnoRing>
    )
  }
  if (estado !== 'en espera') {
    const Icon = ICONS[estado]
    return (
      <TurnoRing progress={1} done={estado === 'completado'} className={className}>
        <Icon aria-hidden="true" className="size-16 text-muted" />
      </TurnoRing>
    )
  }
  return (
    <TurnoRing progress={most > 0 ? 1 - (faltantes ?? most) / (most + 1) : 0} className={className}>
      <span className="turno-number text-5xl">
        {faltantes === undefined ? t.sinDato : (faltantes ?? t.sinCuenta)}
      </span>
      <span className="mt-1 text-sm text-muted">{faltantes === 1 ? t.faltaUno : t.faltan}</span>
    </TurnoRing>
  )
}

/** Returns the largest value seen: the ring is empty there. */
function useMost(value: number) {
  const [most, setMost] = useState(value)
  if (value > most) setMost(value)
  return Math.max(most, value)
}
