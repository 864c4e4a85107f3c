import type { ReactNode } from 'react'
import { miTurno as t } from '#texts/mi-turno.ts'
import { cx } from '#web/ui/cx.ts'

/** Longer labels have a line of their own, with cola and name below. */
const SHORT_LABEL = 4

type Props = {
  etiqueta: string
  cola: string
  nombre: string
  as?: 'h1' | 'h3'
  /** A line across the pass, such as that there is no network. */
  band?: ReactNode
  /** Says more than usual, so that a small phone needs the space. */
  crowded?: boolean
  children: ReactNode
}

/** A customer's turno as a ticket: the stub with its label, cola and name, and what there is to know below. */
export function Pase({ etiqueta, cola, nombre, as: Title = 'h1', band, crowded, children }: Props) {
  const long = etiqueta.length > SHORT_LABEL
  return (
    <article
      data-crowded={crowded || long || band ? '' : undefined}
      className="shrink-0 overflow-hidden rounded-pass border border-line bg-surface shadow-card"
    >
      <div
        className={cx(
          'grid bg-brand px-5 pt-4 text-on-brand tight:pt-3 tight:pb-3',
          long ? 'gap-1 pb-4' : 'grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 pb-5',
        )}
      >
        <Title className="tracking-normal">
          <span className="block text-sm leading-5 font-medium">{t.tuTurno}</span>{' '}
          <span
            className={cx(
              'turno-number block whitespace-nowrap',
              long
                ? cx(etiqueta.length > 9 ? 'text-[28px]' : 'text-[48px]', 'min-h-12 leading-12')
                : 'text-[56px] min-[390px]:text-[64px]',
            )}
          >
            {etiqueta}
          </span>
        </Title>
        <p className={cx('min-w-0', !long && 'text-right')}>
          <strong
            className={cx(
              'text-lg leading-6 font-bold tracking-[-0.01em] wrap-anywhere',
              long ? 'line-clamp-1' : 'line-clamp-2',
            )}
          >
            {cola}
          </strong>{' '}
          <span className="block truncate leading-6">{nombre}</span>
        </p>
      </div>
      {band}
      <div className="px-5 pt-4 pb-5 min-[390px]:pt-5 min-[390px]:pb-6 tight:pt-3 tight:pb-4">{children}</div>
    </article>
  )
}

type FactsProps = { facts: readonly [label: string, value: string | number][]; children?: ReactNode }

/** Values with their labels, two in a row. */
export const Facts = ({ facts, children }: FactsProps) => (
  <dl className="mt-4 grid grid-cols-2 gap-x-4 border-t border-line pt-4 tight:mt-2 tight:pt-2">
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-sm leading-5 text-muted">{label}</dt>
        <dd className="text-lg leading-7 font-bold tracking-[-0.03em] tabular-nums">{value}</dd>
      </div>
    ))}
    {children}
  </dl>
)
