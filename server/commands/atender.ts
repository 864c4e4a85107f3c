import { esCodigo, normalizarCodigo } from '#domain/codigo.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurno, findTurnoByCodigo } from '#server/store/turnos.ts'
import { Cambios } from './cambiar-turno.ts'
import type { Actor, Servicio } from './servicio.ts'

type Cambio = (cambios: Cambios, turno: TurnoTable) => TurnoTable

function cambiarTurno(
  { store, clock }: Servicio,
  actor: Actor | null,
  empresaId: string,
  turnoId: string,
  cambio: Cambio,
): Promise<TurnoTable> {
  return store.write(empresaId, async (tx) => {
    const turno = await findTurno(tx, empresaId, turnoId)
    if (!turno) throw new Rechazo('turno_no_encontrado')
    const cambios = new Cambios(clock(), actor)
    const cambiado = cambio(cambios, turno)
    await cambios.guardar(tx, empresaId)
    return cambiado
  })
}

export const finalizarTurno = (s: Servicio, actor: Actor, empresaId: string, turnoId: string) =>
  cambiarTurno(s, actor, empresaId, turnoId, (cambios, turno) => cambios.terminar('finalizar', turno))

export const ausentarTurno = (s: Servicio, actor: Actor, empresaId: string, turnoId: string) =>
  cambiarTurno(s, actor, empresaId, turnoId, (cambios, turno) => cambios.terminar('ausentar', turno))

export const rellamarTurno = (s: Servicio, actor: Actor, empresaId: string, turnoId: string) =>
  cambiarTurno(s, actor, empresaId, turnoId, (cambios, turno) =>
    cambios.aplicar('rellamar', turno, { anunciado_en: cambios.ahora }, { tipo: 'rellamado' }),
  )

/** The turno of a code as somebody typed it; with an id, only the turno that has both. */
export async function turnoDeCodigo(
  { store }: Servicio,
  tecleado: string,
  id: string | null,
): Promise<TurnoTable> {
  const codigo = normalizarCodigo(tecleado)
  const turno = esCodigo(codigo) ? await findTurnoByCodigo(store.db, codigo) : undefined
  if (!turno || (id !== null && turno.id !== id.toLowerCase())) throw new Rechazo('turno_no_encontrado')
  return turno
}

/** By whoever holds both the id and the code; a guessed code alone cancels nobody. */
export async function cancelarTurno(s: Servicio, turnoId: string, codigo: string): Promise<TurnoTable> {
  const turno = await turnoDeCodigo(s, codigo, turnoId)
  return cambiarTurno(s, null, turno.empresa_id, turno.id, (cambios, actual) =>
    cambios.retirar('cancelar', actual),
  )
}
