import { NotebookPen } from 'lucide-react'
import { memo } from 'react'
import type { TurnoEnEspera } from '#contract/turno.ts'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import { admin as t } from '#texts/admin.ts'
import { atender } from '#texts/atender.ts'
import { duracion } from '#texts/estimado.ts'
import { flujo } from '#texts/flujo.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { marcasDe } from '#web/shared/atender/fila/detalle.tsx'
import { useFilas } from '#web/shared/atender/fila/fila-provider.tsx'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { IconBadge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Fila, labelWidth } from './fila.tsx'

type Props = {
  cola: { id: string; nombre: string; enEspera: number }
  turnos: readonly TurnoEnEspera[]
  /** Minutes since the server sent `espera`. */
  desde: number
  /** Highlights the first row for a moment. */
  pulse: boolean
}

/** The customers who wait in a column. Rows out of sight are not laid out. */
export function EnEspera({ cola, turnos, desde, pulse }: Props) {
  // A pushed state carries at most this many. An HTTP reply has more, and the list must not change its length.
  const shown = turnos.slice(0, LISTA_VIVA_MAXIMO)
  const hidden = cola.enEspera - shown.length
  return (
    <>
      <ol
        data-filas
        aria-label={t.listaDe(cola.nombre)}
        style={labelWidth(shown.map(({ etiqueta }) => etiqueta))}
      >
        {shown.map((turno) => (
          <Uno
            key={turno.id}
            turno={turno}
            colaId={cola.id}
            minutos={turno.espera + desde}
            pulse={pulse && turno.posicion === 1}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <p className="px-4 pt-2 text-center text-sm text-muted">{atender.lista.noMostrados(hidden)}</p>
      )}
    </>
  )
}

type UnoProps = { turno: TurnoEnEspera; colaId: string; minutos: number; pulse: boolean }

function UnoView({ turno, colaId, minutos, pulse }: UnoProps) {
  const { mayServe } = useFilas()
  const fila = { ...turno, colaId, delante: turno.posicion - 1 }
  const first = turno.posicion === 1
  const marks = marcasDe(turno)
  return (
    <Fila
      mark={
        <span className={cx(first && 'font-bold text-brand-text')}>
          <span className="sr-only">{atender.lista.posicion} </span>
          {turno.posicion}
        </span>
      }
      turno={turno}
      under={
        first && (
          <span className="text-brand-text">
            {[t.siguiente, ...marks.map(({ text }) => text)].slice(0, 2).join(' · ')}
          </span>
        )
      }
      marks={
        <>
          {marks.slice(first ? 1 : 0).map(({ id, tone, icon, text, about }) => (
            <IconBadge key={id} tone={tone} icon={icon} label={about ? `${about}: ${text}` : text} />
          ))}
          {turno.nota && <IconBadge icon={NotebookPen} label={`${flujo.detalle.nota}: ${turno.nota}`} />}
        </>
      }
      wait={duracion(minutos)}
      className={cx(
        '[contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] touch:[contain-intrinsic-size:auto_3.25rem]',
        first && 'min-h-13',
        pulse && 'animate-pulse',
      )}
      actions={mayServe(fila) && <MenuDeFila turno={fila} de="espera" />}
    />
  )
}

/** Ignores `espera`, which is new in every pushed state. */
function sameTurno(a: TurnoEnEspera, b: TurnoEnEspera): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof TurnoEnEspera)[]
  return a === b || names.every((name) => name === 'espera' || a[name] === b[name])
}

const Uno = memo(
  UnoView,
  (a, b) =>
    a.minutos === b.minutos && a.pulse === b.pulse && a.colaId === b.colaId && sameTurno(a.turno, b.turno),
)

type ApartadosProps = { colaId: string; turnos: readonly TurnoEnEspera[]; zona: string }

/** Customers who are set aside, and until when. Renders nothing for an empty list. */
export function Apartados({ colaId, turnos, zona }: ApartadosProps) {
  const locale = useLocale()
  const { mayServe } = useFilas()
  if (turnos.length === 0) return null
  const filas = turnos.map((turno) => ({ ...turno, colaId, delante: turno.posicion - 1 }))
  return (
    <>
      <h3 className="px-4 pt-3 pb-1 text-xs font-medium text-faint">{flujo.apartados.titulo}</h3>
      <ul aria-label={flujo.apartados.titulo} style={labelWidth(turnos.map(({ etiqueta }) => etiqueta))}>
        {filas.map((turno) => (
          <Fila
            key={turno.id}
            mark=""
            turno={turno}
            wait={
              turno.pausa?.hasta
                ? flujo.apartados.hasta(formatTime(locale, turno.pausa.hasta, zona))
                : flujo.apartados.sinPlazo
            }
            actions={mayServe(turno) && <MenuDeFila turno={turno} de="apartado" />}
          />
        ))}
      </ul>
    </>
  )
}
