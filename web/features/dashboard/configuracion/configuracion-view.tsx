import { Outlet, useLocation, useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { shows } from '#web/lib/page/installation.ts'
import { sectionMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { useEmpresa } from '#web/shared/queries.ts'
import { SettingsFrame } from '#web/shared/settings/settings-frame.tsx'
import type { Route } from './+types/configuracion-view.ts'
import type { Contexto } from './contexto.ts'
import { dirtyPages, paginaDe, toDraft } from './draft.ts'
import { GRUPOS } from './paginas.ts'
import { Resumen } from './resumen.tsx'
import { useConfiguracionForm } from './use-configuracion-form.ts'

export const meta = ({ location }: Route.MetaArgs) => sectionMeta(t, location.pathname)

export default function ConfiguracionView({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id)
  // dashboard-screen.tsx shows loading and failure, and renders this view only with data.
  return empresa.data ? <Paginas key={empresa.data.id} empresa={empresa.data} /> : null
}

function Paginas({ empresa }: { empresa: Empresa }) {
  const navigate = useNavigate()
  const root = paths.configuracion(empresa.id)
  const path = useLocation().pathname.replace(/\/$/, '').toLowerCase()
  const index = path === root.toLowerCase()
  const form = useConfiguracionForm(empresa, (errors) => {
    const pagina = paginaDe(errors)
    if (pagina && !path.endsWith(`/${pagina}`)) navigate(paths.configuracion(empresa.id, pagina))
  })
  const dirty: string[] = dirtyPages(form.values, toDraft(empresa))
  const wrong = paginaDe(form.errors)
  const groups = GRUPOS.map(({ id, paginas }) => ({
    title: t.grupos[id],
    items: paginas
      .filter(({ permiso }) => !permiso || puedeEn(empresa, permiso))
      .filter(({ id: pagina }) => pagina !== 'plan' || shows('servicio'))
      .map((pagina) => ({
        to: paths.configuracion(empresa.id, pagina.id),
        label: pagina.id === wrong ? t.conErrores(t.paginas[pagina.id].nombre) : t.paginas[pagina.id].nombre,
        icon: pagina.icon,
        summary: <Resumen pagina={pagina.id} empresaId={empresa.id} />,
        dirty: dirty.includes(pagina.id),
        first: pagina.id === 'general',
        danger: pagina.id === 'peligro',
      })),
  })).filter(({ items }) => items.length > 0)
  return (
    <SettingsFrame
      title={t.titulo}
      label={t.secciones}
      groups={groups}
      index={index}
      navClassName="lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:border-r lg:border-line lg:px-3"
    >
      <Outlet context={{ empresa, form } satisfies Contexto} />
    </SettingsFrame>
  )
}
