import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { personas as t } from '#texts/personas.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ViewHead } from '#web/ui/view-head.tsx'
import type { Route } from './+types/equipo-view.ts'
import { useEquipo } from './api.ts'
import { InvitarDialog } from './invitar-dialog.tsx'
import { Personas } from './personas.tsx'
import { TablaPermisos } from './tabla-permisos.tsx'

export const meta = () => pageMeta(t.titulo)

/** The members of a company, what they may do, and pending invitations. */
export default function EquipoView({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id).data
  const equipo = useEquipo(params.id)
  const [tab, setTab] = useState<'personas' | 'permisos'>('personas')
  const [inviting, setInviting] = useState(false)
  // dashboard-screen.tsx shows loading and failure, and renders this view only with data.
  if (!empresa) return null
  const { data } = equipo
  return (
    <div className="grid grid-cols-1 content-start pb-8">
      <ViewHead title={t.titulo}>
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-4" />
          {t.invitar}
        </Button>
      </ViewHead>
      <Tabs
        label={t.titulo}
        tabs={[
          { id: 'personas', label: t.personas, count: data && t.cuantas(data.personas, data.limite) },
          { id: 'permisos', label: t.tablaTitulo },
        ]}
        value={tab}
        onChange={setTab}
        className="dense:px-4 dense:lg:px-6"
      >
        {tab === 'permisos' ? (
          <TablaPermisos />
        ) : (
          <>
            {equipo.isPending && <EquipoSkeleton />}
            <NotLoaded query={equipo} title={t.fallo} />
            {data && <Personas empresa={empresa} equipo={data} />}
          </>
        )}
      </Tabs>
      <InvitarDialog empresa={empresa} open={inviting} onClose={() => setInviting(false)} />
    </div>
  )
}

const EquipoSkeleton = () => (
  <div className="grid gap-3 p-4 lg:px-6">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="h-10" />
    ))}
  </div>
)
