import { MapPinOff } from 'lucide-react'
import { COLOR_PRIMARIO, COLOR_SECUNDARIO } from '#contract/empresa.ts'
import { isRefusal } from '#web/lib/api-error.ts'
import { useConfiguracion } from '#web/lib/live-queries.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { miTurno as t } from '#web/texts/mi-turno.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'
import { Tinted } from '#web/ui/tinted.tsx'
import type { Route } from './+types/mi-turno-screen.ts'
import { EmpresaMark } from './empresa-mark.tsx'
import { PedirTurno } from './pedir-turno.tsx'
import { TurnoPropio } from './turno-propio.tsx'
import { useSavedTurno } from './use-saved-turno.ts'

const NOTICE_MS = 5000

export const meta = () => pageMeta(t.titulo)

export default function MiTurnoScreen({ params: { empresaId } }: Route.ComponentProps) {
  const configuracion = useConfiguracion(empresaId)
  const own = useSavedTurno(empresaId)
  const empresa = configuracion.data?.empresa

  useTimeout(own.vanished, NOTICE_MS, own.dismissVanished)

  return (
    <Tinted
      colorPrimario={empresa?.colorPrimario ?? COLOR_PRIMARIO}
      colorSecundario={empresa?.colorSecundario ?? COLOR_SECUNDARIO}
    >
      <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-4 p-4">
        <EmpresaMark empresa={empresa} />
        <main id={CONTENT_ID} className="flex flex-1 flex-col gap-4">
          {own.vanished && <Banner tone="warning">{t.noDisponible}</Banner>}
          {own.turno ? (
            <TurnoPropio key={own.turno.id} turno={own.turno} onForget={own.forget} onVanished={own.vanish} />
          ) : isRefusal(configuracion.error) ? (
            <EmptyState icon={MapPinOff} title={t.empresaDesconocida} text={t.empresaDesconocidaTexto} />
          ) : (
            <PedirTurno empresaId={empresaId} configuracion={configuracion} onTurno={own.save} />
          )}
        </main>
      </div>
    </Tinted>
  )
}
