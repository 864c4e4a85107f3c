import { AppWindow, Clock, Ticket, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { cargaDe } from '#domain/cola.ts'
import { carga } from '#texts/carga.ts'
import { cola as t } from '#texts/cola.ts'
import { puestos } from '#texts/puestos.ts'
import { formatEstimado, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useAtenderState } from '#web/shared/atender/atender.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EstadoBadge } from './estado-badge.tsx'
import { EstadoButton } from './estado-button.tsx'
import { PantallasDialog } from './pantallas-dialog.tsx'

type Props = {
  publico: Publico
  /** The chosen queue; undefined: all. */
  estado: ColaPersonal | undefined
  menu: ReactNode
}

export function ColaHeader({ publico, estado, menu }: Props) {
  const todas = useTodasTitle()
  if (!estado) {
    return (
      <header className="grid gap-1">
        <div className="flex items-start justify-between gap-2">
          <h2 className="pt-2 text-xl font-bold">{todas}</h2>
          {menu}
        </div>
        <p className="text-muted">{t.todasTexto}</p>
      </header>
    )
  }
  return <DeCola empresaId={publico.empresa.id} estado={estado} menu={menu} />
}

/** The state of the queue in one small line, where there is no room for more. */
export function EstadoLine({ publico, estado }: Pick<Props, 'publico' | 'estado'>) {
  const locale = useLocale()
  const todas = useTodasTitle()
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <h2 className="sr-only">{estado?.cola.nombre ?? todas}</h2>
      {estado ? (
        <>
          <EstadoBadge estado={estado.cola.estado} />
          {t.tiempoEstimado}: {formatEstimado(estado.cola.estimado) ?? t.sinEstimado}
          {estado.cola.quedan !== null && ` · ${t.quedan}: ${formatNumber(locale, estado.cola.quedan)}`}
        </>
      ) : (
        publico.colas.length > 1 && t.todasTexto
      )}
    </div>
  )
}

/** The title for all queues, or for those of the desk. */
const useTodasTitle = () => (useAtenderState().colas ? puestos.misColas : t.todas)

function DeCola({ empresaId, estado, menu }: Omit<Props, 'publico' | 'estado'> & Of) {
  const locale = useLocale()
  const [opening, setOpening] = useState(false)
  const { puede } = useAtenderState()
  const { cola: datos } = estado
  const cola = { empresaId, colaId: datos.id }
  return (
    <header className="grid gap-2">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 pt-1.5">
          <h2 className="min-w-0 text-xl font-bold wrap-anywhere">{datos.nombre}</h2>
          <div className="flex flex-wrap gap-2">
            <EstadoBadge estado={datos.estado} />
            {datos.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
            <Badge tone="info">{carga[cargaDe(datos.enEspera)]}</Badge>
          </div>
        </div>
        {menu}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <dl className="flex min-w-0 flex-wrap gap-x-5 gap-y-0.5 text-sm">
          <Fact icon={Users} label={t.clientesEnEspera} value={formatNumber(locale, datos.enEspera)} />
          <Fact
            icon={Clock}
            label={t.tiempoEstimado}
            value={formatEstimado(datos.estimado) ?? t.sinEstimado}
          />
          {datos.quedan !== null && (
            <Fact icon={Ticket} label={t.quedan} value={formatNumber(locale, datos.quedan)} />
          )}
        </dl>
        {datos.estado === 'activa' && (
          <div className="flex flex-wrap gap-2">
            {puede('atender', datos.id) && <EstadoButton cola={cola} activa />}
            <Button variant="secondary" onClick={() => setOpening(true)} className="whitespace-nowrap">
              <AppWindow aria-hidden="true" className="size-5" />
              {t.abrirPantalla}
            </Button>
          </div>
        )}
      </div>
      {datos.estado === 'pausada' && <p className="text-warning-text">{t.pausadaTexto}</p>}
      <PantallasDialog cola={cola} open={opening} onClose={() => setOpening(false)} />
    </header>
  )
}

type Of = { empresaId: string; estado: ColaPersonal }

/** One line of the header: small, with an icon, unlike the figures on a card. */
const Fact = ({ icon: Icon, label, value }: { icon: typeof Users; label: string; value: string }) => (
  <div className="flex items-center gap-2">
    <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
    <dt className="text-muted">{label}:</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
