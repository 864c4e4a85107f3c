import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { LineaDeAviso } from '#web/shared/avisos/linea-de-aviso.tsx'
import { useEntregasOfTurno } from '#web/shared/avisos/use-entregas-de-turno.ts'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAtender } from '../atender.tsx'
import { type Fila, llamarse } from './fila.ts'

type Props = { turno: Fila | null; onClose: () => void }

/** The notices sent to one customer, and whether they arrived. */
export const AvisosDialog = ({ turno, onClose }: Props) => (
  <Dialog open={turno !== null} onClose={onClose} title={turno ? t.deTurno(llamarse(turno)) : ''}>
    {turno && <Lineas turnoId={turno.id} />}
  </Dialog>
)

function Lineas({ turnoId }: { turnoId: string }) {
  const { empresaId } = useAtender()
  const zona = useEmpresa(empresaId).data?.config.zona
  const { data, isPending, error } = useEntregasOfTurno({ empresaId, turnoId }, true)
  if (isPending) return <Skeleton className="h-12" />
  if (!data) return <Banner tone="danger">{sentenceOf(error, '')}</Banner>
  if (data.length === 0) return <p className="text-muted">{t.deTurnoVacio}</p>
  return (
    <ul className="grid gap-2">
      {data.map((entrega) => (
        <LineaDeAviso key={entrega.id} entrega={entrega} zona={zona} />
      ))}
    </ul>
  )
}
