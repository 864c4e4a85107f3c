import { atender as t } from '#texts/atender.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import type { Atendido } from './fila/atendido.ts'
import { AccionesDeAtendido, DetalleDeAtendido } from './fila/de-atendido.tsx'

type Props = { turnos: readonly Atendido[]; zona: string | undefined }

/** Turnos in service at other desks. */
export function OtrosPuestos({ turnos, zona }: Props) {
  const locale = useLocale()
  if (turnos.length === 0) return null
  return (
    <section aria-label={t.otrosPuestos} className="grid min-w-0 gap-2">
      <h3 className="text-sm font-semibold text-muted">{t.otrosPuestos}</h3>
      <ul className="grid gap-2">
        {turnos.map((turno) => (
          <li
            key={turno.id}
            className="flex min-w-0 flex-wrap items-center gap-x-3 rounded-control border border-line py-1 pr-1 pl-3"
          >
            <span className="turno-number min-w-8 text-xl">{turno.etiqueta}</span>
            <span className="grid min-w-0 flex-1 basis-32 py-1">
              <span className="font-semibold wrap-anywhere">{turno.nombre}</span>
              <span className="text-sm wrap-anywhere text-muted">
                {nombrePuesto(turno.puesto)} · {t.desde(formatTime(locale, turno.llamado, zona))}
              </span>
              <DetalleDeAtendido turno={turno} />
            </span>
            <AccionesDeAtendido turno={turno} />
          </li>
        ))}
      </ul>
    </section>
  )
}
