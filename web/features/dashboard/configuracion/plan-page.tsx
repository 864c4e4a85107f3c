import { useState } from 'react'
import { Navigate } from 'react-router'
import { configuracion } from '#texts/configuracion.ts'
import { plan as t } from '#texts/plan.ts'
import { planes } from '#texts/planes.ts'
import { formatDate } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { usePlan } from '#web/shared/plan/api.ts'
import { SettingsBlock, SettingsPage } from '#web/shared/settings/settings-page.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/plan-page.ts'
import { useConfiguracionDeEmpresa } from './contexto.ts'
import { Limite } from './limite.tsx'
import { PlanDialog } from './plan-dialog.tsx'

export default function PlanPage({ params: { id } }: Route.ComponentProps) {
  const { empresa } = useConfiguracionDeEmpresa()
  const query = usePlan(id)
  if (!puedeEn(empresa, 'propiedad')) return <Navigate to={paths.configuracion(id)} replace />
  return (
    <SettingsPage
      title={configuracion.paginas.plan.nombre}
      text={configuracion.paginas.plan.texto}
      back={{ to: paths.configuracion(id), label: configuracion.titulo }}
    >
      <SettingsBlock title={t.titulo}>
        {query.isPending && <Skeleton className="h-36" />}
        <NotLoaded query={query} title={t.fallo} />
        {query.data && <Details estado={query.data} empresaId={id} />}
      </SettingsBlock>
    </SettingsPage>
  )
}

type DetailsProps = { estado: NonNullable<ReturnType<typeof usePlan>['data']>; empresaId: string }

function Details({ estado: { plan, prueba, fijo, catalogo, uso }, empresaId }: DetailsProps) {
  const locale = useLocale()
  const [choosing, setChoosing] = useState(false)
  const used = uso.find((empresa) => empresa.empresaId === empresaId)
  const first = catalogo[0]?.nombre ?? plan.nombre
  return (
    <div className="grid gap-5 pt-2 lg:grid-cols-2 lg:gap-10">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-2xl font-semibold">{plan.nombre}</p>
          <p className="text-muted">
            {plan.precio}
            {plan.periodo} {planes.moneda}
          </p>
          {prueba?.activa && <Badge tone="info">{t.prueba(formatDate(locale, prueba.hasta))}</Badge>}
        </div>
        <p className="text-muted">{prueba?.activa ? t.pruebaFin(first) : plan.descripcion}</p>
        {fijo ? (
          <p className="text-muted">{t.fijo}</p>
        ) : (
          <Button variant="secondary" onClick={() => setChoosing(true)} className="mt-2 justify-self-start">
            {t.cambiar}
          </Button>
        )}
      </div>
      <div className="grid content-start gap-4">
        <Limite label={t.colas} used={used?.colas ?? 0} limit={plan.limites.colas} />
        <Limite label={t.turnosHoy} used={used?.turnosHoy ?? 0} limit={plan.limites.turnosPorDia} />
      </div>
      <PlanDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        catalogo={catalogo}
        actual={prueba?.activa ? null : plan.id}
        inicial={plan.id}
        trialUntil={prueba?.activa ? prueba.hasta : null}
      />
    </div>
  )
}
