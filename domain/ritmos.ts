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
const HORA_MS = 60 * MINUTO_MS
/** A figure is measured again after so long even if nothing happened: callers go idle with time. */
const VALE_MS = 30_000
/** More than any empresa makes in an hour, and enough to tell which puestos work on what. */
const LLAMADAS_RECORDADAS = 500

interface Llamada {
  puesto: string
  colaId: Id
  en: number
}

/** How fast each cola of an empresa is being served, from its latest services and calls. */
export class Ritmos {
  /** Minutes of service by turno, per cola, the oldest first. */
  readonly #servicios = new Map<Id, Map<Id, number>>()
  readonly #llamadas = new Map<Id, Llamada>()
  readonly #activos = new Map<string, number>()
  readonly #medidos = new Map<Id, { ritmo: Ritmo; en: number }>()

  /** Told twice or again after an undo, a turno counts as it is now. */
  apply(turno: Turno): void {
    const { id, cola_id: colaId, puesto, llamado_en, terminado_en } = turno
    this.#medidos.clear()
    const servicios = this.#serviciosDe(colaId)
    servicios.delete(id)
    this.#llamadas.delete(id)
    if (puesto === null || llamado_en === null) return
    this.#llamadas.set(id, { puesto, colaId, en: llamado_en })
    const [first] = this.#llamadas.keys()
    if (this.#llamadas.size > LLAMADAS_RECORDADAS && first) this.#llamadas.delete(first)
    const activo = Math.max(llamado_en, terminado_en ?? 0)
    this.#activos.set(puesto, Math.max(this.#activos.get(puesto) ?? 0, activo))
    if (turno.estado !== 'completado' || terminado_en === null) return
    servicios.set(id, (terminado_en - llamado_en) / MINUTO_MS)
    const [oldest] = servicios.keys()
    if (servicios.size > SERVICIOS_RECORDADOS && oldest) servicios.delete(oldest)
  }

  de(cola: ColaDeSala, enAtencion: () => readonly Turno[], ahora: number): Ritmo {
    const medido = this.#medidos.get(cola.id)
    if (medido && Math.abs(ahora - medido.en) < VALE_MS) return medido.ritmo
    const ritmo = {
      ...medirServicio([...this.#serviciosDe(cola.id).values()], cola.tiempo_estimado),
      ...medirPuestos(this.#actividad(cola.id, enAtencion(), ahora)),
    }
    this.#medidos.set(cola.id, { ritmo, en: ahora })
    return ritmo
  }

  #actividad(colaId: Id, enAtencion: readonly Turno[], ahora: number): ActividadPuesto[] {
    const puestos = new Map<string, ActividadPuesto>()
    const de = (puesto: string): ActividadPuesto => {
      const conocida = puestos.get(puesto)
      if (conocida) return conocida
      const inactivo = (ahora - (this.#activos.get(puesto) ?? 0)) / MINUTO_MS
      const nueva = { deEstaCola: 0, deTodas: 0, ocupado: false, ocupadoAqui: false, inactivo }
      puestos.set(puesto, nueva)
      return nueva
    }
    const sirviendo = new Set(enAtencion.map((turno) => turno.id))
    for (const [id, { puesto, colaId: suya, en }] of this.#llamadas) {
      if (ahora - en > HORA_MS && !sirviendo.has(id)) {
        this.#llamadas.delete(id)
        continue
      }
      const actividad = de(puesto)
      actividad.deTodas++
      if (suya === colaId) actividad.deEstaCola++
      if (sirviendo.has(id)) {
        actividad.ocupado = true
        actividad.ocupadoAqui ||= suya === colaId
      }
    }
    return [...puestos.values()]
  }

  #serviciosDe(colaId: Id): Map<Id, number> {
    let servicios = this.#servicios.get(colaId)
    if (!servicios) {
      servicios = new Map()
      this.#servicios.set(colaId, servicios)
    }
    return servicios
  }
}
