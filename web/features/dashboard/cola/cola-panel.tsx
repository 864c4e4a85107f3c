import { AppWindow } from 'lucide-react'
import { useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { NARROW } from '#web/lib/browser/media.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { AtajosDialog } from '#web/shared/atender/atajos-dialog.tsx'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { useFilas } from '#web/shared/atender/fila/fila-provider.tsx'
import { useOrders } from '#web/shared/atender/fila/use-orders.ts'
import { useKeys } from '#web/shared/atender/use-keys.ts'
import { useFailure } from '#web/shared/use-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AvisoDeSala } from './aviso-de-sala.tsx'
import { ColaMenu } from './cola-menu.tsx'
import { ColaTabs } from './cola-tabs.tsx'
import { DeskStrip } from './desk-strip.tsx'
import { EstadoButton } from './estado-button.tsx'
import { canCall, Hero } from './hero.tsx'
import { EstadoDeCola, Lista } from './lista.tsx'
import { PanelSkeleton, panelGrid } from './panel-skeleton.tsx'
import { PantallasDialog } from './pantallas-dialog.tsx'
import { useColaPanel } from './use-cola-panel.ts'

type Props = { publico: Publico; colaId: string | null; offline: boolean; onRetry: () => void }

/** One queue, or all of them: the customer of this desk, the next call, and the waiting list. */
export function ColaPanel({ publico, colaId, ...props }: Props) {
  const atender = useAtender()
  const state = useAtenderState()
  const { puede } = state
  const { ask } = useFilas()
  const { seguir } = useOrders()
  const narrow = useMedia(NARROW)
  const [help, setHelp] = useState(false)
  const [opening, setOpening] = useState(false)
  const panel = useColaPanel(publico, colaId, state)
  const failure = useFailure(panel.error?.error, panel.pending)
  const { estado, mine } = panel
  const { empresa } = publico
  const offline = props.offline || panel.offline
  const atiende = puede('atender', colaId ?? undefined)
  // The company's view of the queue arrives first: using it avoids buttons that come and go while the queue loads.
  const cola = estado?.cola ?? publico.colas.find(({ id }) => id === colaId)
  const callable = atiende && canCall(cola, panel.total)
  const activa = cola?.estado === 'activa'
  const served = atiende && !offline ? mine : undefined
  const act = (accion: 'finalizar' | 'ausente' | 'rellamar') => () => served && atender.act(accion, served)
  useKeys({
    call: () => callable && !offline && panel.total > 0 && atender.call(colaId),
    f: act('finalizar'),
    a: act('ausente'),
    r: act('rellamar'),
    s: () => served?.sigue && void seguir(served, served.sigue).catch(atender.fail),
    t: () => served && ask('transferir', served),
    p: () => served && ask('apartar', served),
    z: atender.undo,
    '?': () => setHelp(true),
  })
  const ref = { empresaId: empresa.id, colaId: colaId ?? '' }
  return (
    <div className={panelGrid}>
      <ColaTabs publico={publico} colaId={colaId}>
        {cola && activa && (
          <span className="flex items-center gap-1 max-lg:hidden">
            {atiende && <EstadoButton cola={ref} activa />}
            <Button variant="ghost" size="sm" onClick={() => setOpening(true)}>
              <AppWindow aria-hidden="true" className="size-4" />
              {t.abrirPantalla}
            </Button>
          </span>
        )}
        <ColaMenu
          empresaId={empresa.id}
          estado={estado}
          onHelp={() => setHelp(true)}
          onOpen={() => setOpening(true)}
        />
      </ColaTabs>
      {failure ? (
        <div className="p-4 [grid-area:hero] lg:col-span-2">
          <ErrorState
            title={t.falloCola}
            text={sentenceOf(failure, '')}
            onRetry={() => panel.error?.refetch()}
            retrying={panel.pending || panel.error?.isFetching}
          />
        </div>
      ) : panel.pending ? (
        <PanelSkeleton />
      ) : (
        <>
          {narrow && estado && (
            <div className="flex h-12 items-center gap-2 border-b border-line pr-1 pl-4">
              <EstadoDeCola cola={estado.cola} />
              {activa && atiende && (
                <span className="ml-auto shrink-0">
                  <EstadoButton cola={ref} activa />
                </span>
              )}
            </div>
          )}
          <Hero
            publico={publico}
            panel={panel}
            colaId={colaId}
            callable={callable}
            offline={offline}
            onRetry={props.onRetry}
            onHelp={() => setHelp(true)}
            notice={!offline && <AvisoDeSala publico={publico} estado={estado} mine={mine} />}
          />
          <DeskStrip publico={publico} panel={panel} offline={offline} />
          <Lista publico={publico} panel={panel} colaId={colaId} offline={offline} />
        </>
      )}
      {cola && <PantallasDialog cola={ref} open={opening} onClose={() => setOpening(false)} />}
      <AtajosDialog open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
