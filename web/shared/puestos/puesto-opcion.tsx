import type { EstadoPuesto, PuestoDeEmpresa } from '#contract/puesto.ts'
import { puestos as t } from '#texts/puestos.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Tone } from '#web/ui/tone.ts'

export const puestoTone: Record<EstadoPuesto, Tone> = {
  libre: 'success',
  ocupado: 'brand',
  'en pausa': 'warning',
}

/** Who is at a desk, as a sentence. */
function whoIs(
  { ocupacion, pausa }: PuestoDeEmpresa,
  zona: string | undefined,
  locale: string,
): string | null {
  if (!ocupacion) return null
  const usuario = ocupacion.usuario || t.alguien
  if (pausa) return t.enPausaPor(usuario, pausa.motivo)
  return t.ocupadoPor(usuario, formatTime(locale, ocupacion.desde, zona))
}

type Props = {
  puesto: PuestoDeEmpresa
  /** The names of the queues that it serves. */
  colas: string
  zona: string | undefined
  /** The last desk of this browser. */
  last: boolean
  selected: boolean
  pending: boolean
  onChoose: () => void
}

/** A line of the desk picker: the name, its queues, who is there. */
export function PuestoOpcion({ puesto, colas, zona, last, selected, pending, onChoose }: Props) {
  const locale = useLocale()
  const plazas = puesto.plazas === null ? [] : [t.plazas(puesto.plazas)]
  return (
    <button
      type="button"
      aria-current={selected || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onChoose}
      className={cx(
        'relative flex min-h-13 w-full items-center gap-3 px-4 text-left transition-colors hover:bg-hover sm:px-5',
        selected && 'bg-hover before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-text',
      )}
    >
      <Dot tone={puesto.pausa ? 'warning' : puesto.ocupacion ? 'success' : 'free'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{puesto.nombre}</span>{' '}
        <span className="block truncate text-xs text-muted">
          {whoIs(puesto, zona, locale) ?? [colas, ...plazas].join(' · ')}
        </span>
      </span>
      {pending && <Spinner />}
      <span className="shrink-0 text-sm text-muted">
        {last ? t.tuUltimo : puesto.ocupacion ? t.estados[puesto.estado] : ''}
        {!puesto.ocupacion && <span className="sr-only"> {t.estados.libre}</span>}
      </span>
    </button>
  )
}
