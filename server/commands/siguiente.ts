import { Rechazo } from '#server/rechazo.ts'
import { findCola } from '#server/store/colas.ts'
import type { GroupCommand, Outcome, Tx } from '#server/store/db.ts'
import { findEmpresaContext } from '#server/store/empresas.ts'
import { readSeq } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurno } from '#server/store/turnos.ts'
import { Cambios } from './cambiar-turno.ts'
import { pasarDia } from './jornada.ts'
import { abrirMostrador, type Llamado, type PeticionLlamar } from './mostrador.ts'
import type { Salas } from './salas.ts'
import type { Actor, Servicio } from './servicio.ts'

/** Finishes what a puesto has in service and calls the first in line, in one transaction with others that wait. */
export function llamador(servicio: Servicio, salas: Salas) {
  const command: GroupCommand<PeticionLlamar, Llamado> = (tx, peticiones) =>
    llamarTodas(servicio, salas, tx, peticiones)
  return (peticion: PeticionLlamar): Promise<Llamado> =>
    servicio.store.join(peticion.empresaId, command, peticion)
}

async function llamarTodas(
  { clock }: Servicio,
  salas: Salas,
  tx: Tx,
  peticiones: readonly PeticionLlamar[],
): Promise<Outcome<Llamado>[]> {
  const { empresaId } = peticiones[0] as PeticionLlamar
  const empresa = await findEmpresaContext(tx, empresaId)
  if (!empresa) return peticiones.map(() => ({ error: new Rechazo('empresa_no_encontrada') }))
  const { colas, enEspera } = await salas.get(tx, empresaId, empresa.seq)
  let { seq } = empresa
  let mostrador = await abrirMostrador(tx, empresaId, colas, peticiones)
  if (mostrador.pasoElDia(empresa.zona, clock())) {
    await pasarDia(tx, empresaId, empresa.zona, clock())
    seq = (await readSeq(tx, empresaId)) ?? seq
    mostrador = await abrirMostrador(tx, empresaId, colas, peticiones)
  }
  const outcomes = peticiones.map((peticion): Outcome<Llamado> => {
    const conocidas = peticion.colas?.every((id) => colas.has(id)) ?? true
    if (!conocidas) return { error: new Rechazo('cola_no_encontrada') }
    return { ok: mostrador.llamar(peticion, clock()) }
  })
  const ultimo = await mostrador.guardar(tx, seq)
  // A call that changed nothing commits nothing, which would prove what was read.
  if (seq !== empresa.seq || ultimo === seq) return outcomes
  for (const outcome of outcomes) {
    const colaId = 'ok' in outcome ? outcome.ok.turno?.cola_id : undefined
    if (colaId !== undefined) enEspera.set(colaId, (enEspera.get(colaId) ?? 0) - 1)
  }
  tx.afterCommit(() => salas.keep(empresaId, { seq: ultimo, colas, enEspera }))
  return outcomes
}

/** Takes a call back: the turno returns to its place, what the call finished is in service again. */
export function deshacerLlamada(
  { store, clock }: Servicio,
  actor: Actor,
  empresaId: string,
  colaId: string,
  turnoId: string,
): Promise<Llamado> {
  return store.write(empresaId, async (tx) => {
    if (!(await findCola(tx, empresaId, colaId))) throw new Rechazo('cola_no_encontrada')
    const llamado = await findTurno(tx, empresaId, turnoId)
    if (llamado?.cola_id !== colaId) throw new Rechazo('turno_no_encontrado')

    const cambios = new Cambios(clock(), actor)
    const turno = cambios.aplicar(
      'devolver',
      llamado,
      { puesto: null, llamado_en: null, anunciado_en: null, termino_a: null },
      { tipo: 'deshecho', siNo: 'deshacer_tarde' },
    )
    const terminado = llamado.termino_a ? await findTurno(tx, empresaId, llamado.termino_a) : undefined
    const reabierto = terminado && (await reabrir(tx, cambios, terminado, llamado))
    await cambios.guardar(tx, empresaId)
    return { turno, terminado: reabierto ?? null }
  })
}

async function reabrir(tx: Tx, cambios: Cambios, terminado: TurnoTable, llamado: TurnoTable) {
  // Only what that very call finished; its cola may be gone by now.
  if (terminado.estado !== 'completado' || terminado.terminado_en !== llamado.llamado_en) return null
  if (!(await findCola(tx, terminado.empresa_id, terminado.cola_id))) return null
  return cambios.registrar({ ...terminado, estado: 'atencion', terminado_en: null }, { tipo: 'deshecho' })
}
