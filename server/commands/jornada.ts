import { cerrarJornada as cerrar, pasarDia as pasar } from '#domain/cerrar.ts'
import { fechaLocal } from '#domain/jornada.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { listInService, listWaiting, listWaitingSinceBefore } from '#server/store/turnos.ts'
import { aceptado, guardarCambios } from './guardar-cambios.ts'

export interface Cierre {
  completados: number
  expirados: number
}

/** By cola, in order. */
function lineasDe(turnos: readonly TurnoTable[]): Map<string, TurnoTable[]> {
  const lineas = new Map<string, TurnoTable[]>()
  for (const turno of turnos) {
    const linea = lineas.get(turno.cola_id)
    if (linea) linea.push(turno)
    else lineas.set(turno.cola_id, [turno])
  }
  return lineas
}

/** Applies the change of day inside another command's transaction. */
export async function cambiarDia(tx: Tx, empresaId: string, zona: string, ahora: number): Promise<Cierre> {
  const enAtencion = await listInService(tx, empresaId)
  const rezagados = await listWaitingSinceBefore(tx, empresaId, fechaLocal(ahora, zona))
  const { cambios, ...cierre } = pasar({ enAtencion, lineas: lineasDe(rezagados) }, zona, ahora)
  await guardarCambios(tx, empresaId, [{ cambios, actor: null, instante: ahora }])
  return cierre
}

/** The change of day of one empresa. Running it again, or on another node, changes nothing more. */
export const pasarDia = command<{ empresaId: string; zona: string }, Cierre>(
  'pasarDia',
  ({ empresaId }) => [empresaId],
  (tx, { empresaId, zona }, { ahora }) => cambiarDia(tx, empresaId, zona, ahora),
)

export interface OrdenCerrar {
  empresaId: string
  /** null: all colas of the empresa. */
  colas: readonly string[] | null
  actor: string
}

/** 'Cerrar jornada' by hand. */
export const cerrarJornada = command<OrdenCerrar, Cierre>(
  'cerrarJornada',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, colas: elegidas, actor }, { ahora }) => {
    if (!(await findEmpresa(tx, empresaId))) throw new Rechazo('empresa_no_encontrada')
    const colas = new Map((await listColas(tx, empresaId)).map((cola) => [cola.id, cola]))
    const lineas = lineasDe(await listWaiting(tx, empresaId))
    const enAtencion = await listInService(tx, empresaId)
    const { cambios, ...cierre } = aceptado(cerrar({ colas, lineas, enAtencion }, { colas: elegidas }, ahora))
    await guardarCambios(tx, empresaId, [{ cambios, actor, instante: ahora }])
    return cierre
  },
)
