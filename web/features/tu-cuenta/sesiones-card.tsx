import { Laptop } from 'lucide-react'
import type { SesionAbierta } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { describeAgente } from './agente.ts'
import { useCerrarOtrasSesiones, useCerrarSesion, useSesiones } from './api.ts'
import { Parte } from './parte.tsx'

export function SesionesCard() {
  const sesiones = useSesiones()
  return (
    <Parte titulo={tuCuenta.sesiones.titulo} texto={tuCuenta.sesiones.texto}>
      {sesiones.isPending && <Skeleton className="h-16" />}
      <NotLoaded query={sesiones} title={tuCuenta.sesiones.fallo} />
      {sesiones.data && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto">
          {sesiones.data.map((sesion) => (
            <Sesion key={sesion.id} sesion={sesion} />
          ))}
        </ul>
      )}
      {(sesiones.data?.length ?? 0) > 1 && <CerrarDemas />}
    </Parte>
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
    <Button
      variant="secondary"
      onClick={end}
      loading={cerrar.isPending}
      className="justify-self-start max-sm:w-full"
    >
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2">
      <Laptop aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="font-medium">{navegador}</span>
        <span className="text-sm text-muted">
          {tuCuenta.sesiones.uso(formatDateTime(locale, sesion.ultimoUso))}
        </span>
      </span>
      {sesion.actual ? (
        <Badge tone="success">{tuCuenta.sesiones.actual}</Badge>
      ) : (
        <Button
          variant="secondary"
          onClick={end}
          loading={cerrar.isPending}
          aria-label={tuCuenta.sesiones.cerrarSesion(navegador)}
        >
          {tuCuenta.sesiones.cerrar}
        </Button>
      )}
    </li>
  )
}
