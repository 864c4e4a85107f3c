import { Bell, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { paths } from '#web/paths.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { SettingsPage } from '#web/shared/settings/settings-page.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useConfiguracionDeEmpresa } from '../contexto.ts'
import { useAjustesAvisos } from './api.ts'
import { Canal } from './canal.tsx'
import { Registro } from './registro.tsx'
import { ReglasForm } from './reglas-form.tsx'
import { SmsForm } from './sms-form.tsx'
import { WhatsappForm } from './whatsapp-form.tsx'

/** How the company notifies its customers, and the log of what was sent. */
export default function AvisosPage() {
  const { empresa } = useConfiguracionDeEmpresa()
  const { id, config } = empresa
  const query = useAjustesAvisos(id)
  const page = (children: ReactNode) => (
    <SettingsPage
      title={configuracion.paginas.avisos.nombre}
      text={configuracion.paginas.avisos.texto}
      back={{ to: paths.configuracion(id), label: configuracion.titulo }}
    >
      {children}
    </SettingsPage>
  )
  if (!query.data) {
    return page(
      <>
        {query.isPending && <Skeleton className="mt-5 h-72 rounded-card" />}
        <NotLoaded query={query} title={t.fallo} />
      </>,
    )
  }
  return (
    <ReglasForm empresaId={id} ajustes={query.data}>
      {(campos) =>
        page(
          <>
            {!query.data.disponible && (
              <Banner tone="info" className="mt-4">
                {t.sinPlan}
              </Banner>
            )}
            <ul className="mt-5 rounded-card border border-line">
              <Canal icon={Bell} nombre={t.push.titulo} detalle={t.push.texto} estado={t.activas} activo />
              <Canal icon={Mail} nombre={t.correo.titulo} detalle={t.correo.texto} estado={t.activo} activo />
              <WhatsappForm empresaId={id} ajustes={query.data} />
              <SmsForm empresaId={id} ajustes={query.data} />
            </ul>
            {campos}
            <Registro empresaId={id} zona={config.zona} />
          </>,
        )
      }
    </ReglasForm>
  )
}
