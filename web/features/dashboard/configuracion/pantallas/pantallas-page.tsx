import { MonitorSmartphone, Plus, Tablet, Tv, Unplug } from 'lucide-react'
import { useState } from 'react'
import type { Dispositivo } from '#contract/dispositivo.ts'
import { configuracion } from '#texts/configuracion.ts'
import { pantallas as t } from '#texts/pantallas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { ConectarDialog } from '#web/shared/pantallas/conectar-dialog.tsx'
import { useConfiguracion } from '#web/shared/queries.ts'
import { SettingsBlock, SettingsPage } from '#web/shared/settings/settings-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { dangerItem, Menu } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { State } from '#web/ui/state.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Route } from './+types/pantallas-page.ts'
import { useDispositivos, useRevocar } from './api.ts'

/** The televisions and kiosks of the room: which are on, and buttons to connect and disconnect them. */
export default function PantallasPage({ params: { id } }: Route.ComponentProps) {
  const dispositivos = useDispositivos(id)
  const [connecting, setConnecting] = useState(false)
  const { data } = dispositivos
  return (
    <SettingsPage
      title={configuracion.paginas.pantallas.nombre}
      text={configuracion.paginas.pantallas.texto}
      back={{ to: paths.configuracion(id), label: configuracion.titulo }}
      action={
        <Button onClick={() => setConnecting(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t.conectar}
        </Button>
      }
    >
      <SettingsBlock
        title={t.conectadas}
        list
        end={
          data &&
          data.length > 0 &&
          t.cuantasEnLinea(data.filter(({ enLinea }) => enLinea).length, data.length)
        }
      >
        {dispositivos.isPending && <Skeleton className="mt-3 h-16" />}
        <NotLoaded query={dispositivos} title={t.fallo} />
        {data?.length === 0 && <EmptyState icon={MonitorSmartphone} title={t.vacio} text={t.vacioTexto} />}
        <ul>
          {data?.map((dispositivo) => (
            <Pantalla key={dispositivo.id} empresaId={id} dispositivo={dispositivo} />
          ))}
        </ul>
      </SettingsBlock>
      <ConectarDialog empresaId={id} open={connecting} onClose={() => setConnecting(false)} />
    </SettingsPage>
  )
}

function Pantalla({ empresaId, dispositivo }: { empresaId: string; dispositivo: Dispositivo }) {
  const locale = useLocale()
  const revocar = useRevocar(empresaId)
  const todas = useConfiguracion(empresaId).data?.categorias ?? []
  const toast = useToast()
  const { id, tipo, nombre, enLinea, visto, colas } = dispositivo
  const Icon = tipo === 'kiosco' ? Tablet : Tv
  const suyas = todas.filter((cola) => colas?.includes(cola.id)).map((cola) => cola.nombre)

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
    <li className="grid min-h-17 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 lg:grid-cols-[2.5rem_minmax(0,1fr)_8.5rem_10rem_2rem] lg:gap-x-4 lg:py-2">
      <span className="grid size-10 place-items-center rounded-[10px] bg-sunken text-muted max-lg:row-span-2">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">{nombre}</span>
        <span className="text-xs wrap-anywhere text-muted">
          {t.tipos[tipo]} · {colas ? suyas.join(', ') || t.colas(colas.length) : t.todasMinuscula}
        </span>
      </span>
      <span className="max-lg:col-start-2 max-lg:row-start-2">
        <State tone={enLinea ? 'success' : 'danger'}>{enLinea ? t.enLinea : t.apagada}</State>
      </span>
      <span className="text-sm text-muted max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3 max-lg:text-xs">
        {!enLinea && visto && t.visto(formatDateTime(locale, visto))}
      </span>
      <span className="max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1">
        <Menu label={t.masDe(nombre)}>
          <button {...dangerItem} type="button" onClick={disconnect}>
            <Unplug aria-hidden="true" className="size-4" />
            {t.desconectar}
          </button>
        </Menu>
      </span>
    </li>
  )
}
