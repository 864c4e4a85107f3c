import { sentenceOf } from '#web/lib/api-error.ts'
import { useCola } from '#web/lib/live-queries.ts'
import { cola as t } from '#web/texts/cola.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AgregarCliente } from './agregar-cliente.tsx'
import type { ColaRef } from './api.ts'
import { Atencion } from './atencion.tsx'
import { ColaHeader } from './cola-header.tsx'
import { ListaEspera } from './lista-espera.tsx'

/** One queue: its state, the customer in service and those who wait. */
export function ColaPanel({ cola }: { cola: ColaRef }) {
  const query = useCola(cola)
  if (query.isPending) return <PanelSkeleton />
  if (!query.data) {
    return (
      <ErrorState
        title={t.falloCola}
        text={sentenceOf(query.error, '')}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  const estado = query.data
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] 2xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:gap-6">
      <Card className="grid gap-4">
        <ColaHeader cola={cola} datos={estado.cola} />
        <Atencion cola={cola} estado={estado} />
      </Card>
      <Card className="grid gap-4">
        {estado.cola.estado === 'activa' && <AgregarCliente cola={cola} />}
        <ListaEspera turnos={estado.turnos} />
      </Card>
    </div>
  )
}

const PanelSkeleton = () => (
  <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] 2xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:gap-6">
    <Skeleton className="h-112 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
)
