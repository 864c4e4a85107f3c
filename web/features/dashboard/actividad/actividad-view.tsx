import { useSearchParams } from 'react-router'
import { actividad as t } from '#texts/actividad.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { useEmpresa } from '#web/shared/queries.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/actividad-view.ts'
import { Conservar } from './conservar.tsx'
import { Lista } from './lista.tsx'
import { Personas } from './personas.tsx'

const PESTANAS = ['actividad', 'personas'] as const

export const meta = () => pageMeta(t.titulo)

/** Who did what and when, and what each member served. A member who cannot see the team sees only themselves. */
export default function ActividadView({ params: { id } }: Route.ComponentProps) {
  const empresa = useEmpresa(id).data
  const [search, setSearch] = useSearchParams()
  // dashboard-screen.tsx shows loading and failure, and renders this view only with data.
  if (!empresa) return null
  const todas = puedeEn(empresa, 'auditar')
  const nombres = todas ? t.pestanas : t.pestanasPropias
  const value = PESTANAS.find((each) => each === search.get('ver')) ?? 'actividad'
  return (
    <div className="pb-10">
      <header className="px-4 pt-4 pb-2 lg:px-6 lg:pt-5">
        <h2 className="text-xl font-semibold tracking-[-0.01em]">{t.titulo}</h2>
        <p className="text-sm text-muted">{todas ? t.texto : t.textoPropio}</p>
      </header>
      <div className="[&>[role=tablist]]:px-4 lg:[&>[role=tablist]]:px-6">
        <Tabs
          label={t.que}
          tabs={PESTANAS.map((pestana) => ({ id: pestana, label: nombres[pestana] }))}
          value={value}
          onChange={(ver) => setSearch(ver === 'actividad' ? {} : { ver }, { replace: true })}
        >
          {value === 'actividad' ? (
            <>
              <Lista empresa={empresa} todas={todas} />
              {puedeEn(empresa, 'configurar') && (
                <div className="mt-6 border-t border-line px-4 pt-4 lg:px-6">
                  <Conservar empresa={empresa} />
                </div>
              )}
            </>
          ) : (
            <div className="px-4 pt-4 lg:px-6">
              <Personas empresaId={empresa.id} todas={todas} />
            </div>
          )}
        </Tabs>
      </div>
    </div>
  )
}
