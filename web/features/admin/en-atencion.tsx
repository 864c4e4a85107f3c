import { BellRing, Check } from 'lucide-react'
import { admin as t } from '#texts/admin.ts'
import { atender } from '#texts/atender.ts'
import { duracion } from '#texts/estimado.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import type { AccionTurno } from '#web/shared/atender/actions.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import type { Atendido } from '#web/shared/atender/fila/atendido.ts'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { useMinutesAgo } from '#web/shared/use-minutes-ago.ts'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Fila, labelWidth } from './fila.tsx'

type Props = { turnos: readonly Atendido[]; zona: string; larga: number | null }

/** The turnos in service, with the actions for each. */
export function EnAtencion({ turnos, zona, larga }: Props) {
  if (turnos.length === 0) return <p className="px-4 pt-1.5 pb-4 text-sm text-muted">{t.nadieEnAtencion}</p>
  return (
    <ul aria-label={t.enAtencion} style={labelWidth(turnos.map(({ etiqueta }) => etiqueta))}>
      {turnos.map((turno) => (
        <Uno key={turno.id} turno={turno} zona={zona} larga={larga} />
      ))}
    </ul>
  )
}

const ACCIONES = [
  { accion: 'finalizar', icon: Check },
  { accion: 'rellamar', icon: BellRing },
] as const satisfies { accion: AccionTurno; icon: unknown }[]

function Uno({ turno, zona, larga }: { turno: Atendido } & Omit<Props, 'turnos'>) {
  const locale = useLocale()
  const { act } = useAtender()
  const { puede, isActing } = useAtenderState()
  const minutes = useMinutesAgo(turno.llamado)
  const long = larga !== null && minutes > larga
  return (
    <Fila
      mark={<Dot tone="success" className="mr-1" />}
      turno={turno}
      under={nombrePuesto(turno.puesto)}
      wait={
        <span
          title={t.desde(formatTime(locale, turno.llamado, zona))}
          className={cx(long && 'font-semibold text-warning-text')}
        >
          {duracion(minutes)}
        </span>
      }
      className="rise-in min-h-11"
      actions={
        puede('atender', turno.colaId) && (
          <>
            {ACCIONES.map(({ accion, icon: Icon }) => (
              <IconButton
                key={accion}
                label={atender.accionDe(atender.acciones[accion], turno.etiqueta, turno.nombre)}
                aria-busy={isActing(accion, turno.id) || undefined}
                onClick={() => act(accion, turno)}
                className="touch:hidden"
              >
                <Icon aria-hidden="true" className="size-4" />
              </IconButton>
            ))}
            <MenuDeFila turno={turno} de="atencion" sigue={turno.sigue} entero />
          </>
        )
      }
    />
  )
}
