import type { EstadoPuesto, PuestoDeEmpresa } from '#contract/puesto.ts'
import { puestos as t } from '#texts/puestos.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
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

type Props = { puesto: PuestoDeEmpresa; zona: string | undefined; pending: boolean; onChoose: () => void }

export function PuestoOpcion({ puesto, zona, pending, onChoose }: Props) {
  const locale = useLocale()
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line px-3 py-2 text-left transition-colors hover:border-brand hover:bg-brand-soft/50"
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{puesto.nombre}</span>{' '}
        <span className="text-sm text-muted wrap-anywhere">
          {whoIs(puesto, zona, locale) ?? (puesto.plazas !== null && t.plazas(puesto.plazas))}
        </span>
      </span>
      {pending && <Spinner />}
      <Badge tone={puestoTone[puesto.estado]} dot>
        {t.estados[puesto.estado]}
      </Badge>
    </button>
  )
}
