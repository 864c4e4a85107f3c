import type { ReactNode } from 'react'
import type { EstadoCola, Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { SeguirButton } from '#web/shared/atender/fila/seguir-button.tsx'
import { OtrosPuestos } from '#web/shared/atender/otros-puestos.tsx'
import { TurnoAcciones } from '#web/shared/atender/turno-acciones.tsx'
import { TurnoActual } from '#web/shared/atender/turno-actual.tsx'
import { EstadoButton } from './estado-button.tsx'
import { NoAvisado } from './no-avisado.tsx'
import type { useColaPanel } from './use-cola-panel.ts'

/** A paused queue issues no turnos, but those waiting can still be called. */
export const canCall = (cola: { estado: EstadoCola } | undefined, waiting: number): boolean =>
  !cola || cola.estado === 'activa' || (cola.estado === 'pausada' && waiting > 0)

type Props = {
  publico: Publico
  panel: ReturnType<typeof useColaPanel>
  callable: boolean
  /** The call button, placed between the current customer and the actions. */
  children: ReactNode
}

/** The customer of this desk, and those of the other desks. */
export function Atencion({ publico, panel: { estado, mine, others, total }, callable, children }: Props) {
  const { act } = useAtender()
  const { puesto, isActing, puede } = useAtenderState()
  const atiende = puede('atender', estado?.cola.id)
  const { zona } = publico.empresa
  function waitingFor(): string {
    if (!atiende) return t.soloVesTexto
    if (!callable) return t.inactivaTexto
    return total > 0 ? t.nadieTexto : t.vaciaTexto
  }
  return (
    <>
      <TurnoActual turno={mine} puesto={puesto} zona={zona} cola={mine?.cola} waitingFor={waitingFor()}>
        {children}
      </TurnoActual>
      {atiende && estado && estado.cola.estado !== 'activa' && (
        <EstadoButton cola={{ empresaId: publico.empresa.id, colaId: estado.cola.id }} activa={false} />
      )}
      {atiende && mine && (
        <>
          <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] items-center gap-2">
            <TurnoAcciones turno={mine} onAct={act} isActing={isActing} shortcuts />
            <MenuDeFila turno={mine} de="atencion" sigue={mine.sigue} />
          </div>
          {mine.sigue && <SeguirButton turno={mine} sigue={mine.sigue} />}
        </>
      )}
      {atiende && mine && <NoAvisado key={mine.llamado} empresaId={publico.empresa.id} turno={mine} />}
      <OtrosPuestos turnos={others} zona={zona} />
    </>
  )
}
