import type { Cola } from '#contract/cola.ts'
import type { TurnoEnEspera } from '#contract/turno.ts'
import { admin as t } from '#texts/admin.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

const MOST = 50

type Props = { cola: Cola; turnos: TurnoEnEspera[]; pulse: boolean }

/** Who waits, in order. `pulse` marks the new first one for a moment. */
export function ListaEspera({ cola, turnos, pulse }: Props) {
  if (turnos.length === 0) {
    return (
      <p className="grid flex-1 content-center rounded-control border-2 border-line border-dashed px-4 py-8 text-center text-muted">
        {t.vacia}
      </p>
    )
  }
  const more = cola.enEspera - MOST
  return (
    <div>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t.listaDe(cola.nombre)}
        className="grid max-h-80 grid-cols-1 gap-2 overflow-y-auto p-1"
      >
        {turnos.slice(0, MOST).map((turno, i) => (
          <Fila key={turno.id} turno={turno} first={i === 0} pulse={i === 0 && pulse} />
        ))}
      </ol>
      {more > 0 && <p className="pt-2 text-center text-sm text-muted">{t.masDe(formatNumber(more))}</p>}
    </div>
  )
}

type FilaProps = { turno: TurnoEnEspera; first: boolean; pulse: boolean }

const Fila = ({ turno, first, pulse }: FilaProps) => (
  <li
    data-pulse={pulse || undefined}
    className={cx(
      'flex items-center gap-3 rounded-control border px-3 py-2',
      first ? 'border-brand bg-brand-soft' : 'border-line',
      pulse && 'animate-pulse',
    )}
  >
    <span className="w-6 shrink-0 text-center font-semibold text-muted tabular-nums">{turno.posicion}</span>
    <span className="min-w-0 flex-1 truncate font-medium">{turno.nombre}</span>
    {first && <Badge tone="brand">{t.siguiente}</Badge>}
    <span className="turno-number text-lg">{turno.etiqueta}</span>
  </li>
)
