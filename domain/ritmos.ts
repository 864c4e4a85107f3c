import type { Aciertos } from './correccion.ts'
import type { Ritmo } from './espera.ts'
import { Historia, type Servicio, servicioDe, type TurnoMedido } from './historia.ts'
import type { Puesto } from './puesto.ts'
import { PuestosActivos } from './puestos-activos.ts'
import { estaQuieto, puestosAlTrabajo } from './puestos-al-trabajo.ts'
import { Nombrados } from './puestos-nombrados.ts'
import type { ColaDeSala } from './sala.ts'
import type { Id } from './turno.ts'

/** A figure is measured at instants so far apart, the same for everybody: callers go idle with time. */
export const INSTANTE_MS = 30_000
/** How many past services are measured for a cola. */
const SERVICIOS_RECORDADOS = 300
/** More than are measured, so that there are enough when some are taken back. */
export const SERVICIOS_GUARDADOS = SERVICIOS_RECORDADOS + 60

/**
 * How fast each cola of an empresa is being served, from its latest services and calls. Whoever was told of the same
 * turnos, in whatever order, measures the same.
 */
export class Ritmos {
  /** By cola, in the order in which they ended. */
  readonly #servicios = new Map<Id, Servicio[]>()
  /** By turno, the cola that has its service. */
  readonly #servidoEn = new Map<Id, Id>()
  readonly #puestos = new PuestosActivos()
  #nombrados = new Nombrados([], [])
  /** By cola, until another service of it ends or is taken back. */
  readonly #historias = new Map<Id, Historia>()
  readonly #ritmos = new Map<Id, { ritmo: Ritmo; en: number; tiempoEstimado: number }>()
  /** Colas of which older services were dropped. */
  readonly #recortadas = new Set<Id>()

  /** Whether so many services were taken back that older ones are missing. */
  get incompleto(): boolean {
    for (const colaId of this.#recortadas) {
      if ((this.#servicios.get(colaId)?.length ?? 0) < SERVICIOS_RECORDADOS) return true
    }
    return false
  }

  /** Told twice or again after an undo, a turno counts as it is now. */
  apply(turno: TurnoMedido): void {
    const { id, cola_id: colaId, puesto, llamado_en, terminado_en } = turno
    const called = puesto !== null && llamado_en !== null
    // Who takes a turno changes no pace.
    if (!called && !this.#puestos.has(id) && !this.#servidoEn.has(id)) return
    this.#quitar(id)
    if (!called) return
    const activa = Math.max(llamado_en, terminado_en ?? 0)
    const sirviendo = turno.estado === 'atencion'
    this.#puestos.poner({ id, puesto, colaId, en: llamado_en, activa, sirviendo })
    if (turno.estado === 'completado' && terminado_en !== null) this.#servir(colaId, servicioDe(turno))
  }

  /** It never was. */
  remove(id: Id): void {
    this.#quitar(id)
  }

  /** The named desks as they are now, and the colas of the empresa. Until it is told, there are none. */
  conPuestos(puestos: readonly Puesto[], colas: Iterable<Id>): void {
    if (puestos === this.#nombrados.puestos) return
    this.#nombrados = new Nombrados(puestos, [...colas])
    this.#ritmos.clear()
  }

  de({ id, tiempo_estimado: tiempoEstimado }: ColaDeSala, ahora: number): Ritmo {
    const en = ahora - (ahora % INSTANTE_MS)
    const known = this.#ritmos.get(id)
    if (known?.en === en && known.tiempoEstimado === tiempoEstimado) return known.ritmo
    const historia = this.#historiaDe(id)
    const activos = this.#puestos.en(en)
    // What its puestos do between two calls is no break when they call from other colas too.
    const compartida = activos.some(({ porCola }) => porCola.size > 1 && porCola.has(id))
    const minutos = compartida ? historia.servicios : historia.ciclos
    const servicio = historia.medir(minutos, tiempoEstimado)
    const { correccion, avance, abierto, habituales } = historia
    const cola = { id, media: servicio.media, minutos, abierto, habituales }
    const ritmo = {
      ...servicio,
      correccion,
      avance,
      ...puestosAlTrabajo(cola, activos, this.#nombrados.de(id), en),
    }
    this.#ritmos.set(id, { ritmo, en, tiempoEstimado })
    return ritmo
  }

  /** How true the last quotes of a cola were. */
  aciertos(colaId: Id): Aciertos {
    return this.#historiaDe(colaId).aciertos
  }

  /** Minutes within which nearly all services of a cola end; null: too few are known. */
  largo(colaId: Id): number | null {
    return this.#historiaDe(colaId).largo
  }

  /** How many puestos worked on a cola since an instant and have stopped calling. */
  pausados(colaId: Id, desde: number, ahora: number): number {
    const nombrados = this.#nombrados.de(colaId)
    let cuantos = nombrados?.enPausaDesde(desde) ?? 0
    for (const actividad of this.#puestos.en(ahora - (ahora % INSTANTE_MS))) {
      if (!actividad.porCola.has(colaId) || nombrados?.hayAlguien(actividad.puesto)) continue
      if (estaQuieto(actividad, ahora - desde)) cuantos++
    }
    return cuantos
  }

  #historiaDe(colaId: Id): Historia {
    let historia = this.#historias.get(colaId)
    if (!historia) {
      historia = new Historia((this.#servicios.get(colaId) ?? []).slice(-SERVICIOS_RECORDADOS))
      this.#historias.set(colaId, historia)
    }
    return historia
  }

  #servir(colaId: Id, servicio: Servicio): void {
    const servicios = this.#servicios.get(colaId) ?? []
    this.#servicios.set(colaId, servicios)
    let i = servicios.length
    while (i > 0 && terminaAntes(servicio, servicios[i - 1] as Servicio)) i--
    // Older than what is remembered.
    if (i === 0 && this.#recortadas.has(colaId)) return
    servicios.splice(i, 0, servicio)
    this.#historias.delete(colaId)
    this.#servidoEn.set(servicio.id, colaId)
    if (servicios.length <= SERVICIOS_GUARDADOS) return
    const oldest = servicios.shift()
    if (oldest) this.#servidoEn.delete(oldest.id)
    this.#recortadas.add(colaId)
  }

  #quitar(id: Id): void {
    this.#ritmos.clear()
    this.#puestos.quitar(id)
    const colaId = this.#servidoEn.get(id)
    if (colaId === undefined) return
    this.#servidoEn.delete(id)
    this.#historias.delete(colaId)
    const servicios = this.#servicios.get(colaId) ?? []
    const i = servicios.findIndex((servicio) => servicio.id === id)
    if (i >= 0) servicios.splice(i, 1)
  }
}

const terminaAntes = (a: Servicio, b: Servicio): boolean => (a.fin === b.fin ? a.id < b.id : a.fin < b.fin)
