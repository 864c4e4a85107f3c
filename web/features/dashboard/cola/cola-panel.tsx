import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { WIDE } from '#web/lib/browser/media.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { paths } from '#web/paths.ts'
import { AgregarCliente } from '#web/shared/atender/agregar-cliente.tsx'
import { AtajosDialog } from '#web/shared/atender/atajos-dialog.tsx'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { Apartados } from '#web/shared/atender/fila/apartados.tsx'
import { useFilas } from '#web/shared/atender/fila/fila-provider.tsx'
import { useOrders } from '#web/shared/atender/fila/use-orders.ts'
import { ListaConBusqueda } from '#web/shared/atender/lista-con-busqueda.tsx'
import { Recientes } from '#web/shared/atender/recientes.tsx'
import { Strip } from '#web/shared/atender/strip.tsx'
import { useKeys } from '#web/shared/atender/use-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Atencion, canCall } from './atencion.tsx'
import { AvisoDeSala } from './aviso-de-sala.tsx'
import { ColaHeader, EstadoLine } from './cola-header.tsx'
import { ColaChooser, ColaList } from './cola-list.tsx'
import { ColaMenu } from './cola-menu.tsx'
import { LlamarEnPanel } from './llamar-en-panel.tsx'
import { useColaPanel } from './use-cola-panel.ts'

const columns =
  'grid grid-cols-1 items-start gap-3 md:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-4 xl:grid-cols-[11.5rem_minmax(0,1fr)_minmax(0,24rem)] 2xl:grid-cols-[15rem_minmax(0,1fr)_28rem]'

type Props = { publico: Publico; colaId: string | null; offline: boolean }

/** One queue, or all of them: the customer of this desk, the next call, and the waiting list. */
export function ColaPanel({ publico, colaId, offline }: Props) {
  const wide = useMedia(WIDE)
  const navigate = useNavigate()
  const atender = useAtender()
  const state = useAtenderState()
  const { puede } = state
  const { ask } = useFilas()
  const { seguir } = useOrders()
  const [help, setHelp] = useState(false)
  const panel = useColaPanel(publico, colaId, state)
  const { estado, mine } = panel
  const { empresa } = publico
  const atiende = puede('atender', colaId ?? undefined)
  // The company's view of the queue arrives first: using it avoids buttons that come and go while the queue loads.
  const cola = estado?.cola ?? publico.colas.find(({ id }) => id === colaId)
  const callable = atiende && canCall(cola, panel.total)
  const served = atiende ? mine : undefined
  const act = (accion: 'finalizar' | 'ausente' | 'rellamar') => () => served && atender.act(accion, served)
  useKeys({
    call: () => callable && panel.total > 0 && atender.call(colaId),
    f: act('finalizar'),
    a: act('ausente'),
    r: act('rellamar'),
    s: () => served?.sigue && void seguir(served, served.sigue).catch(atender.fail),
    t: () => served && ask('transferir', served),
    p: () => served && ask('apartar', served),
    z: atender.undo,
    '?': () => setHelp(true),
  })

  const menu = <ColaMenu empresaId={empresa.id} estado={estado} wide={wide} onHelp={() => setHelp(true)} />
  const notice = (
    <AvisoDeSala publico={publico} offline={offline || panel.offline} estado={estado} mine={mine} />
  )
  const llamar = callable && <LlamarEnPanel colaId={colaId} panel={panel} />
  return (
    <div className="grid grid-cols-1 gap-3 max-md:pb-44">
      {wide && <Strip idle={notice} />}
      <div className={columns}>
        {wide ? (
          <ColaList publico={publico} colaId={colaId} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
            <ColaChooser
              publico={publico}
              colaId={colaId}
              onChoose={(cola) =>
                navigate(paths.dashboard(empresa.id, 'cola', { cola }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
            {menu}
            <EstadoLine publico={publico} estado={estado} />
          </div>
        )}
        {panel.error ? (
          <ErrorState
            title={t.falloCola}
            text={sentenceOf(panel.error.error, '')}
            onRetry={() => panel.error?.refetch()}
            retrying={panel.error.isFetching}
          />
        ) : panel.pending ? (
          <Skeleton className="h-112 rounded-card" />
        ) : (
          <>
            <Card className="grid grid-cols-1 gap-3 max-md:p-3 xl:gap-4">
              {wide && <ColaHeader publico={publico} estado={estado} menu={menu} />}
              <Atencion publico={publico} panel={panel} callable={callable}>
                {wide && llamar}
              </Atencion>
            </Card>
            <Card className="grid grid-cols-1 gap-3 max-xl:md:col-start-2 max-md:p-3 xl:p-4">
              {estado?.cola.estado === 'activa' && puede('emitir', estado.cola.id) && (
                <AgregarCliente cola={estado.cola} />
              )}
              <ListaConBusqueda
                turnos={panel.turnos}
                total={panel.total}
                desde={panel.desde}
                cola={estado && { empresaId: empresa.id, colaId: estado.cola.id }}
              />
              <Apartados turnos={panel.apartados} zona={empresa.zona} />
              {estado && (
                <Recientes cola={{ empresaId: empresa.id, colaId: estado.cola.id }} zona={empresa.zona} />
              )}
            </Card>
          </>
        )}
      </div>
      {!wide && (
        <div className="fixed inset-x-0 bottom-0 z-20 grid border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {/* Grows upwards, so that its text moves no button, and takes no room while empty. */}
          <Strip idle={notice} className="has-[>:not(:empty)]:pb-2" />
          {llamar}
        </div>
      )}
      <AtajosDialog open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
