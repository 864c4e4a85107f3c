import {
  type ActividadPuesto,
  medirPuestos,
  medirServicio,
  type Ritmo,
  SERVICIOS_RECORDADOS,
} from './espera.ts'
import type { ColaDeSala } from './sala.ts'
import type { Id, Turno } from './turno.ts'

const MINUTO_MS = 60_000
/** Calls of so long tell which puestos work on what. */
export const ACTIVIDAD_MS = 60 * MINUTO_MS
/** A figure is measured at instants so far apart, the same for everybody: callers go idle with time. */
const VALE_MS = 30_000
/** Twice as many as are measured, so that there are enough when some are taken back. */
export const SERVICIOS_GUARDADOS = 2 * SERVICIOS_RECORDADOS
/** With more calls in memory, old ones are looked for. */
const LLAMADAS_GUARDADAS = 500

interface Servicio {
  id: Id
  fin: number
  minutos: number
}

interface Llamada {
  puesto: string
  colaId: Id
  en: number
  /** When the puesto was last seen at work on it. */
  activa: number
  sirviendo: boolean
}

/**
 * How fast each cola of an empresa is being served, from its latest services and calls. Whoever was told of the same
 * turnos, in whatever order, measures the same.
 */
export class Ritmos {
  /** By cola, in the order in which they ended. */
  readonly #servicios = new Map<Id, Servicio[]>()
  /** By turno, the cola that has its service. */
  readonly #servidoEn = new Map<Id, Id>()
  readonly #llamadas = new Map<Id, Llamada>()
  readonly #medidos = new Map<Id, { ritmo: Ritmo; en: number; tiempoEstimado: number }>()
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
  apply(turno: Turno): void {
    const { id, cola_id: colaId, puesto, llamado_en, terminado_en } = turno
    this.#medidos.clear()
    this.#quitar(id)
    if (puesto === null || llamado_en === null) return
    const activa = Math.max(llamado_en, terminado_en ?? 0)
    const sirviendo = turno.estado === 'atencion'
    this.#llamadas.set(id, { puesto, colaId, en: llamado_en, activa, sirviendo })
    if (this.#llamadas.size > LLAMADAS_GUARDADAS) this.#olvidarLlamadas(activa)
    if (turno.estado !== 'completado' || terminado_en === null) return
    this.#servir(colaId, { id, fin: terminado_en, minutos: (terminado_en - llamado_en) / MINUTO_MS })
  }

  /** It never was. */
  remove(id: Id): void {
    this.#medidos.clear()
    this.#quitar(id)
  }

  de(cola: ColaDeSala, ahora: number): Ritmo {
    const en = ahora - (ahora % VALE_MS)
    const { id, tiempo_estimado: tiempoEstimado } = cola
    const medido = this.#medidos.get(id)
    if (medido?.en === en && medido.tiempoEstimado === tiempoEstimado) return medido.ritmo
    const minutos = (this.#servicios.get(id) ?? []).slice(-SERVICIOS_RECORDADOS).map((s) => s.minutos)
    const ritmo = { ...medirServicio(minutos, tiempoEstimado), ...medirPuestos(this.#actividad(id, en)) }
    this.#medidos.set(id, { ritmo, en, tiempoEstimado })
    return ritmo
  }

  #actividad(colaId: Id, ahora: number): ActividadPuesto[] {
    const puestos = new Map<string, ActividadPuesto>()
    for (const { puesto, colaId: suya, en, activa, sirviendo } of this.#llamadas.values()) {
      if (ahora - activa > ACTIVIDAD_MS && !sirviendo) continue
      let actividad = puestos.get(puesto)
      if (!actividad) {
        actividad = {
          deEstaCola: 0,
          deTodas: 0,
          ocupado: false,
          ocupadoAqui: false,
          inactivo: Number.POSITIVE_INFINITY,
        }
        puestos.set(puesto, actividad)
      }
      actividad.inactivo = Math.min(actividad.inactivo, (ahora - activa) / MINUTO_MS)
      if (ahora - en > ACTIVIDAD_MS && !sirviendo) continue
      actividad.deTodas++
      if (suya === colaId) actividad.deEstaCola++
      if (sirviendo) {
        actividad.ocupado = true
        actividad.ocupadoAqui ||= suya === colaId
      }
    }
    // In one order, since sums of fractions depend on it.
    return [...puestos].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, actividad]) => actividad)
  }

  #servir(colaId: Id, servicio: Servicio): void {
    const servicios = this.#servicios.get(colaId) ?? []
    this.#servicios.set(colaId, servicios)
    let i = servicios.length
    while (i > 0 && terminaAntes(servicio, servicios[i - 1] as Servicio)) i--
    // Older than what is remembered.
    if (i === 0 && this.#recortadas.has(colaId)) return
    servicios.splice(i, 0, servicio)
    this.#servidoEn.set(servicio.id, colaId)
    if (servicios.length <= SERVICIOS_GUARDADOS) return
    const oldest = servicios.shift()
    if (oldest) this.#servidoEn.delete(oldest.id)
    this.#recortadas.add(colaId)
  }

  #quitar(id: Id): void {
    this.#llamadas.delete(id)
    const colaId = this.#servidoEn.get(id)
    if (colaId === undefined) return
    this.#servidoEn.delete(id)
    const servicios = this.#servicios.get(colaId) ?? []
    const i = servicios.findIndex((servicio) => servicio.id === id)
    if (i >= 0) servicios.splice(i, 1)
  }

  /** Those that ended long before, even if the clock went back a little since. */
  #olvidarLlamadas(ahora: number): void {
    for (const [id, { activa, sirviendo }] of this.#llamadas) {
      if (ahora - activa > 2 * ACTIVIDAD_MS && !sirviendo) this.#llamadas.delete(id)
    }
  }
}

const terminaAntes = (a: Servicio, b: Servicio): boolean => (a.fin === b.fin ? a.id < b.id : a.fin < b.fin)
