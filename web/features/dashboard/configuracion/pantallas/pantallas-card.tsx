import { MonitorSmartphone, Plus, Tablet, Tv } from 'lucide-react'
import { useState } from 'react'
import type { Dispositivo } from '#contract/dispositivo.ts'
import type { Empresa } from '#contract/empresa.ts'
import { pantallas as t } from '#texts/pantallas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { ConectarDialog } from '#web/shared/pantallas/conectar-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDispositivos, useRevocar } from './api.ts'

/** The televisions and kiosks of the room: which are on, and buttons to connect and disconnect them. */
export function PantallasCard({ empresa }: { empresa: Empresa }) {
  const dispositivos = useDispositivos(empresa.id)
  const [connecting, setConnecting] = useState(false)
  return (
    <Card className="grid grid-cols-1 gap-4" id="pantallas">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{t.titulo}</h3>
          <p className="text-muted">{t.texto}</p>
        </div>
        <Button variant="secondary" onClick={() => setConnecting(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {t.conectar}
        </Button>
      </div>
      {dispositivos.isPending && <Skeleton className="h-16" />}
      <NotLoaded query={dispositivos} title={t.fallo} />
      {dispositivos.data?.length === 0 && (
        <EmptyState icon={MonitorSmartphone} title={t.vacio} text={t.vacioTexto} />
      )}
      {dispositivos.data && dispositivos.data.length > 0 && (
        <ul className="grid gap-2">
          {dispositivos.data.map((dispositivo) => (
            <Pantalla key={dispositivo.id} empresaId={empresa.id} dispositivo={dispositivo} />
          ))}
        </ul>
      )}
      <ConectarDialog empresaId={empresa.id} open={connecting} onClose={() => setConnecting(false)} />
    </Card>
  )
}

function Pantalla({ empresaId, dispositivo }: { empresaId: string; dispositivo: Dispositivo }) {
  const locale = useLocale()
  const revocar = useRevocar(empresaId)
  const toast = useToast()
  const { id, tipo, nombre, enLinea, visto, colas } = dispositivo
  const Icon = tipo === 'kiosco' ? Tablet : Tv

  async function disconnect() {
    if (revocar.isPending) return
    try {
      await revocar.mutateAsync(id)
      toast(t.desconectada(nombre))
    } catch (error) {
      toast(sentenceOf(error, t.falloDesconectar), 'danger')
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="font-medium wrap-anywhere">{nombre}</span>
        <span className="text-sm text-muted">
          {t.tipos[tipo]} · {colas ? t.colas(colas.length) : t.todas}
          {!enLinea && visto && ` · ${t.visto(formatDateTime(locale, visto))}`}
        </span>
      </span>
      <Badge tone={enLinea ? 'success' : 'neutral'} dot>
        {enLinea ? t.enLinea : t.apagada}
      </Badge>
      <Button
        variant="secondary"
        onClick={disconnect}
        loading={revocar.isPending}
        aria-label={t.desconectarUna(nombre)}
      >
        {t.desconectar}
      </Button>
    </li>
  )
}
