import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { personas as t } from '#texts/personas.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/equipo-view.ts'
import { useEquipo } from './api.ts'
import { InvitarDialog } from './invitar-dialog.tsx'
import { MiembroRow } from './miembro-row.tsx'
import { Pendientes } from './pendientes.tsx'
import { TablaPermisos } from './tabla-permisos.tsx'

export const meta = () => pageMeta(t.titulo)

/** The members of a company, what they may do, and pending invitations. */
export default function EquipoView({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id).data
  const equipo = useEquipo(params.id)
  const [inviting, setInviting] = useState(false)
  // dashboard-screen.tsx shows loading and failure, and renders this view only with data.
  if (!empresa) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-2xl font-bold">{t.titulo}</h2>
          <p className="text-muted">{t.texto}</p>
        </div>
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          {t.invitar}
        </Button>
      </header>
      <Card className="grid grid-cols-1 gap-4">
        {equipo.isPending && <Skeleton className="h-40" />}
        <NotLoaded query={equipo} title={t.fallo} />
        {equipo.data && (
          <>
            <p className="text-muted">{t.cuantas(equipo.data.personas, equipo.data.limite)}</p>
            <ul className="grid gap-2">
              {equipo.data.miembros.map((miembro) => (
                <MiembroRow key={miembro.id} empresa={empresa} miembro={miembro} />
              ))}
            </ul>
          </>
        )}
      </Card>
      {equipo.data && equipo.data.invitaciones.length > 0 && (
        <Pendientes empresa={empresa} invitaciones={equipo.data.invitaciones} />
      )}
      <TablaPermisos />
      <InvitarDialog empresa={empresa} open={inviting} onClose={() => setInviting(false)} />
    </div>
  )
}
