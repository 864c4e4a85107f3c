import type { ColaPersonal } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { paths } from '#web/paths.ts'
import { usePuesto } from '#web/shared/puesto/use-puesto.ts'
import { useCola } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AgregarCliente } from './agregar-cliente.tsx'
import type { ColaRef } from './api.ts'
import { Atencion } from './atencion.tsx'
import { ColaHeader } from './cola-header.tsx'
import { ListaEspera } from './lista-espera.tsx'
import { PuertaCard } from './puerta-card.tsx'
import { useMinutesSince } from './use-minutes-since.ts'

const columns =
  'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] 2xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:gap-6'

type Props = { cola: ColaRef; zona: string }

/** One queue: its state, the customer in service and those who wait. */
export function ColaPanel({ cola, zona }: Props) {
  const query = useCola(cola)
  const [puesto] = usePuesto()
  const minutes = useMinutesSince(query.dataUpdatedAt)
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
    <div className="grid grid-cols-1 gap-4">
      {query.offline && <Banner tone="warning">{t.sinRed}</Banner>}
      <Agotada empresaId={cola.empresaId} estado={estado} />
      <div className={columns}>
        <Card className="grid grid-cols-1 gap-4">
          <ColaHeader cola={cola} estado={estado} />
          <Atencion cola={cola} estado={estado} puesto={puesto} zona={zona} />
        </Card>
        <Card className="grid grid-cols-1 gap-4">
          <AgregarCliente cola={cola} estado={estado.cola.estado} />
          <ListaEspera turnos={estado.turnos} enEspera={estado.cola.enEspera} desde={minutes} />
        </Card>
      </div>
      <PuertaCard empresaId={cola.empresaId} zona={zona} />
    </div>
  )
}

const Agotada = ({ empresaId, estado }: { empresaId: string; estado: ColaPersonal }) =>
  estado.cola.admite === 'agotada' && (
    <Banner tone="warning" action={<TextLink to={paths.planDeCuenta(empresaId)}>{t.verPlanes}</TextLink>}>
      {t.agotada}
    </Banner>
  )

const PanelSkeleton = () => (
  <div className={columns}>
    <Skeleton className="h-144 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
)
