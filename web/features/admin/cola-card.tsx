import { Megaphone } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { cargaDe } from '#domain/cola.ts'
import { admin as t } from '#texts/admin.ts'
import { carga as palabras } from '#texts/carga.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useNear } from '#web/lib/browser/use-near.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { Apartados } from '#web/shared/atender/fila/apartados.tsx'
import { atendido } from '#web/shared/atender/fila/atendido.ts'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { type EnEspera, ListaEspera } from '#web/shared/atender/lista-espera.tsx'
import { useMinutesSince } from '#web/shared/atender/use-minutes-since.ts'
import type { Message } from '#web/shared/atender/use-strip.ts'
import { useCola } from '#web/shared/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cargaTone } from './carga-tone.ts'
import { EnAtencion } from './en-atencion.tsx'

const PULSE_MS = 1000

type Props = { publico: Publico; colaId: string }

/** Follows its cola only near the viewport, because an empresa may have more colas than one connection may follow. */
export function ColaCard({ nombre, ...cola }: Props & { nombre: string }) {
  const [ref, near] = useNear<HTMLElement>()
  return (
    <section ref={ref} aria-label={nombre} className="grid min-h-72 min-w-0 grid-cols-1 lg:min-h-0">
      {near ? <Live {...cola} /> : <CartaSkeleton />}
    </section>
  )
}

export const CartaSkeleton = () => <Skeleton className="h-full min-h-72 rounded-card" />

function Live({ publico, colaId }: Props) {
  const query = useCola({ empresaId: publico.empresa.id, colaId })
  const desde = useMinutesSince(query.dataUpdatedAt)
  if (query.isPending) return <CartaSkeleton />
  if (!query.data) {
    return (
      <Card className="content-center">
        <ErrorState
          title={t.falloCola}
          text={sentenceOf(query.error, '')}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    )
  }
  return <Loaded publico={publico} datos={query.data} desde={desde} />
}

type LoadedProps = { publico: Publico; datos: ColaPersonal; desde: number }

function Loaded({ publico, datos, desde }: LoadedProps) {
  const { cola, turnos, enAtencion, apartados } = datos
  const { zona } = publico.empresa
  const { call } = useAtender()
  const { calling, puede, message } = useAtenderState()
  const empty = cola.enEspera === 0
  const carga = cargaDe(cola.enEspera)
  const pulse = usePulse(message, cola.id)
  const colaId = cola.id
  const menu = useCallback(
    (turno: EnEspera) => <MenuDeFila turno={{ ...turno, colaId, delante: turno.posicion - 1 }} de="espera" />,
    [colaId],
  )

  return (
    <Card className="flex min-h-0 flex-col gap-2 p-3 sm:p-3">
      <header className="grid gap-1">
        <h2 className="line-clamp-2 text-lg leading-tight font-bold wrap-anywhere" title={cola.nombre}>
          {cola.nombre}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={cargaTone[carga]} dot>
            {palabras[carga]}
          </Badge>
          {cola.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
          {cola.estado === 'pausada' && <Badge>{t.inactiva}</Badge>}
          <span className="text-sm text-muted">{t.esperan(cola.enEspera)}</span>
        </div>
      </header>
      {puede('atender', cola.id) && (
        <Button
          wide
          data-focus-home
          loading={calling !== null}
          onClick={() => !empty && call(cola.id)}
          aria-disabled={empty || undefined}
          aria-label={empty ? undefined : t.llamarClienteDe(cola.nombre)}
          className={cx('shrink-0', empty && 'opacity-55')}
        >
          {calling === null && !empty && <Megaphone aria-hidden="true" className="size-5" />}
          {empty ? t.colaVacia : t.llamarCliente}
        </Button>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-2 overflow-y-auto max-lg:max-h-96">
        <EnAtencion turnos={enAtencion.map((turno) => atendido(turno, cola, publico))} zona={zona} />
        {empty ? (
          <p className="rounded-control border-2 border-line border-dashed px-4 py-6 text-center text-muted">
            {t.vacia}
          </p>
        ) : (
          <ListaEspera
            label={t.listaDe(cola.nombre)}
            turnos={turnos}
            total={cola.enEspera}
            desde={desde}
            pulse={pulse}
            menu={menu}
          />
        )}
        <Apartados turnos={apartados.map((turno) => ({ ...turno, colaId }))} zona={zona} />
      </div>
    </Card>
  )
}

/** True for a moment after this cola was called. */
function usePulse(message: Message | null, colaId: string): boolean {
  const [seen, setSeen] = useState<number | null>(null)
  const called = message?.llamadaDe === colaId ? message.id : null
  const pulse = called !== null && called !== seen
  useTimeout(pulse, PULSE_MS, () => setSeen(called))
  return pulse
}
