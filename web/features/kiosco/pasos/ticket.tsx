import type { Publico } from '#contract/cola.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { Turno } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { publicPaths } from '#web/public-paths.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Qr } from '#web/ui/qr.tsx'

type Props = { turno: Turno; publico?: Publico; idioma?: Idioma }

/** Only shown in print: 80 mm wide, black on white. */
export function Ticket({ turno, publico, idioma }: Props) {
  const locale = useLocale()
  const propio = usePropio()
  const cola = publico?.colas.find(({ id }) => id === turno.colaId)
  return (
    <section className="ticket" aria-hidden="true">
      <p className="ticket-empresa">{publico?.empresa.nombre}</p>
      <p>{cola && propio(cola.nombre)}</p>
      <p className="ticket-numero">{turno.etiqueta}</p>
      <p className="ticket-nombre">{turno.nombre}</p>
      <Qr
        value={location.origin + publicPaths.miTurno(publico?.empresa.id ?? '', turno, idioma)}
        size={150}
        label={t.qrEtiqueta}
      />
      <p>
        {t.codigo} <strong>{codigoEnGrupos(turno.codigo)}</strong>
      </p>
      <p>{formatDateTime(locale, Date.now(), publico?.empresa.zona)}</p>
      <p>{t.guardaTicket}</p>
    </section>
  )
}
