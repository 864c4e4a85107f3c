import { Laptop } from 'lucide-react'
import type { SesionAbierta } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { SettingsBlock, SettingsPage } from '#web/shared/settings/settings-page.tsx'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { describeAgente } from './agente.ts'
import { useCerrarOtrasSesiones, useCerrarSesion, useSesiones } from './api.ts'
import { backToCuenta } from './back-to-cuenta.ts'

export default function SesionesPage() {
  const sesiones = useSesiones()
  const count = sesiones.data?.length ?? 0
  return (
    <SettingsPage title={tuCuenta.sesiones.titulo} text={tuCuenta.sesiones.texto} back={backToCuenta()}>
      <SettingsBlock title={tuCuenta.sesiones.cuantas(count)} end={count > 1 && <CerrarDemas />} list>
        {sesiones.isPending && <Skeleton className="mt-3 h-16" />}
        <NotLoaded query={sesiones} title={tuCuenta.sesiones.fallo} />
        <ul>
          {sesiones.data?.map((sesion) => (
            <Sesion key={sesion.id} sesion={sesion} />
          ))}
        </ul>
      </SettingsBlock>
    </SettingsPage>
  )
}

function CerrarDemas() {
  const cerrar = useCerrarOtrasSesiones()
  const toast = useToast()

  async function end() {
    try {
      await cerrar.mutateAsync()
      toast(tuCuenta.sesiones.demasCerradas)
    } catch (error) {
      toast(sentenceOf(error, tuCuenta.sesiones.falloDemas), 'danger')
    }
  }

  return (
    <Button onClick={end} loading={cerrar.isPending}>
      {tuCuenta.sesiones.cerrarDemas}
    </Button>
  )
}

function Sesion({ sesion }: { sesion: SesionAbierta }) {
  const locale = useLocale()
  const cerrar = useCerrarSesion()
  const toast = useToast()
  const navegador = describeAgente(sesion.agente)

  async function end() {
    if (cerrar.isPending) return
    try {
      await cerrar.mutateAsync(sesion.id)
      toast(tuCuenta.sesiones.cerrada)
    } catch (error) {
      toast(sentenceOf(error, tuCuenta.sesiones.falloCerrar), 'danger')
    }
  }

  return (
    <ActionRow
      as="li"
      icon={Laptop}
      active={sesion.actual}
      title={
        <>
          {navegador}
          {sesion.actual && <Badge tone="success">{tuCuenta.sesiones.actual}</Badge>}
        </>
      }
      text={tuCuenta.sesiones.uso(formatDateTime(locale, sesion.ultimoUso))}
      action={
        !sesion.actual && (
          <Button
            variant="secondary"
            size="sm"
            onClick={end}
            loading={cerrar.isPending}
            aria-label={tuCuenta.sesiones.cerrarSesion(navegador)}
          >
            {tuCuenta.sesiones.cerrar}
          </Button>
        )
      }
    />
  )
}
