import { useAtender, useAtenderState } from '../atender.tsx'
import { TurnoAcciones } from '../turno-acciones.tsx'
import type { Atendido } from './atendido.ts'
import { Apuntes, Insignias } from './detalle.tsx'
import { MenuDeFila } from './menu-de-fila.tsx'

/** The details of a customer in service, for a row of a list. */
export const DetalleDeAtendido = ({ turno }: { turno: Atendido }) => (
  <>
    <span className="flex min-w-0 flex-wrap gap-1 empty:hidden">
      <Insignias turno={turno} />
    </span>
    <Apuntes turno={turno} />
  </>
)

/** The actions on a customer in service, for a row of a list. */
export function AccionesDeAtendido({ turno }: { turno: Atendido }) {
  const { act } = useAtender()
  const { isActing, puede } = useAtenderState()
  return (
    <span className="ml-auto flex">
      {puede('atender', turno.colaId) && (
        <TurnoAcciones turno={turno} onAct={act} isActing={isActing} compact />
      )}
      <MenuDeFila turno={turno} de="atencion" sigue={turno.sigue} />
    </span>
  )
}
