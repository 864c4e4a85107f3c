import { miTurno as t } from '#texts/mi-turno.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import type { Route } from './+types/mi-turno-screen.ts'
import { PedirTurno } from './pedir-turno.tsx'
import { HideUntilKnown } from './saved-turno-script.tsx'
import { TurnoPropio } from './turno-propio.tsx'
import { useSavedTurno } from './use-saved-turno.ts'

const NOTICE_MS = 5000

export const meta = () => pageMeta(t.titulo)

export default function MiTurnoScreen({ params: { empresaId } }: Route.ComponentProps) {
  const own = useSavedTurno(empresaId)
  useTimeout(own.vanished, NOTICE_MS, own.dismissVanished)
  return (
    <>
      <HideUntilKnown />
      {own.turno ? (
        <TurnoPropio
          key={own.turno.id}
          empresaId={empresaId}
          turno={own.turno}
          onForget={own.forget}
          onVanished={own.vanish}
        />
      ) : (
        <PedirTurno empresaId={empresaId} vanished={own.vanished} onTurno={own.save} />
      )}
    </>
  )
}
