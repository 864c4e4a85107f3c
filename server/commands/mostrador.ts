import { elegirSiguiente } from '#domain/cola.ts'
import { atendidaAyer, fechaLocal, vencida } from '#domain/jornada.ts'
import type { Tx } from '#server/store/db.ts'
import type { ColaTable, TurnoTable } from '#server/store/schema.ts'
import { listFirstWaiting, listInService } from '#server/store/turnos.ts'
import { Cambios } from './cambiar-turno.ts'
import { abierto } from './jornada.ts'
import type { Actor } from './servicio.ts'

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

/** The head of the line of one cola. */
interface Cabeza {
  id: string
  prioridad: boolean
  /** As many as could be called by those who wait for this transaction. */
  primeros: TurnoTable[]
}

/** Who is in service and who is next, in memory: the calls of one transaction are made here and saved at its end. */
class Mostrador {
  readonly #empresaId: string
  readonly #cabezas: readonly Cabeza[]
  readonly #cambios: Cambios[] = []
  #enServicio: TurnoTable[]

  constructor(empresaId: string, cabezas: readonly Cabeza[], enServicio: TurnoTable[]) {
    this.#empresaId = empresaId
    this.#cabezas = cabezas
    this.#enServicio = enServicio
  }

  /** Whether something here belongs to a service day that is over. The first of a line is its oldest. */
  pasoElDia(zona: string, ahora: number): boolean {
    const hoy = fechaLocal(ahora, zona)
    return (
      this.#enServicio.some((t) => atendidaAyer(abierto(t), hoy, zona)) ||
      this.#cabezas.some(({ primeros: [t] }) => t && vencida(abierto(t), ahora, hoy))
    )
  }

  llamar({ colas, puesto, actor }: PeticionLlamar, reloj: number): Llamado {
    const ahora = despuesDe(this.#enServicio, reloj)
    const cambios = new Cambios(ahora, actor)
    this.#cambios.push(cambios)
    const propios = this.#enServicio.filter((t) => t.puesto === puesto)
    const terminado = propios.map((t) => cambios.terminar('finalizar', t)).at(-1) ?? null
    const primero = this.#sacarPrimero(colas)
    const turno =
      primero &&
      cambios.aplicar(
        'llamar',
        primero,
        { puesto, llamado_en: ahora, anunciado_en: ahora, termino_a: terminado?.id ?? null },
        { tipo: 'llamado', datos: terminado ? { terminado: terminado.id } : undefined },
      )
    this.#enServicio = this.#enServicio.filter((t) => t.puesto !== puesto)
    if (turno) this.#enServicio.push(turno)
    return { turno, terminado }
  }

  /** Answers the seq of the empresa afterwards. */
  async guardar(tx: Tx, seq: number): Promise<number> {
    return seq + (await Cambios.guardarTodos(tx, this.#empresaId, this.#cambios, seq))
  }

  #sacarPrimero(colas: readonly string[] | null): TurnoTable | null {
    const candidatos = this.#cabezas.flatMap((cabeza) => {
      const [turno] = cabeza.primeros
      const elegible = turno && (colas === null || colas.includes(cabeza.id))
      return elegible ? [{ prioridad: cabeza.prioridad, orden: turno.orden, cabeza }] : []
    })
    return elegirSiguiente(candidatos)?.cabeza.primeros.shift() ?? null
  }
}

export async function abrirMostrador(
  tx: Tx,
  empresaId: string,
  colas: ReadonlyMap<string, ColaTable>,
  peticiones: readonly PeticionLlamar[],
): Promise<Mostrador> {
  const cabezas: Cabeza[] = []
  for (const [id, interesados] of contarInteresados([...colas.keys()], peticiones)) {
    const prioridad = colas.get(id)?.prioridad
    if (prioridad === undefined) continue
    const primeros = await listFirstWaiting(tx, empresaId, id, interesados)
    cabezas.push({ id, prioridad: prioridad === 1, primeros })
  }
  return new Mostrador(empresaId, cabezas, await listInService(tx, empresaId))
}

/** How many of these want to call from each cola. */
function contarInteresados(
  todas: readonly string[],
  peticiones: readonly PeticionLlamar[],
): Map<string, number> {
  const interesados = new Map<string, number>()
  for (const { colas } of peticiones) {
    for (const id of colas ?? todas) interesados.set(id, (interesados.get(id) ?? 0) + 1)
  }
  return interesados
}

/** Later than every call still in service, so that the latest call stays the latest if the clock goes back. */
const despuesDe = (enServicio: readonly TurnoTable[], ahora: number): number =>
  enServicio.reduce((instante, { llamado_en }) => Math.max(instante, (llamado_en ?? 0) + 1), ahora)
