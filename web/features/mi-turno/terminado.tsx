import { Check, Clock, UserX, X } from 'lucide-react'
import type { Verificacion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { formatTime, withStop } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { estadoTone } from '#web/shared/estado-tone.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toneLook } from '#web/ui/tone.ts'
import { Barra, Cuerpo } from './marco.tsx'

const ICONS = { completado: Check, cancelado: X, ausente: UserX, expirado: Clock }

type Props = { datos: Verificacion; puesto: string | null; codigo: string; onNuevo: () => void }

/** A turno that has ended: thanks, and when and where the customer was called. */
export function Terminado({ datos: { turno, cola, empresa }, puesto, codigo, onNuevo }: Props) {
  const locale = useLocale()
  const propio = usePropio()
  const Icon = ICONS[turno.estado as keyof typeof ICONS] ?? Check
  const [nombre = ''] = turno.nombre.split(' ')
  const done = turno.estado === 'completado'
  return (
    <>
      <Cuerpo>
        <div
          role="status"
          className="grid flex-1 content-center justify-items-center gap-2 py-4 text-center text-muted"
        >
          <span
            className={cx(
              'mb-2 grid size-18 place-items-center rounded-full',
              toneLook[estadoTone[turno.estado]],
            )}
          >
            <Icon aria-hidden="true" className="size-9" />
          </span>
          {done && (
            <Badge tone="success" touch>
              {estadosTurno[turno.estado]}
            </Badge>
          )}
          <h1 className="text-2xl leading-9 font-extrabold tracking-[-0.025em] text-text wrap-anywhere">
            {done ? t.gracias(nombre) : estadosTurno[turno.estado]}
          </h1>
          {!done && <p className="text-text">{t.explicaciones[turno.estado]}</p>}
          <p className="wrap-anywhere">
            {turno.etiqueta}, {propio(cola.nombre)}.{' '}
            {turno.llamado && withStop(t.llamado(formatTime(locale, turno.llamado, empresa.zona), puesto))}
          </p>
        </div>
      </Cuerpo>
      <Barra>
        <Button variant="text" size="touchRow" wide onClick={onNuevo}>
          {t.nuevo}
        </Button>
        <p className="text-center text-sm leading-5 text-balance text-muted">
          {t.codigo} {codigoEnGrupos(codigo)}. {t.vuelve}
        </p>
      </Barra>
    </>
  )
}
