import { Coffee, Play, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EstadoCola, Publico } from '#contract/cola.ts'
import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { atender as palabras } from '#texts/atender.ts'
import { cola as t } from '#texts/cola.ts'
import { comun } from '#texts/comun.ts'
import { duracion } from '#texts/estimado.ts'
import { puestos } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { llamarse } from '#web/shared/atender/fila/fila.ts'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { SeguirButton } from '#web/shared/atender/fila/seguir-button.tsx'
import { Strip } from '#web/shared/atender/strip.tsx'
import { TurnoAcciones } from '#web/shared/atender/turno-acciones.tsx'
import { TurnoActual } from '#web/shared/atender/turno-actual.tsx'
import { usePuestoActions } from '#web/shared/puestos/api.ts'
import { useDesk } from '#web/shared/puestos/use-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { useCambiarEstado } from './estado-button.tsx'
import { LlamarEnPanel } from './llamar-en-panel.tsx'
import { NoAvisado } from './no-avisado.tsx'
import type { useColaPanel } from './use-cola-panel.ts'

/** A paused queue issues no turnos, but those waiting can still be called. */
export const canCall = (cola: { estado: EstadoCola } | undefined, waiting: number): boolean =>
  !cola || cola.estado === 'activa' || (cola.estado === 'pausada' && waiting > 0)

type Props = {
  publico: Publico
  panel: ReturnType<typeof useColaPanel>
  colaId: string | null
  callable: boolean
  offline: boolean
  onRetry: () => void
  onHelp: () => void
  /** A warning about the room. */
  notice: ReactNode
}

/** The customer of this desk, what can be done, and the call button, always in the same place. */
export function Hero({ publico, panel, colaId, callable, offline, onRetry, onHelp, notice }: Props) {
  const { act } = useAtender()
  const { puesto, isActing, puede } = useAtenderState()
  const { estado, mine, total } = panel
  const { empresa } = publico
  const { mio } = useDesk(empresa.id)
  const atiende = puede('atender', estado?.cola.id)
  const paused = mio?.pausa != null
  const inactiva = atiende && estado && estado.cola.estado !== 'activa' ? estado.cola : undefined
  const color = mine ? publico.colas.findIndex(({ id }) => id === mine.colaId) : undefined
  function waitingFor(): string {
    if (!atiende) return t.soloVesTexto
    if (!callable) return t.inactivaTexto
    return total > 0 ? t.nadieTexto : t.vaciaTexto
  }
  return (
    <section
      aria-label={palabras.enAtencion}
      className="flex min-h-0 min-w-0 flex-col border-b border-line px-4 py-3 [grid-area:hero] max-sm:block sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,1fr)_20rem] sm:max-lg:gap-x-6 sm:max-lg:px-6 sm:max-lg:py-4 lg:border-r lg:border-b-0 lg:px-6 lg:pt-5 lg:pb-4"
    >
      {mio?.pausa && <EnPausa empresaId={empresa.id} puesto={mio} zona={empresa.zona} disabled={offline} />}
      <div className={cx('min-h-0 min-w-0 sm:max-lg:row-span-2 lg:overflow-y-auto', offline && 'grayscale')}>
        <TurnoActual
          turno={mine}
          puesto={puesto}
          paused={paused}
          zona={empresa.zona}
          cola={mine?.colaNombre}
          color={color === undefined || color < 0 ? undefined : color}
          waitingFor={waitingFor()}
        />
        {atiende && mine && <NoAvisado key={mine.llamado} empresaId={empresa.id} turno={mine} />}
      </div>
      <fieldset disabled={offline} title={offline ? t.cuandoVuelva : undefined} className="contents">
        {atiende && mine ? (
          <div className="mt-3 grid shrink-0 grid-cols-[repeat(3,minmax(0,1fr))_3rem] content-start gap-2 sm:max-lg:mt-0 lg:mt-4 lg:grid-cols-[repeat(3,minmax(0,1fr))_2.5rem]">
            <TurnoAcciones turno={mine} onAct={act} isActing={isActing} shortcuts />
            <MenuDeFila
              turno={mine}
              de="atencion"
              sigue={mine.sigue}
              className="h-10! w-full! bg-sunken touch:h-12!"
            />
            {mine.sigue && <SeguirButton turno={mine} sigue={mine.sigue} />}
          </div>
        ) : (
          <div className="max-lg:hidden" />
        )}
      </fieldset>
      <div className="z-11 shrink-0 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:flex max-sm:flex-col-reverse max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:self-end lg:mt-auto lg:pt-3">
        <div className="grid grid-cols-1 gap-2">
          {notice}
          {inactiva && callable && (
            <LlamarEnPanel colaId={colaId} panel={panel} offline={offline} quiet small />
          )}
          {inactiva && <Iniciar empresaId={empresa.id} cola={inactiva} offline={offline} />}
          {!inactiva && callable && (
            <LlamarEnPanel colaId={colaId} panel={panel} offline={offline} quiet={paused} />
          )}
        </div>
        <Strip
          className="min-h-10 max-sm:has-[>:not(:empty)]:py-1 sm:mt-1 touch:min-h-11 lg:mt-3"
          idle={
            offline ? (
              <SinRed onRetry={onRetry} />
            ) : paused ? (
              <Line>{puestos.pausa.paraLlamar}</Line>
            ) : inactiva ? (
              <Line>{t.iniciaPara}</Line>
            ) : (
              <Pistas panel={panel} onHelp={onHelp} />
            )
          }
        />
      </div>
    </section>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="min-w-0 px-1 text-sm leading-4 text-muted">{children}</p>
)

/** At rest: the shortcuts, or on a phone who is next. */
function Pistas({ panel: { turnos, desde }, onHelp }: Pick<Props, 'panel' | 'onHelp'>) {
  const [next] = turnos
  return (
    <div className="flex min-w-0 items-center gap-4 px-1 text-sm whitespace-nowrap text-muted">
      <span className="flex items-center gap-2 touch:hidden">
        <span className="flex gap-1">
          <Kbd>{/mac/i.test(navigator.platform) ? '⌘' : 'Ctrl'}</Kbd>
          <Kbd>⏎</Kbd>
        </span>
        {palabras.pistas.llamar}
      </span>
      <span className="flex items-center gap-2 touch:hidden">
        <span className="flex gap-1">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
        </span>
        {palabras.pistas.elegir}
      </span>
      <button
        type="button"
        aria-label={palabras.atajos.abrir}
        title={palabras.atajos.abrir}
        onClick={onHelp}
        className="ml-auto grid size-8 place-items-center rounded-control hover:bg-hover touch:hidden"
      >
        <Kbd>?</Kbd>
      </button>
      <span className="flex min-w-0 gap-1 sm:hidden">
        {next ? (
          <>
            {palabras.sigue}
            <span className="truncate font-medium text-text">{llamarse(next)}</span>
            <span className="shrink-0">· {duracion(next.espera + desde)}</span>
          </>
        ) : (
          t.vaciaTexto
        )}
      </span>
    </div>
  )
}

const SinRed = ({ onRetry }: { onRetry: () => void }) => (
  <div
    role="status"
    className="flex min-h-10 items-center gap-2 rounded-control bg-warning-soft py-1 pr-1 pl-3 text-sm text-warning-text touch:min-h-11"
  >
    <WifiOff aria-hidden="true" className="size-4 shrink-0" />
    <span className="min-w-0 flex-1 leading-4">{t.sinRed}</span>
    <button
      type="button"
      onClick={onRetry}
      className="h-8 shrink-0 rounded-inner px-2 font-semibold hover:bg-current/10 touch:h-11"
    >
      {comun.reintentar}
    </button>
  </div>
)

type PausaProps = { empresaId: string; puesto: PuestoDeEmpresa; zona: string; disabled: boolean }

/** The desk is paused: since when and why, and the way back. */
function EnPausa({ empresaId, puesto, zona, disabled }: PausaProps) {
  const locale = useLocale()
  const { show } = useAtender()
  const { pausar } = usePuestoActions(empresaId)
  const { pausa } = puesto
  if (!pausa) return null
  const back = () =>
    pausar.mutate(
      { puestoId: puesto.id, motivo: null },
      { onError: (error) => show({ tone: 'danger', text: sentenceOf(error, puestos.fallo) }) },
    )
  return (
    <div
      role="status"
      className="-mx-4 -mt-3 mb-3 flex min-h-13 shrink-0 items-center gap-2 bg-warning-soft py-1 pr-2 pl-4 text-sm font-medium text-warning-text sm:max-lg:col-span-2 sm:max-lg:-mx-6 sm:max-lg:-mt-4 sm:max-lg:mb-4 sm:max-lg:pl-6 lg:-mx-6 lg:-mt-5 lg:mb-5 lg:min-h-11 lg:pl-6"
    >
      <Coffee aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0 flex-1 leading-4 wrap-anywhere" title={pausa.motivo}>
        {puestos.pausa.enPausa(pausa.motivo, formatTime(locale, pausa.desde, zona))}
      </span>
      <Button size="sm" loading={pausar.isPending} disabled={disabled} onClick={back} className="px-3!">
        {puestos.pausa.volverCorto}
      </Button>
    </div>
  )
}

type IniciarProps = {
  empresaId: string
  cola: { id: string; nombre: string; enEspera: number }
  offline: boolean
}

/** Takes the place of the call button while the queue is inactive. */
function Iniciar({ empresaId, cola, offline }: IniciarProps) {
  const cambiar = useCambiarEstado({ empresaId, colaId: cola.id })
  return (
    <button
      type="button"
      data-focus-home
      disabled={offline}
      aria-busy={cambiar.pending || undefined}
      onClick={() => !cambiar.pending && cambiar.run(true)}
      className="grid h-15 w-full content-center rounded-card bg-brand px-4 text-left text-on-brand transition-colors hover:bg-brand-hover disabled:bg-sunken disabled:text-muted sm:h-18 sm:px-5"
    >
      <span className="flex items-center gap-2 text-lg font-semibold">
        <Play aria-hidden="true" className="size-4" />
        {t.iniciar}
      </span>
      <span aria-hidden="true" className="truncate text-sm opacity-90 max-sm:hidden">
        {t.opcion(cola.nombre, cola.enEspera)}
      </span>
    </button>
  )
}
