import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { atender as palabras } from '#texts/atender.ts'
import { cola as t } from '#texts/cola.ts'
import { duracion } from '#texts/estimado.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { puestos as p } from '#texts/puestos.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import type { Atendido } from '#web/shared/atender/fila/atendido.ts'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { TurnoAcciones } from '#web/shared/atender/turno-acciones.tsx'
import { useDesk } from '#web/shared/puestos/use-desk.ts'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Dot, type DotTone } from '#web/ui/dot.tsx'
import { Popover } from '#web/ui/popover.tsx'
import type { useColaPanel } from './use-cola-panel.ts'

const MINUTE_MS = 60_000
/** More than these do not fit side by side: those that take long come first. */
const SIDE_BY_SIDE = 9

type Served = { etiqueta: string; nombre: string; minutos: number; larga: number | null; turno?: Atendido }

type Desk = { key: string; nombre: string; puesto?: PuestoDeEmpresa; atiende?: Served }

type Props = { publico: Publico; panel: ReturnType<typeof useColaPanel>; offline: boolean }

/** The other desks, one line each; a click opens who is there and what can be done. */
export function DeskStrip({ publico, panel, offline }: Props) {
  const desks = useDesks(publico, panel)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  if (desks.length === 0) return null
  const serving = desks.filter(({ atiende }) => atiende).length
  const paused = desks.filter(({ puesto }) => puesto?.pausa).length
  const { zona } = publico.empresa
  return (
    <>
      <section
        aria-label={palabras.otrosPuestos}
        data-scrolls
        className={cx(
          'flex h-14 min-w-0 items-stretch overflow-x-auto border-t border-line bg-bg [grid-area:desks] max-sm:hidden sm:max-lg:h-16',
          offline && 'grayscale',
        )}
      >
        <h2 className="flex w-20 shrink-0 items-center pl-6 text-xs font-medium text-faint max-lg:hidden">
          {t.otrosPuestos}
        </h2>
        {desks.map((desk) => (
          <Popover
            key={desk.key}
            label={desk.nombre}
            triggerClassName="relative grid min-w-31 flex-1 content-center border-l border-line px-2.5 text-left outline-offset-[-2px] hover:bg-hover aria-expanded:bg-surface touch:min-w-32"
            trigger={<Line desk={desk} />}
            className="w-76"
          >
            {(close) => <Card desk={desk} zona={zona} offline={offline} onDone={close} />}
          </Popover>
        ))}
      </section>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-12 w-full items-center gap-2 border-b border-line pr-2 pl-4 text-sm text-muted sm:hidden"
      >
        <Dot tone={serving > 0 ? 'success' : 'free'} />
        <span className="font-medium text-text">{t.masPuestos(desks.length)}</span>
        <span className="min-w-0 truncate">{t.resumenPuestos(serving, paused)}</span>
        <ChevronRight aria-hidden="true" className="ml-auto size-4 shrink-0" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={palabras.otrosPuestos}>
        <ul className="-mx-4">
          {[...desks].sort(longFirst).map((desk) => (
            <li key={desk.key} className="border-t border-line">
              <button
                type="button"
                aria-expanded={shown === desk.key}
                onClick={() => setShown(shown === desk.key ? null : desk.key)}
                className="flex min-h-13 w-full items-center gap-3 px-4 text-left"
              >
                <Dot tone={toneOf(desk)} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{desk.nombre}</span>
                  <span className="block truncate text-xs text-muted">
                    {desk.puesto?.ocupacion?.usuario || (desk.puesto ? p.sala.libre : '')}
                  </span>
                </span>
                <span className="shrink-0 text-right text-sm">
                  <Doing desk={desk} />
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className={cx('size-4 shrink-0 text-faint', shown === desk.key && 'rotate-90')}
                />
              </button>
              {shown === desk.key && (
                <div className="px-4 pb-4">
                  <Card
                    desk={desk}
                    zona={zona}
                    offline={offline}
                    onDone={() => {
                      setShown(null)
                      setOpen(false)
                    }}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

const isLong = ({ atiende }: Desk) =>
  atiende !== undefined && atiende.larga !== null && atiende.minutos > atiende.larga

const longFirst = (a: Desk, b: Desk) => Number(isLong(b)) - Number(isLong(a))

/** Every other desk: the named ones, in their order, then those that only a call names. */
function useDesks(publico: Publico, { others, largaDe }: Props['panel']): Desk[] {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  const { puesto: here } = useAtenderState()
  const { query, mio } = useDesk(publico.empresa.id)
  const named = (query.data?.puestos ?? []).filter(({ id }) => id !== mio?.id)
  const served = new Map<string, Served>()
  for (const cola of publico.colas) {
    for (const { etiqueta, nombre, puesto, llamado } of cola.enAtencion) {
      if (puesto === here) continue
      const turno = others.find((other) => other.puesto === puesto && other.etiqueta === etiqueta)
      const minutos = Math.max(
        0,
        Math.floor((Math.max(now, Date.parse(llamado)) - Date.parse(llamado)) / MINUTE_MS),
      )
      served.set(puesto, {
        etiqueta,
        nombre: turno?.nombre || nombre,
        minutos,
        larga: largaDe(cola.id),
        ...(turno && { turno }),
      })
    }
  }
  const names = new Set(named.map(({ nombre }) => nombre))
  const desks: Desk[] = [
    ...named.map((puesto) => ({
      key: puesto.id,
      nombre: puesto.nombre,
      puesto,
      ...(served.has(puesto.nombre) && { atiende: served.get(puesto.nombre) as Served }),
    })),
    ...[...served]
      .filter(([puesto]) => !names.has(puesto) && puesto !== mio?.nombre)
      .map(([puesto, atiende]) => ({ key: puesto, nombre: nombrePuesto(puesto), atiende })),
  ]
  return desks.length > SIDE_BY_SIDE ? desks.sort(longFirst) : desks
}

function toneOf({ puesto, atiende }: Desk): DotTone {
  if (puesto?.pausa) return 'warning'
  if (atiende) return 'success'
  return puesto?.ocupacion ? 'neutral' : 'free'
}

const Line = ({ desk }: { desk: Desk }) => (
  <>
    <span className="flex min-w-0 items-center gap-2 text-xs text-muted">
      <Dot tone={toneOf(desk)} />
      <span className="truncate">{desk.nombre}</span>
    </span>
    <span className="flex min-w-0 items-baseline gap-1 text-sm whitespace-nowrap text-muted">
      <Doing desk={desk} />
    </span>
  </>
)

function Doing({ desk: { puesto, atiende, ...desk } }: { desk: Desk }) {
  if (atiende) {
    return (
      <>
        <span className="max-w-16 shrink-0 truncate font-semibold text-text">{atiende.etiqueta}</span>{' '}
        <span
          className={cx(
            'ml-auto text-xs tabular-nums',
            isLong({ ...desk, atiende }) && 'font-semibold text-warning-text',
          )}
        >
          {duracion(atiende.minutos)}
        </span>
      </>
    )
  }
  return <span className="truncate">{p.estados[puesto?.estado ?? 'libre']}</span>
}

type CardProps = { desk: Desk; zona: string; offline: boolean; onDone: () => void }

/** Who is at a desk, since when, whom they serve, and the actions on that customer. */
function Card({ desk, zona, offline, onDone }: CardProps) {
  const locale = useLocale()
  const { act } = useAtender()
  const { isActing, puede } = useAtenderState()
  const { puesto, atiende } = desk
  const turno = atiende?.turno
  return (
    <>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <Dot tone={toneOf(desk)} />
        <span className="shrink-0 font-semibold">{desk.nombre}</span>
        <span className="truncate text-muted">{puesto?.ocupacion?.usuario}</span>
      </p>
      {puesto?.pausa && (
        <p className="mt-1 text-sm text-warning-text">
          {p.pausa.enPausa(puesto.pausa.motivo, formatTime(locale, puesto.pausa.desde, zona))}
        </p>
      )}
      {atiende ? (
        <>
          <p className="mt-1 flex min-w-0 items-baseline gap-3">
            <span className="shrink-0 text-2xl font-extrabold tracking-[-0.03em]">{atiende.etiqueta}</span>
            <span className="min-w-0 font-semibold wrap-anywhere">{atiende.nombre}</span>
          </p>
          <p className={cx('text-sm', isLong(desk) ? 'text-warning-text' : 'text-muted')}>
            {isLong(desk)
              ? t.enAtencionLarga(atiende.minutos, atiende.larga ?? 0)
              : t.minutosEnAtencion(atiende.minutos)}
          </p>
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {puesto?.ocupacion ? p.desde(formatTime(locale, puesto.ocupacion.desde, zona)) : p.sala.libre}
        </p>
      )}
      {turno && puede('atender', turno.colaId) && (
        <fieldset
          disabled={offline}
          title={offline ? t.cuandoVuelva : undefined}
          className="mt-3 grid grid-cols-[repeat(3,minmax(0,1fr))_2.5rem] gap-2 touch:grid-cols-[repeat(3,minmax(0,1fr))_3rem] dark:[&_button]:bg-control"
        >
          <TurnoAcciones
            turno={turno}
            isActing={isActing}
            onAct={(accion, who) => {
              act(accion, who)
              onDone()
            }}
          />
          <MenuDeFila
            turno={turno}
            de="atencion"
            sigue={turno.sigue}
            className="h-10! w-full! bg-sunken touch:h-12!"
          />
        </fieldset>
      )}
    </>
  )
}
