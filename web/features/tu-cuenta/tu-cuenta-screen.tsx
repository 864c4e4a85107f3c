import { tuCuenta as t } from '#texts/tu-cuenta.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useCuenta } from '#web/shared/queries.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ContrasenaForm } from './contrasena-form.tsx'
import { CorreoForm } from './correo-form.tsx'
import { IdiomaCard } from './idioma-card.tsx'
import { Parte } from './parte.tsx'
import { SesionesCard } from './sesiones-card.tsx'
import { TusDatos } from './tus-datos.tsx'
import { UsuarioForm } from './usuario-form.tsx'

export const meta = () => pageMeta(t.titulo)

/** All settings of the user's account on one page, with destructive actions at the end. */
export default function TuCuentaScreen() {
  const cuenta = useCuenta()
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-8">
      <PageHeader title={t.titulo} text={t.texto} />
      {cuenta.isPending && (
        <>
          <Spinner label={t.cargando} />
          <Skeleton className="h-80 rounded-card" />
        </>
      )}
      <NotLoaded query={cuenta} title={t.fallo} />
      {cuenta.data && (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-6">
            <UsuarioForm usuario={cuenta.data.usuario} />
            <IdiomaCard usuario={cuenta.data.usuario} />
            {cuenta.data.sinCorreo ? (
              <Parte titulo={t.correo.titulo} texto={t.correo.actual(cuenta.data.correo)}>
                <p className="text-muted">{t.correo.sinCorreo}</p>
              </Parte>
            ) : (
              <CorreoForm correo={cuenta.data.correo} />
            )}
          </div>
          <ContrasenaForm correo={cuenta.data.correo} />
        </div>
      )}
      <SesionesCard />
      <TusDatos />
    </div>
  )
}
