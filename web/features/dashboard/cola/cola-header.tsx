import { AppWindow, Clock, Pause, Play, Users } from 'lucide-react'
import { useState } from 'react'
import type { ColaPersonal } from '#contract/cola.ts'
import { cargaDe } from '#domain/cola.ts'
import { carga } from '#texts/carga.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { formatEstimado, formatNumber } from '#web/lib/format.ts'
import { PuestoField } from '#web/shared/puesto/puesto-field.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type ColaRef, useCambiarEstadoCola } from './api.ts'
import { ColaMenu } from './cola-menu.tsx'
import { EstadoBadge } from './estado-badge.tsx'
import { PantallasDialog } from './pantallas-dialog.tsx'

type Props = {
  cola: ColaRef
  estado: ColaPersonal
}

export function ColaHeader({ cola, estado }: Props) {
  const [opening, setOpening] = useState(false)
  const cambiar = useCambiarEstadoCola(cola)
  const { cola: datos } = estado
  const activa = datos.estado === 'activa'
  const Icon = activa ? Pause : Play
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 pt-1.5">
          <h2 className="min-w-0 break-words text-xl font-bold">{datos.nombre}</h2>
          <div className="flex flex-wrap gap-2">
            <EstadoBadge estado={datos.estado} />
            {datos.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
            <Badge tone="info">{carga[cargaDe(datos.enEspera)]}</Badge>
          </div>
        </div>
        <ColaMenu cola={cola} estado={estado} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <dl className="flex min-w-0 flex-1 basis-48 flex-wrap gap-x-5 gap-y-0.5 max-2xl:text-sm">
          <Fact icon={Users} label={t.clientesEnEspera} value={formatNumber(datos.enEspera)} />
          <Fact
            icon={Clock}
            label={t.tiempoEstimado}
            value={formatEstimado(datos.estimado) ?? t.sinEstimado}
          />
        </dl>
        <PuestoField />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={activa ? 'secondary' : 'primary'}
          onClick={() => cambiar.mutate(!activa)}
          loading={cambiar.isPending}
          className="flex-1 whitespace-nowrap"
        >
          {!cambiar.isPending && <Icon aria-hidden="true" className="size-5" />}
          {activa ? t.pausar : t.iniciar}
        </Button>
        {activa && (
          <Button variant="secondary" onClick={() => setOpening(true)} className="flex-1 whitespace-nowrap">
            <AppWindow aria-hidden="true" className="size-5" />
            {t.abrirPantalla}
          </Button>
        )}
      </div>
      {datos.estado === 'pausada' && <Banner tone="warning">{t.pausadaTexto}</Banner>}
      {cambiar.isError && <Banner tone="danger">{sentenceOf(cambiar.error, t.falloAccion)}</Banner>}
      <PantallasDialog cola={cola} open={opening} onClose={() => setOpening(false)} />
    </header>
  )
}

/** One line of the header: small, with an icon, unlike the figures on a card. */
const Fact = ({ icon: Icon, label, value }: { icon: typeof Users; label: string; value: string }) => (
  <div className="flex items-center gap-2">
    <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
    <dt className="text-muted">{label}:</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
