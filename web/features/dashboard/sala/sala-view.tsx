import { Armchair, Megaphone, Users } from 'lucide-react'
import { useState } from 'react'
import type { Tablero } from '#contract/puesto.ts'
import { anunciar } from '#texts/anunciar.ts'
import { puestos } from '#texts/puestos.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { AnunciarDialog } from '#web/shared/anunciar/anunciar-dialog.tsx'
import { LinkButton } from '#web/shared/links.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { usePuede } from '#web/shared/use-puede.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ViewHead } from '#web/ui/view-head.tsx'
import type { Route } from './+types/sala-view.ts'
import { useSalaEnVivo } from './api.ts'
import { Cifras } from './cifras.tsx'
import { ColasDeSala } from './colas-de-sala.tsx'
import { OtroPuesto, PuestoDeSala } from './puesto-de-sala.tsx'

export const meta = () => pageMeta(puestos.sala.titulo)

/** The room for a supervisor: every desk and every queue, live. */
export default function SalaView({ params: { id } }: Route.ComponentProps) {
  const sala = useSalaEnVivo(id)
  const puede = usePuede(id)
  // Undefined: closed; null: for all queues.
  const [announcing, setAnnouncing] = useState<string | null | undefined>()
  return (
    <div className="grid grid-cols-1 content-start pb-8">
      <ViewHead title={puestos.sala.titulo}>
        {puede('avisar') && (
          <Button variant="secondary" onClick={() => setAnnouncing(null)}>
            <Megaphone aria-hidden="true" className="size-4" />
            {anunciar.abrir}
          </Button>
        )}
      </ViewHead>
      {sala.offline && (
        <div className="px-4 pb-4 lg:px-6">
          <Banner tone="warning">{puestos.sala.sinRed}</Banner>
        </div>
      )}
      {sala.isPending && <SalaSkeleton />}
      <div className="px-4 empty:hidden lg:px-6">
        <NotLoaded query={sala} title={puestos.sala.fallo} />
      </div>
      {sala.data && (
        <Room empresaId={id} sala={sala.data} onAnunciar={puede('avisar') ? setAnnouncing : undefined} />
      )}
      <AnunciarDialog
        empresaId={id}
        colaId={announcing ?? undefined}
        open={announcing !== undefined}
        onClose={() => setAnnouncing(undefined)}
      />
    </div>
  )
}

const grid = 'grid grid-cols-1 gap-2 px-4 sm:grid-cols-2 lg:px-6 xl:grid-cols-3 min-[100rem]:grid-cols-4'
const heading = 'flex flex-wrap items-center gap-x-3 px-4 pt-5 pb-2 lg:px-6'
const title = 'font-semibold tracking-normal'

const SalaSkeleton = () => (
  <div className="grid gap-5">
    <Skeleton className="h-18 rounded-none" />
    <div className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-22 rounded-card" />
      ))}
    </div>
  </div>
)

type RoomProps = { empresaId: string; sala: Tablero; onAnunciar: ((colaId: string) => void) | undefined }

function Room({ empresaId, sala, onAnunciar }: RoomProps) {
  const puede = usePuede(empresaId)
  const count = (estado: Tablero['puestos'][number]['estado']) =>
    sala.puestos.filter((puesto) => puesto.estado === estado).length
  const named = sala.puestos.length > 0
  const indexOf = (nombre: string) => sala.colas.findIndex((cola) => cola.nombre === nombre)
  return (
    <>
      <Cifras sala={sala} />
      <section aria-labelledby="sala-puestos">
        <div className={heading}>
          <h3 id="sala-puestos" className={title}>
            {puestos.sala.puestos}
          </h3>
          {named && (
            <p className="text-sm text-muted">
              {puestos.sala.resumen(count('ocupado'), count('en pausa'), count('libre'))}
            </p>
          )}
        </div>
        {!named && (
          <EmptyState
            icon={Armchair}
            title={puestos.sala.sinPuestos}
            text={puestos.sala.sinPuestosTexto}
            action={
              puede('configurar') && (
                <LinkButton to={paths.configuracion(empresaId, 'puestos')} variant="secondary">
                  {puestos.sala.configurar}
                </LinkButton>
              )
            }
          />
        )}
        <ul className={grid}>
          {sala.puestos.map((puesto) => (
            <PuestoDeSala
              key={puesto.id}
              empresaId={empresaId}
              puesto={puesto}
              zona={sala.zona}
              frees={puede('equipo')}
              indexOf={indexOf}
            />
          ))}
          {sala.otros.map((otro) => (
            <OtroPuesto key={otro.nombre} puesto={otro} indexOf={indexOf} />
          ))}
        </ul>
      </section>
      <div>
        <div className={heading}>
          <h3 className={title}>{puestos.sala.colas}</h3>
        </div>
        {sala.colas.length === 0 ? (
          <EmptyState icon={Users} title={puestos.sala.sinColas} />
        ) : (
          <ColasDeSala empresaId={empresaId} colas={sala.colas} named={named} onAnunciar={onAnunciar} />
        )}
      </div>
    </>
  )
}
