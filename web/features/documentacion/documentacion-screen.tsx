import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { documentacion as t } from '#texts/documentacion.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Api } from './api.tsx'
import { BuscarField, Encontrado } from './buscar.tsx'
import { Guia } from './guia.tsx'

const TABS = ['guia', 'api'] as const

type TabId = (typeof TABS)[number]

export const meta = () =>
  namedPage({ title: t.titulo, description: t.descripcion, path: paths.documentacion() })

/**
 * The tab and the article are in the address, so that they can be linked. Without a script everything is shown, one below
 * the other.
 */
export default function DocumentacionScreen() {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { hash } = useLocation()
  const [words, setWords] = useState('')
  const searching = words.trim() !== ''
  const tab: TabId = hydrated && hash === '#api' && !searching ? 'api' : 'guia'
  function open(id: TabId) {
    setWords('')
    void navigate({ hash: id === 'api' ? id : '' }, { replace: true, preventScrollReset: true })
  }
  return (
    <div data-dense className="border-t border-line bg-surface">
      <div className="mx-auto max-w-272 px-4 pt-4 pb-20 md:px-6 md:pt-8">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div>
            <h1 className="text-xl font-semibold tracking-[-0.02em] md:text-2xl md:font-bold">
              {t.encabezado}
            </h1>
            <p className="mt-1 text-muted">{t.texto}</p>
          </div>
          <BuscarField words={words} onChange={setWords} />
        </div>
        <div className="mt-4">
          <Tabs
            label={t.pestanas}
            tabs={TABS.map((id) => ({ id, label: t[id].pestana }))}
            value={tab}
            onChange={open}
            className="dense:gap-6 dense:[&>button]:min-h-11 dense:[&>button]:text-base"
          >
            {searching && <Encontrado words={words} onChange={setWords} />}
            <div className={tab === 'guia' && !searching ? '' : 'hidden noscript:block'}>
              <Guia elegido={hydrated ? hash.slice(1) : ''} />
            </div>
            <div id="api" className={cx('pt-6', tab === 'api' ? 'scroll-mt-40' : 'hidden noscript:block')}>
              <Api />
            </div>
          </Tabs>
        </div>
      </div>
    </div>
  )
}
