import { Clock, Pause, Play, Users } from 'lucide-react'
import type { Cola } from '#contract/cola.ts'
import { cargaDe } from '#domain/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { formatEstimado } from '#web/lib/format.ts'
import { cola as t } from '#web/texts/cola.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type ColaRef, useCambiarEstado } from './api.ts'
import { EstadoBadge } from './estado-badge.tsx'

type Props = { cola: ColaRef; datos: Cola }

export function ColaHeader({ cola, datos }: Props) {
  const cambiar = useCambiarEstado(cola)
  const activa = datos.estado === 'activa'
  const Icon = activa ? Pause : Play
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1.5">
          <h2 className="text-xl font-bold">{datos.nombre}</h2>
          <div className="flex flex-wrap gap-2">
            <EstadoBadge estado={datos.estado} />
            {datos.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
            <Badge tone="info">{cargaDe(datos.enEspera)}</Badge>
          </div>
        </div>
        <Button
          variant={activa ? 'secondary' : 'primary'}
          onClick={() => cambiar.mutate(!activa)}
          loading={cambiar.isPending}
          className="max-sm:w-full"
        >
          {!cambiar.isPending && <Icon aria-hidden="true" className="size-5" />}
          {activa ? t.pausar : t.iniciar}
        </Button>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Figure icon={Users} label={t.clientesEnEspera} value={String(datos.enEspera)} />
        <Figure
          icon={Clock}
          label={t.tiempoEstimado}
          value={formatEstimado(datos.estimado) ?? t.sinEstimado}
        />
      </dl>
      {datos.estado === 'pausada' && <Banner tone="warning">{t.pausadaTexto}</Banner>}
      {cambiar.isError && <Banner tone="danger">{sentenceOf(cambiar.error, t.falloAccion)}</Banner>}
    </header>
  )
}

const Figure = ({ icon: Icon, label, value }: { icon: typeof Users; label: string; value: string }) => (
  <div className="flex items-center gap-2">
    <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
    <dt className="text-muted">{label}:</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
