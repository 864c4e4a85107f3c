import { Armchair, Users } from 'lucide-react'
import type { Tablero } from '#contract/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/sala-view.ts'
import { useSalaEnVivo } from './api.ts'
import { ColaDeSala } from './cola-de-sala.tsx'
import { OtroPuesto, PuestoDeSala } from './puesto-de-sala.tsx'

export const meta = () => pageMeta(puestos.sala.titulo)

const grid = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 min-[120rem]:grid-cols-5'

/** The room for a supervisor: every desk and every queue, live. */
export default function SalaView({ params }: Route.ComponentProps) {
  const sala = useSalaEnVivo(params.id)
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <h2 className="text-2xl font-bold">{puestos.sala.titulo}</h2>
        <p className="text-muted">{puestos.sala.texto}</p>
      </header>
      {sala.offline && <Banner tone="warning">{puestos.sala.sinRed}</Banner>}
      {sala.isPending && <Skeleton className="h-96 rounded-card" />}
      <NotLoaded query={sala} title={puestos.sala.fallo} />
      {sala.data && <Room empresaId={params.id} sala={sala.data} />}
    </div>
  )
}

function Room({ empresaId, sala }: { empresaId: string; sala: Tablero }) {
  const empresa = useEmpresa(empresaId).data
  const frees = empresa !== undefined && puedeEn(empresa, 'equipo')
  const count = (estado: Tablero['puestos'][number]['estado']) =>
    sala.puestos.filter((puesto) => puesto.estado === estado).length
  return (
    <>
      <section aria-labelledby="sala-puestos" className="grid gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id="sala-puestos" className="text-lg font-semibold">
            {puestos.sala.puestos}
          </h3>
          {sala.puestos.length > 0 && (
            <p className="text-sm text-muted">
              {puestos.sala.resumen(count('ocupado'), count('en pausa'), count('libre'))}
            </p>
          )}
        </div>
        {sala.puestos.length === 0 && (
          <Card>
            <EmptyState
              icon={Armchair}
              title={puestos.sala.sinPuestos}
              text={puestos.sala.sinPuestosTexto}
              action={
                empresa &&
                puedeEn(empresa, 'configurar') && (
                  <LinkButton to={paths.configuracion(empresaId, 'puestos')}>
                    {puestos.sala.configurar}
                  </LinkButton>
                )
              }
            />
          </Card>
        )}
        <ul className={grid}>
          {sala.puestos.map((puesto) => (
            <PuestoDeSala
              key={puesto.id}
              empresaId={empresaId}
              puesto={puesto}
              zona={sala.zona}
              frees={frees}
            />
          ))}
          {sala.otros.map((otro) => (
            <OtroPuesto key={otro.nombre} puesto={otro} zona={sala.zona} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="sala-colas" className="grid gap-3">
        <h3 id="sala-colas" className="text-lg font-semibold">
          {puestos.sala.colas}
        </h3>
        {sala.colas.length === 0 && (
          <Card>
            <EmptyState icon={Users} title={puestos.sala.sinColas} />
          </Card>
        )}
        <ul className={grid}>
          {sala.colas.map((cola) => (
            <ColaDeSala key={cola.id} cola={cola} named={sala.puestos.length > 0} />
          ))}
        </ul>
      </section>
    </>
  )
}
