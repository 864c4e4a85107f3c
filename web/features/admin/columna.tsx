import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { cargaDe } from '#domain/cola.ts'
import { admin as t } from '#texts/admin.ts'
import { carga as palabras } from '#texts/carga.ts'
import { duracion } from '#texts/estimado.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useNear } from '#web/lib/browser/use-near.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { atendido } from '#web/shared/atender/fila/atendido.ts'
import { useMinutesSince } from '#web/shared/atender/use-minutes-since.ts'
import type { Message } from '#web/shared/atender/use-strip.ts'
import { useCola } from '#web/shared/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { useScrolls } from '#web/ui/use-scrolls.ts'
import { cargaTone } from './carga-tone.ts'
import { EnAtencion } from './en-atencion.tsx'
import { Apartados, EnEspera } from './en-espera.tsx'

const PULSE_MS = 1000

/** From here on the lists of a narrow window are open at first. */
const ROOM_FOR_LISTS = '(width >= 40rem)'

type Props = { publico: Publico; colaId: string; index: number }

/** One cola: head, call button, who is served, who waits. The rows of all columns line up. */
export function Columna({ nombre, ...cola }: Props & { nombre: string }) {
  const [ref, near] = useNear<HTMLElement>()
  return (
    <section
      ref={ref}
      aria-label={nombre}
      className="min-w-0 border-line max-lg:min-h-32 max-lg:border-b lg:row-span-3 lg:grid lg:min-h-0 lg:grid-rows-subgrid lg:border-l lg:first:border-l-0"
    >
      {/* Follows its cola only near the viewport: an empresa may have more colas than one connection may follow. */}
      {near ? <Live {...cola} /> : <ColumnaSkeleton />}
    </section>
  )
}

export const ColumnaSkeleton = () => (
  <div className="grid content-start gap-3 p-4 lg:row-span-3">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-9 w-24 max-lg:h-6" />
    <Skeleton className="h-11" />
  </div>
)

function Live({ publico, colaId, index }: Props) {
  const query = useCola({ empresaId: publico.empresa.id, colaId })
  const desde = useMinutesSince(query.dataUpdatedAt)
  if (query.isPending) return <ColumnaSkeleton />
  if (!query.data) {
    return (
      <div className="p-4 lg:row-span-3">
        <ErrorState
          title={t.falloCola}
          text={sentenceOf(query.error, '')}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </div>
    )
  }
  return <Loaded publico={publico} datos={query.data} desde={desde} index={index} />
}

type LoadedProps = { publico: Publico; datos: ColaPersonal; desde: number; index: number }

function Loaded({ publico, datos, desde, index }: LoadedProps) {
  const { cola, turnos, enAtencion, apartados, atencionLarga } = datos
  const { zona } = publico.empresa
  const { message } = useAtenderState()
  const pulse = usePulse(message, cola.id)
  const [open, setOpen] = useState(() => matchMedia(ROOM_FOR_LISTS).matches)
  const listId = useId()
  const waiting = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(waiting)
  const closed = !open && 'max-lg:hidden'
  return (
    <>
      <header className="grid gap-3 border-line px-4 pt-4 pb-2.75 max-lg:gap-2 max-lg:py-3 lg:border-b">
        <div className="flex min-w-0 items-center gap-2">
          <Swatch index={index} />
          <h2 className="truncate font-semibold tracking-normal" title={cola.nombre}>
            {cola.nombre}
          </h2>
          <Marks cola={cola} />
          <IconButton
            label={t.verLista(cola.nombre)}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="-my-3 -mr-3 ml-auto lg:hidden"
          >
            <ChevronDown aria-hidden="true" className={cx('size-5', open && 'rotate-180')} />
          </IconButton>
        </div>
        <Count total={cola.enEspera} longest={longestOf(turnos, desde)} />
        <Llamar cola={cola} next={turnos[0]?.etiqueta} />
      </header>
      <div className={cx('border-b border-line pb-1 lg:max-h-[40dvh] lg:min-h-0 lg:overflow-y-auto', closed)}>
        <h3 className={heading}>{t.enAtencion}</h3>
        <EnAtencion
          turnos={enAtencion.map((turno) => atendido(turno, cola, publico))}
          zona={zona}
          larga={atencionLarga}
        />
      </div>
      <div
        ref={waiting}
        id={listId}
        tabIndex={scrolls ? 0 : undefined}
        className={cx('min-h-0 pb-4 outline-offset-[-2px] lg:overflow-y-auto', closed)}
      >
        <div>
          {cola.enEspera === 0 ? (
            <p className="m-4 text-center text-sm text-balance text-muted">{t.vacia}</p>
          ) : (
            <>
              <h3 className={heading}>{t.enEspera}</h3>
              <EnEspera cola={cola} turnos={turnos} desde={desde} pulse={pulse} />
            </>
          )}
          <Apartados colaId={cola.id} turnos={apartados} zona={zona} />
        </div>
      </div>
    </>
  )
}

const heading = 'px-4 pt-3 pb-1 text-xs font-medium tracking-normal text-faint'

type ConCola = { cola: ColaPersonal['cola'] }

function Marks({ cola }: ConCola) {
  const carga = cargaDe(cola.enEspera)
  return (
    <span className="flex shrink-0 gap-2 lg:ml-auto">
      {cola.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
      {cola.estado === 'pausada' && <Badge>{t.inactiva}</Badge>}
      <Badge tone={cargaTone[carga]}>{palabras[carga]}</Badge>
    </span>
  )
}

function Count({ total, longest }: { total: number; longest: number | null }) {
  const locale = useLocale()
  return (
    <div className="flex items-baseline gap-2 text-sm whitespace-nowrap text-muted">
      <p className="flex items-baseline gap-2">
        <b className="text-2xl font-bold tracking-[-0.03em] text-text max-lg:text-lg max-lg:tracking-normal">
          {formatNumber(locale, total)}
        </b>{' '}
        {t.esperan(total)}
      </p>
      {longest !== null && <p className="ml-auto truncate">{t.masLarga(duracion(longest))}</p>}
    </div>
  )
}

function Llamar({ cola, next }: ConCola & { next: string | undefined }) {
  const { call } = useAtender()
  const { calling, puede } = useAtenderState()
  const empty = cola.enEspera === 0
  if (!puede('atender', cola.id)) return null
  return (
    <button
      type="button"
      data-focus-home
      aria-busy={calling !== null || undefined}
      aria-disabled={empty || calling !== null || undefined}
      onClick={() => !empty && calling === null && call(cola.id)}
      className={cx(
        'relative flex h-11 w-full items-center justify-between gap-2 rounded-control pr-3 pl-4 font-semibold whitespace-nowrap transition-colors',
        empty ? 'cursor-default bg-sunken text-muted' : 'bg-brand-soft text-brand-text hover:bg-selected',
        calling !== null && 'opacity-80',
      )}
    >
      {!empty && (
        <span className="sr-only">{[t.llamarClienteDe(cola.nombre), next].filter(Boolean).join(', ')}</span>
      )}
      <span aria-hidden={!empty || undefined} className="truncate">
        {empty ? t.colaVacia : t.llamarCliente}
      </span>
      {!empty && next && (
        <b aria-hidden="true" className="text-lg font-extrabold tracking-[-0.02em]">
          {next}
        </b>
      )}
    </button>
  )
}

const longestOf = (turnos: ColaPersonal['turnos'], desde: number): number | null =>
  turnos.length === 0 ? null : Math.max(...turnos.map(({ espera }) => espera)) + desde

/** True for a moment after this cola was called. */
function usePulse(message: Message | null, colaId: string): boolean {
  const [seen, setSeen] = useState<number | null>(null)
  const called = message?.llamadaDe === colaId ? message.id : null
  const pulse = called !== null && called !== seen
  useTimeout(pulse, PULSE_MS, () => setSeen(called))
  return pulse
}
