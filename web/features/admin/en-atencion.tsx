import { admin as t } from '#texts/admin.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import type { Atendido } from '#web/shared/atender/fila/atendido.ts'
import { AccionesDeAtendido, DetalleDeAtendido } from '#web/shared/atender/fila/de-atendido.tsx'

type Props = { turnos: readonly Atendido[]; zona: string }

/** The turnos in service, with the actions for each. */
export function EnAtencion({ turnos, zona }: Props) {
  const locale = useLocale()
  if (turnos.length === 0) return null
  return (
    <ul aria-label={t.enAtencion} className="grid gap-2">
      {turnos.map((turno) => (
        <li
          key={turno.id}
          className="rise-in flex min-w-0 flex-wrap items-center gap-x-2 rounded-control bg-success-soft py-1 pr-1 pl-3 text-success-text"
        >
          <span className="turno-number text-2xl">{turno.etiqueta}</span>
          <span className="grid min-w-0 flex-1 basis-24">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{turno.nombre}</span>
            <span className="text-sm wrap-anywhere">
              {t.desde(turno.puesto, formatTime(locale, turno.llamado, zona))}
            </span>
            <DetalleDeAtendido turno={turno} />
          </span>
          <AccionesDeAtendido turno={turno} />
        </li>
      ))}
    </ul>
  )
}
