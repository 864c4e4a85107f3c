import { actuar, type Cambio, type Negativa, rellamar as rellamarTurno } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import { type Command, command } from '#server/store/command.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurno } from '#server/store/turnos.ts'
import { aceptado, guardarCambios } from './guardar-cambios.ts'

export interface OrdenDeTurno {
  empresaId: string
  turnoId: string
  /** The usuario who acts; null for the customer. */
  actor: string | null
}

type Regla = (turno: TurnoTable, ahora: number) => Cambio<TurnoTable> | Negativa

const deTurno = (name: string, regla: Regla): Command<OrdenDeTurno, TurnoTable> =>
  command(
    name,
    ({ empresaId }) => [empresaId],
    async (tx, { empresaId, turnoId, actor }, { ahora }) => {
      const turno = await findTurno(tx, empresaId, turnoId)
      if (!turno) throw new Rechazo('turno_no_encontrado')
      const cambio = aceptado(regla(turno, ahora))
      await guardarCambios(tx, empresaId, [{ cambios: [cambio], actor, instante: ahora }])
      return cambio.turno
    },
  )

export const finalizar = deTurno('finalizar', (turno, ahora) => actuar('finalizar', turno, ahora))
export const ausente = deTurno('ausente', (turno, ahora) => actuar('ausentar', turno, ahora))
export const rellamar = deTurno('rellamar', rellamarTurno)
export const cancelar = deTurno('cancelar', (turno, ahora) => actuar('cancelar', turno, ahora))
