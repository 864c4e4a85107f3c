import { useLocation, useNavigate } from 'react-router'
import { documentacion as t } from '#texts/documentacion.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Api } from './api.tsx'
import { Guia } from './guia.tsx'

const TABS = ['guia', 'api'] as const

type TabId = (typeof TABS)[number]

export const meta = () =>
  namedPage({ title: t.titulo, description: t.descripcion, path: paths.documentacion() })

/** The tab is in the address, so that it can be linked. Without a script both tabs are shown, one below the other. */
export default function DocumentacionScreen() {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { hash } = useLocation()
  const tab: TabId = hydrated && hash === '#api' ? 'api' : 'guia'
  const open = (id: TabId) =>
    navigate({ hash: id === 'api' ? id : '' }, { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHero title={t.encabezado} text={t.texto} />
      <div className="mx-auto grid max-w-5xl gap-10 px-4 pb-20 sm:px-6 sm:pb-28">
        <Tabs
          label={t.pestanas}
          tabs={TABS.map((id) => ({ id, label: t[id].pestana }))}
          value={tab}
          onChange={open}
        >
          <div className={tab === 'guia' ? '' : 'hidden noscript:block'}>
            <Guia />
          </div>
          <div id="api" className={tab === 'api' ? 'scroll-mt-40' : 'hidden noscript:block'}>
            <Api />
          </div>
        </Tabs>
      </div>
    </>
  )
}
