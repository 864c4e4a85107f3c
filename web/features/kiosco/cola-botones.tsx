import type { ColaPublica } from '#contract/cola.ts'
import { apertura } from '#texts/apertura.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { waitOf } from '#web/shared/pedir-turno/wait-of.ts'
import { usePropio } from '#web/shared/propio.ts'
import { cx } from '#web/ui/cx.ts'

type Props = {
  colas: readonly ColaPublica[]
  chosen: string | undefined
  onChoose: (colaId: string) => void
  className?: string
}

/** Chooses a cola with large buttons: its name, how many wait and how long, or why it issues no turnos. */
export function ColaBotones({ colas, chosen, onChoose, className }: Props) {
  const propio = usePropio()
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-lg font-medium 2xl:text-xl">{t.cola}</legend>
      <div className={cx('grid gap-2.5 2xl:gap-4', colas.length > 1 && 'grid-cols-2')}>
        {colas.map((cola) => (
          <label
            key={cola.id}
            className={cx(
              'grid min-h-18 cursor-pointer content-center gap-0.5 rounded-control border-2 border-line-strong/60 bg-surface px-3.5 py-2 transition-colors 2xl:min-h-24',
              'has-checked:border-brand-text has-checked:bg-brand-soft has-checked:text-brand-text',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              cola.admite !== 'si' && 'border-dashed',
            )}
          >
            <input
              type="radio"
              name="colaId"
              value={cola.id}
              checked={cola.id === chosen}
              onChange={() => onChoose(cola.id)}
              className="sr-only"
            />
            <span className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
              {propio(cola.nombre)}
            </span>
            <span className="text-sm leading-tight text-muted 2xl:text-base">
              {cola.admite === 'si' ? waitOf(cola) : apertura.corta[cola.admite]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
