import { configuracion as t } from '#texts/configuracion.ts'
import { shows } from '#web/lib/page/installation.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { TextLink } from '#web/shared/links.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { DangerZone } from '#web/ui/danger-zone.tsx'
import type { Route } from './+types/configuracion-view.ts'
import { AvisosCard } from './avisos/avisos-card.tsx'
import { BorrarEmpresa } from './borrar-empresa.tsx'
import { ConfiguracionForm } from './configuracion-form.tsx'
import { PantallasCard } from './pantallas/pantallas-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { PuestosCard } from './puestos/puestos-card.tsx'

export const meta = () => pageMeta(t.titulo)

export default function ConfiguracionView({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id)
  // dashboard-screen.tsx shows loading and failure, and renders this view only with data.
  if (!empresa.data) return null
  const propiedad = puedeEn(empresa.data, 'propiedad')
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h2 className="text-2xl font-bold">{t.titulo}</h2>
        <p className="text-muted">{t.texto}</p>
      </header>
      <ConfiguracionForm key={empresa.data.id} empresa={empresa.data} />
      <AvisosCard empresaId={empresa.data.id} zona={empresa.data.config.zona} />
      <PuestosCard empresaId={empresa.data.id} />
      <PantallasCard empresa={empresa.data} />
      {propiedad && shows('servicio') && <PlanCard empresaId={empresa.data.id} />}
      <TextLink to={paths.cuenta()} className="justify-self-start">
        {t.borrar.cuenta}
      </TextLink>
      {propiedad && (
        <DangerZone>
          <BorrarEmpresa empresa={empresa.data} />
        </DangerZone>
      )}
    </div>
  )
}
