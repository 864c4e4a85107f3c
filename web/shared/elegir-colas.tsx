import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { useConfiguracion } from './queries.ts'

type Props = {
  empresaId: string
  label: string
  hint?: string
  /** Ids of colas; an empty list means all. */
  value: readonly string[]
  onChange: (colas: string[]) => void
  /** Lays the choices out side by side. */
  row?: boolean
  /** Which colas are offered; all by default. */
  only?: (colaId: string) => boolean
  className?: string
}

/** Chooses some of an empresa's colas. Renders nothing when there is only one. */
export function ElegirColas({
  empresaId,
  label,
  hint,
  value,
  onChange,
  row,
  only = () => true,
  className,
}: Props) {
  const colas = useConfiguracion(empresaId).data?.categorias.filter(({ id }) => only(id)) ?? []
  if (colas.length < 2) return null
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...value, id] : value.filter((other) => other !== id))
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="font-medium">{label}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className={row ? 'flex flex-wrap gap-x-5' : 'grid gap-1 pt-1'}>
        {colas.map(({ id, nombre }) => (
          <Checkbox
            key={id}
            label={nombre}
            checked={value.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
