import type { ReactNode } from 'react'
import type { Tablero } from '#contract/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useMinutesAgo } from '#web/shared/use-minutes-ago.ts'

/** The room in a few figures. */
export function Cifras({ sala }: { sala: Tablero }) {
  const locale = useLocale()
  const sum = (field: 'enEspera' | 'apartados') =>
    formatNumber(
      locale,
      sala.colas.reduce((total, cola) => total + cola[field], 0),
    )
  const oldest = sala.colas.flatMap(({ esperaDesde }) => esperaDesde ?? []).sort()[0]
  const serving = sala.puestos.filter(({ estado }) => estado === 'ocupado').length
  return (
    <dl className="grid grid-cols-2 border-y border-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      <Cifra label={puestos.sala.enEspera}>{sum('enEspera')}</Cifra>
      <Cifra label={puestos.sala.masLarga}>{oldest ? <Longest since={oldest} /> : '–'}</Cifra>
      {sala.puestos.length > 0 && (
        <Cifra label={puestos.sala.atiendenAhora}>
          {formatNumber(locale, serving)} <Small>{puestos.sala.dePuestos(sala.puestos.length)}</Small>
        </Cifra>
      )}
      <Cifra label={puestos.sala.columnas.apartados}>{sum('apartados')}</Cifra>
    </dl>
  )
}

const Cifra = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-line px-4 py-2.75 max-sm:nth-[n+3]:border-t max-sm:even:border-l sm:border-l sm:first:border-l-0 lg:px-6">
    <dt className="truncate text-sm text-muted">{label}</dt>
    <dd className="text-xl font-bold tracking-[-0.02em]">{children}</dd>
  </div>
)

const Small = ({ children }: { children: ReactNode }) => (
  <span className="text-sm font-normal tracking-normal text-muted">{children}</span>
)

/** The figure, then its unit in small. */
function Longest({ since }: { since: string }) {
  const [figure = '', ...rest] = puestos.sala.minutos(useMinutesAgo(since)).split(/\s/)
  return (
    <>
      {figure} <Small>{rest.join(' ')}</Small>
    </>
  )
}
