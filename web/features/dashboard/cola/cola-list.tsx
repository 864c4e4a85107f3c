import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { puestos } from '#texts/puestos.ts'
import { formatEstimado, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { useAtenderState } from '#web/shared/atender/atender.tsx'
import { cx } from '#web/ui/cx.ts'
import { EstadoBadge } from './estado-badge.tsx'

/** Stands in the address instead of a queue's id. */
export const TODAS = 'todas'

type Props = { publico: Publico; colaId: string | null }

const waiting = (colas: readonly ColaPublica[]) => colas.reduce((sum, { enEspera }) => sum + enEspera, 0)

const look = (selected: boolean) =>
  cx(
    'grid min-h-12 content-center gap-0.5 rounded-control border px-3 py-2 transition-colors',
    selected
      ? 'border-brand bg-brand-soft forced-colors:border-[Highlight] forced-colors:outline-2'
      : 'border-line bg-surface hover:border-line-strong',
  )

/** The queues in a column, from 768 px up. */
export function ColaList({ publico: { colas, empresa }, colaId }: Props) {
  const todas = useTodas(colas)
  return (
    <nav aria-label={t.lista}>
      <ul className="grid grid-cols-1 gap-1.5">
        {colas.length > 1 && (
          <li>
            <Choice empresaId={empresa.id} cola={TODAS} selected={colaId === null}>
              <Line nombre={todas.nombre} enEspera={todas.enEspera} />
              <span className="text-sm text-muted">{todas.pista}</span>
            </Choice>
          </li>
        )}
        {colas.map((cola) => (
          <li key={cola.id}>
            <Choice empresaId={empresa.id} cola={cola.id} selected={cola.id === colaId}>
              <Line nombre={cola.nombre} enEspera={cola.enEspera} />
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                <EstadoBadge estado={cola.estado} />
                {cola.enEspera > 0 && formatEstimado(cola.estimado)}
              </span>
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What a call without a queue draws from: all queues, or those of the desk. */
function useTodas(colas: readonly ColaPublica[]) {
  const { colas: suyas } = useAtenderState()
  const mias = suyas && colas.filter(({ id }) => suyas.includes(id))
  return mias
    ? { nombre: puestos.misColas, pista: puestos.misColasPista, enEspera: waiting(mias) }
    : { nombre: t.todas, pista: t.todasPista, enEspera: waiting(colas) }
}

type ChoiceProps = { empresaId: string; cola: string; selected: boolean; children: ReactNode }

const Choice = ({ empresaId, cola, selected, children }: ChoiceProps) => (
  <Link
    to={paths.dashboard(empresaId, 'cola', { cola })}
    replace
    preventScrollReset
    aria-current={selected ? 'true' : undefined}
    className={look(selected)}
  >
    {children}
  </Link>
)

function Line({ nombre, enEspera }: { nombre: string; enEspera: number }) {
  const locale = useLocale()
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{nombre}</span>
      <span className="shrink-0 font-semibold tabular-nums">
        <span aria-hidden="true">{formatNumber(locale, enEspera)}</span>
        <span className="sr-only">{t.esperan(formatNumber(locale, enEspera))}</span>
      </span>
    </span>
  )
}

/** The choice of a queue in one line, below 768 px. */
export function ColaChooser({
  publico: { colas },
  colaId,
  onChoose,
}: Props & { onChoose: (cola: string) => void }) {
  const todas = useTodas(colas)
  return (
    <select
      aria-label={t.lista}
      value={colaId ?? TODAS}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-11 w-full min-w-0 truncate rounded-control border border-line-strong/60 bg-surface px-3 font-semibold"
    >
      {colas.length > 1 && <option value={TODAS}>{t.opcion(todas.nombre, todas.enEspera)}</option>}
      {colas.map(({ id, nombre, enEspera }) => (
        <option key={id} value={id}>
          {t.opcion(nombre, enEspera)}
        </option>
      ))}
    </select>
  )
}
