import { differences } from './compare.ts'
import type { Reply } from './effect.ts'
import type { Operation, Told } from './history.ts'
import type { Lectura, Peticion } from './peticion.ts'

/** Differences between an answer and the model's reply. */
export function mismatch(told: Told, reply: Reply): string[] {
  if ('rechazo' in reply) {
    return told.codigo === reply.rechazo
      ? []
      : [`it was answered ${told.status} ${told.codigo ?? ''}, the model refuses with ${reply.rechazo}`]
  }
  if (told.codigo !== null) return [`it was refused with ${told.codigo}, the model allows it`]
  return differences(told.body, reply.ok)
}

/** The query whose answer a command returns, for commands that reply with a state read afterwards. */
export function readAfter(peticion: Peticion): Lectura | null {
  switch (peticion.hace) {
    case 'guardarConfiguracion':
      return { hace: 'configuracion' }
    case 'cambiarEstadoCola':
      return { hace: 'cola', colaId: peticion.colaId }
    case 'cambiarPlan':
      return { hace: 'plan' }
    case 'guardarPuestos':
      return { hace: 'puestos' }
    case 'pausarPuesto':
    case 'liberarPuesto':
      return { hace: 'puesto', puestoId: peticion.puestoId }
    default:
      return null
  }
}

/** Whether an operation may have changed something, according to its answer. */
export const mayChange = ({ told, peticion }: Operation): boolean =>
  told === null ||
  told.codigo === null ||
  // Its cola or desk may have been removed between the command and reading the answer.
  (peticion.hace === 'cambiarEstadoCola' && told.codigo === 'cola_no_encontrada') ||
  (DE_PUESTO.includes(peticion.hace) && told.codigo === 'puesto_no_encontrado')

const DE_PUESTO: readonly string[] = ['ocuparPuesto', 'pausarPuesto', 'liberarPuesto']

/** Whether the answer proves that the operation changed something. */
export function mustChange({ told, peticion }: Operation): boolean {
  if (!told || told.codigo !== null) return false
  const body = told.body as Record<string, unknown>
  switch (peticion.hace) {
    case 'pedirTurno':
      return peticion.clave === null
    case 'siguiente':
    case 'siguienteDeEmpresa':
    case 'siguienteDePuesto':
    case 'llamarTurno':
    case 'llamarTurnoDePuesto':
      return body.turno !== null || body.terminado !== null
    case 'cerrarJornada':
      return Number(body.completados) + Number(body.expirados) > 0
    case 'cancelarRafaga':
      return body.cancelados !== 0
    case 'pausarPuesto':
      return peticion.motivo !== null
    case 'guardarConfiguracion':
    case 'cambiarEstadoCola':
    case 'responder':
    case 'ocuparPuesto':
    case 'salir':
      return false
    default:
      return true
  }
}
