import { Download, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { type EstadisticasDePersonas, PERIODOS, type Periodo } from '#contract/estadisticas.ts'
import { actividad } from '#texts/actividad.ts'
import { estadisticas } from '#texts/estadisticas.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { exportarPersonasUrl, usePersonas } from './api.ts'
import { PersonasTable } from './personas-table.tsx'

type Props = { empresaId: string; todas: boolean }

/** What each member served. A member who cannot see the team sees only themselves. */
export function Personas({ empresaId, todas }: Props) {
  const [periodo, setPeriodo] = useState<Periodo>('hoy')
  const query = usePersonas(empresaId, periodo)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{todas ? actividad.cifras.titulo : actividad.cifras.tituloPropio}</h3>
          {todas && <p className="text-sm text-muted">{actividad.cifras.texto}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={estadisticas.periodo}
            options={PERIODOS.map((id) => ({ id, label: estadisticas.periodos[id] }))}
            value={periodo}
            onChange={setPeriodo}
          />
          <a
            href={exportarPersonasUrl(empresaId, periodo)}
            download
            className={buttonLook({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" className="size-4" />
            {actividad.descargar}
          </a>
        </div>
      </div>
      {query.isPending && <Skeleton className="h-40" />}
      <NotLoaded query={query} title={actividad.cifras.fallo} />
      {query.data && <Cifras datos={query.data} todas={todas} />}
    </div>
  )
}

const Cifras = ({ datos, todas }: { datos: EstadisticasDePersonas; todas: boolean }) =>
  datos.personas.length === 0 ? (
    <EmptyState
      icon={UsersRound}
      title={actividad.cifras.vacio}
      text={todas ? actividad.cifras.vacioTexto : actividad.cifras.vacioPropio}
    />
  ) : (
    <>
      <PersonasTable datos={datos} />
      <p className="text-sm text-muted">
        {actividad.cifras.ritmo}: {actividad.cifras.ritmoTexto}
      </p>
    </>
  )
