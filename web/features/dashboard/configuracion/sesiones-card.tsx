import { Laptop } from 'lucide-react'
import type { SesionAbierta } from '#contract/cuenta.ts'
import { configuracion } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { describeAgente } from './agente.ts'
import { useCerrarSesion, useSesiones } from './api.ts'

const { sesiones: t } = configuracion

export function SesionesCard() {
  const sesiones = useSesiones()
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="text-lg font-semibold">{t.titulo}</h3>
        <p className="text-muted">{t.texto}</p>
      </div>
      {sesiones.isPending && <Skeleton className="h-16" />}
      {sesiones.isError && !sesiones.data && (
        <ErrorState title={t.fallo} onRetry={() => sesiones.refetch()} retrying={sesiones.isFetching} />
      )}
      {sesiones.data && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto">
          {sesiones.data.map((sesion) => (
            <Sesion key={sesion.id} sesion={sesion} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Sesion({ sesion }: { sesion: SesionAbierta }) {
  const cerrar = useCerrarSesion()
  const toast = useToast()
  const navegador = describeAgente(sesion.agente)

  async function end() {
    if (cerrar.isPending) return
    try {
      await cerrar.mutateAsync(sesion.id)
      toast(t.cerrada)
    } catch (error) {
      toast(sentenceOf(error, t.falloCerrar), 'danger')
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2">
      <Laptop aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="font-medium">{navegador}</span>
        <span className="text-sm text-muted">{t.uso(formatDateTime(sesion.ultimoUso))}</span>
      </span>
      {sesion.actual ? (
        <Badge tone="success">{t.actual}</Badge>
      ) : (
        <Button
          variant="secondary"
          onClick={end}
          loading={cerrar.isPending}
          aria-label={t.cerrarSesion(navegador)}
        >
          {t.cerrar}
        </Button>
      )}
    </li>
  )
}
