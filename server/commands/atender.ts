import type { Turno } from '#contract/turno.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { restaurar as restaurarTurno } from '#domain/restaurar.ts'
import { actuar, type Cambio, type Negativa, rellamar as rellamarTurno } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { type Command, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { appendEventos } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurnoByUuid, listInService, saveNombre } from '#server/store/turnos.ts'
import { colasDe, empresaDe, turnoPropio } from './de-empresa.ts'
import { aceptado, eventosDe, guardarCambios } from './guardar-cambios.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenDeTurno extends OrdenRepetible {
  turnoId: string
}

type Regla = (turno: TurnoTable, ahora: number) => Cambio<TurnoTable> | Negativa

const deTurno = (name: string, regla: Regla): Command<OrdenDeTurno, Turno> =>
  command(
    name,
    ({ empresaId }) => [empresaId],
    async (tx, { empresaId, turnoId, actor }, { ahora }) => {
      const { empresa, turno, colas } = await turnoDe(tx, empresaId, turnoId)
      const cambio = aceptado(regla(turno, ahora))
      await guardarCambios(tx, empresa, { cambios: [cambio], actor, instante: ahora })
      return turnoPropio(cambio.turno, colas)
    },
  )

/** The turno that the wire names, with its empresa and the colas that its label needs. */
async function turnoDe(tx: Tx, empresaId: string, turnoId: string) {
  const empresa = await empresaDe(tx, empresaId, 'turno_no_encontrado')
  const turno = await findTurnoByUuid(tx, empresa.id, turnoId)
  if (!turno) throw new Rechazo('turno_no_encontrado')
  return { empresa, turno, colas: await colasDe(tx, empresa.id) }
}

export const finalizar = repetible(deTurno('finalizar', (turno, ahora) => actuar('finalizar', turno, ahora)))
export const ausente = repetible(deTurno('ausente', (turno, ahora) => actuar('ausentar', turno, ahora)))
export const rellamar = repetible(deTurno('rellamar', rellamarTurno))
export const cancelar = repetible(deTurno('cancelar', (turno, ahora) => actuar('cancelar', turno, ahora)))
/** The staff's own way to remove somebody who waits. */
export const retirar = repetible(deTurno('retirar', (turno, ahora) => actuar('cancelar', turno, ahora)))

export interface OrdenCambiarTurno extends OrdenDeTurno {
  nombre: string
}

export const cambiarTurno = repetible(
  command<OrdenCambiarTurno, Turno>(
    'cambiarTurno',
    ({ empresaId }) => [empresaId],
    async (tx, { empresaId, turnoId, nombre, actor }, { ahora }) => {
      const { empresa, turno, colas } = await turnoDe(tx, empresaId, turnoId)
      const cambio = aceptado(actuar('cambiar', { ...turno, nombre: limpiarLinea(nombre) }, ahora))
      await saveNombre(tx, cambio.turno)
      await appendEventos(tx, empresa, eventosDe([{ cambios: [cambio], actor, instante: ahora }]))
      return turnoPropio(cambio.turno, colas)
    },
  ),
)

/** Takes back that somebody was finished, marked absent or removed. */
export const restaurar = repetible(
  command<OrdenDeTurno, Turno>(
    'restaurar',
    ({ empresaId }) => [empresaId],
    async (tx, { empresaId, turnoId, actor }, { ahora }) => {
      const { empresa, turno, colas } = await turnoDe(tx, empresaId, turnoId)
      const presentes = new Map((await listColas(tx, empresa.id)).map((fila) => [fila.id, fila]))
      const enAtencion = await listInService(tx, empresa.id)
      const fecha = jornadaDe(ahora, empresa)
      const cambio = aceptado(restaurarTurno({ fecha, colas: presentes, enAtencion }, turno, ahora))
      await guardarCambios(tx, empresa, { cambios: [cambio], actor, instante: ahora })
      return turnoPropio(cambio.turno, colas)
    },
  ),
)
