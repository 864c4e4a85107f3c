import { elegirSiguiente } from '#domain/cola.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Actor, Servicio } from '#server/servicio.ts'
import { findCola, listColas } from '#server/store/colas.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findFirstWaiting, findTurno, listInService } from '#server/store/turnos.ts'
import { Cambios } from './cambiar-turno.ts'
import { pasarDia } from './jornada.ts'

export interface Llamado {
  turno: TurnoTable | null
  terminado: TurnoTable | null
}

export interface PeticionLlamar {
  empresaId: string
  /** The colas to call from; null means all of the empresa. */
  colas: readonly string[] | null
  puesto: string
  actor: Actor
}

/** Finishes what this puesto has in service and calls the first in line, in one transaction. */
export function llamarSiguiente({ store, clock }: Servicio, peticion: PeticionLlamar): Promise<Llamado> {
  const { empresaId, puesto, actor } = peticion
  return store.write(empresaId, async (tx) => {
    const empresa = await findEmpresa(tx, empresaId)
    if (!empresa) throw new Rechazo('empresa_no_encontrada')
    const colas = await colasDe(tx, peticion)
    await pasarDia(tx, empresaId, empresa.zona, clock())

    const enServicio = await listInService(tx, empresaId)
    const ahora = despuesDe(enServicio, clock())
    const cambios = new Cambios(ahora, actor)
    const propios = enServicio.filter((t) => t.puesto === puesto)
    const terminados = propios.map((t) => cambios.terminar('finalizar', t))
    const terminado = terminados.at(-1) ?? null
    const primero = await primeroDe(tx, empresaId, colas)
    const turno =
      primero &&
      cambios.aplicar(
        'llamar',
        primero,
        { puesto, llamado_en: ahora, anunciado_en: ahora, termino_a: terminado?.id ?? null },
        { tipo: 'llamado', datos: terminado ? { terminado: terminado.id } : undefined },
      )
    await cambios.guardar(tx, empresaId)
    return { turno, terminado }
  })
}

/** Later than every call still in service, so that the latest call stays the latest if the clock goes back. */
const despuesDe = (enServicio: readonly TurnoTable[], ahora: number): number =>
  enServicio.reduce((instante, { llamado_en }) => Math.max(instante, (llamado_en ?? 0) + 1), ahora)

interface ColaDeLlamada {
  id: string
  prioridad: boolean
}

async function colasDe(tx: Tx, { empresaId, colas }: PeticionLlamar): Promise<ColaDeLlamada[]> {
  const vivas = await listColas(tx, empresaId)
  const elegidas = colas ? vivas.filter((cola) => colas.includes(cola.id)) : vivas
  if (colas && elegidas.length < new Set(colas).size) throw new Rechazo('cola_no_encontrada')
  return elegidas.map((cola) => ({ id: cola.id, prioridad: cola.prioridad === 1 }))
}

async function primeroDe(tx: Tx, empresaId: string, colas: readonly ColaDeLlamada[]) {
  const candidatos: { prioridad: boolean; orden: number; turno: TurnoTable }[] = []
  for (const { id, prioridad } of colas) {
    const turno = await findFirstWaiting(tx, empresaId, id)
    if (turno) candidatos.push({ prioridad, orden: turno.orden, turno })
  }
  return elegirSiguiente(candidatos)?.turno ?? null
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
