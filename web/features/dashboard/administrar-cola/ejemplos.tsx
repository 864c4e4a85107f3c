import { administrarCola as t } from '#texts/administrar-cola.ts'
import { cx } from '#web/ui/cx.ts'
import type { Draft } from './draft.ts'

type Props = { nombre: string; onUse: (example: Partial<Draft>) => void; className: string }

/** Buttons with example queues; pressing one fills the form with it. */
export const Ejemplos = ({ nombre, onUse, className }: Props) =>
  t.ejemplos.map(({ tiempo, ...rest }) => (
    <button
      key={rest.nombre}
      type="button"
      aria-pressed={rest.nombre === nombre}
      onClick={() => onUse({ ...rest, tiempoEstimado: String(tiempo) })}
      className={cx('rounded-control text-sm font-medium whitespace-nowrap transition-colors', className)}
    >
      {rest.nombre}
    </button>
  ))
