import type { Puesto } from '../puesto.ts'
import type { ColaDeSala } from '../sala.ts'
import type { Id } from '../turno.ts'
import { KEPT_CALLS_MS, KEPT_SERVICES, MEASURE_EVERY_MS, MEASURED_SERVICES } from './constantes.ts'
import type { RangosAcertados } from './correccion.ts'
import type { Ritmo, TurnoMedido } from './espera.ts'
import { Historia, type Servicio, servicioDe } from './historia.ts'
import { PuestosActivos } from './puestos-activos.ts'
import { estaQuieto, Nombrados, puestosAlTrabajo } from './puestos-al-trabajo.ts'
import { servicioLargo } from './servicio.ts'

/**
 * How fast each cola of an empresa is being served, from its latest services and calls. The result does not depend on
 * the order in which turnos are applied.
 */
export class Ritmos {
  /** Estimates change at multiples of this interval even if no turno changes. */
  static readonly INSTANTE_MS = MEASURE_EVERY_MS
  /** Latest services per cola to apply before reading; one more than is kept, to show whether there are older ones. */
  static readonly SERVICIOS_A_LEER = KEPT_SERVICES + 1
  /** Calls of this period must be applied too. */
  static readonly LLAMADAS_A_LEER_MS = KEPT_CALLS_MS

  /** By cola, in the order of their ends. */
  readonly #servicios = new Map<Id, Servicio[]>()
  /** By turno, the cola whose list in `#servicios` contains it. */
  readonly #servidoEn = new Map<Id, Id>()
  readonly #puestos = new PuestosActivos()
  #nombrados = new Nombrados([], [])
  /** Cache by cola, cleared when a service ends or is undone. */
  readonly #historias = new Map<Id, Historia>()
  readonly #ritmos = new Map<Id, { ritmo: Ritmo; en: number; tiempoEstimado: number }>()
  readonly #recortadas = new Set<Id>()

  /** Whether older services are missing because many were undone. The caller then builds a new instance. */
  get incompleto(): boolean {
    for (const colaId of this.#recortadas) {
      if ((this.#servicios.get(colaId)?.length ?? 0) < MEASURED_SERVICES) return true
    }
    return false
  }

  /** Applies the present state of a turno, which replaces what was applied before, e.g. after an undo. */
  apply(turno: TurnoMedido): void {
    const { id, cola_id: colaId, puesto, llamado_en, terminado_en } = turno
    const called = puesto !== null && llamado_en !== null
    // Taking a turno does not change the pace.
    if (!called && !this.#puestos.has(id) && !this.#servidoEn.has(id)) return
    this.#quitar(id)
    if (!called) return
    const activa = Math.max(llamado_en, terminado_en ?? 0)
    const sirviendo = turno.estado === 'atencion'
    this.#puestos.poner({ id, puesto, colaId, en: llamado_en, activa, sirviendo })
    if (turno.estado === 'completado' && terminado_en !== null) this.#servir(colaId, servicioDe(turno))
  }

  remove(id: Id): void {
    this.#quitar(id)
  }

  conPuestos(puestos: readonly Puesto[], colas: Iterable<Id>): void {
    if (puestos === this.#nombrados.puestos) return
    this.#nombrados = new Nombrados(puestos, [...colas])
    this.#ritmos.clear()
  }

  de({ id, tiempo_estimado: tiempoEstimado }: ColaDeSala, ahora: number): Ritmo {
    const en = ahora - (ahora % MEASURE_EVERY_MS)
    const known = this.#ritmos.get(id)
    if (known?.en === en && known.tiempoEstimado === tiempoEstimado) return known.ritmo
    const historia = this.#historiaDe(id)
    const activos = this.#puestos.en(en)
    // Puestos that also call from other colas are not on a break between two calls.
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

  /** How many of a cola's last quoted ranges contained the wait. */
  aciertos(colaId: Id): RangosAcertados {
    return this.#historiaDe(colaId).aciertos
  }

  /** Minutes within which nearly all services of a cola end; null: too few are known. */
  largo(colaId: Id): number | null {
    return servicioLargo(this.#historiaDe(colaId).servicios)
  }

  /** Number of puestos that worked on a cola since `desde` and stopped calling. */
  pausados(colaId: Id, desde: number, ahora: number): number {
    const nombrados = this.#nombrados.de(colaId)
    let cuantos = nombrados?.enPausaDesde(desde) ?? 0
    for (const actividad of this.#puestos.en(ahora - (ahora % MEASURE_EVERY_MS))) {
      if (!actividad.porCola.has(colaId) || nombrados?.hayAlguien(actividad.puesto)) continue
      if (estaQuieto(actividad, ahora - desde)) cuantos++
    }
    return cuantos
  }

  #historiaDe(colaId: Id): Historia {
    let historia = this.#historias.get(colaId)
    if (!historia) {
      historia = new Historia((this.#servicios.get(colaId) ?? []).slice(-MEASURED_SERVICES))
      this.#historias.set(colaId, historia)
    }
    return historia
  }

  #servir(colaId: Id, servicio: Servicio): void {
    const servicios = this.#servicios.get(colaId) ?? []
    this.#servicios.set(colaId, servicios)
    let i = servicios.length
    while (i > 0 && terminaAntes(servicio, servicios[i - 1] as Servicio)) i--
    // Older than the kept ones.
    if (i === 0 && this.#recortadas.has(colaId)) return
    servicios.splice(i, 0, servicio)
    this.#historias.delete(colaId)
    this.#servidoEn.set(servicio.id, colaId)
    if (servicios.length <= KEPT_SERVICES) return
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
