import { ciclosDe, llamadasDe, type Paso } from './avance.ts'
import { type Aciertos, type Correccion, corregir, puntajeDe } from './correccion.ts'
import { AL_MOMENTO, type Cotizacion, type PuestoAlTrabajo, type Ritmo } from './espera.ts'
import type { ColaDeSala } from './sala.ts'
import {
  estaOlvidado,
  medirServicio,
  restoDe,
  restoSiSigue,
  type Servicio as Servicios,
  servicioLargo,
} from './servicio.ts'
import type { Id, Turno } from './turno.ts'

const MINUTO_MS = 60_000
/** Calls of so long tell which puestos work on what. */
export const ACTIVIDAD_MS = 60 * MINUTO_MS
/** A figure is measured at instants so far apart, the same for everybody: callers go idle with time. */
export const INSTANTE_MS = 30_000
/** How many past services are measured for a cola. */
const SERVICIOS_RECORDADOS = 300
/** More than are measured, so that there are enough when some are taken back. */
export const SERVICIOS_GUARDADOS = SERVICIOS_RECORDADOS + 60
/** With more calls in memory, old ones are looked for. */
const LLAMADAS_GUARDADAS = 500
/** A puesto that has been free for longer, while somebody waits, is not calling just now. */
const DEMORA_MIN = 2
/** After so long it is not at work. */
const DESCANSO_MIN = 15
/** So many services tell which puestos are usually there. */
const HABITUALES = 10
/** With more such ends than this, a service may be open only because nobody has come since. */
const ABIERTOS_PARTE = 0.05

/** What is measured of a turno. */
export type TurnoMedido = Cotizacion &
  Pick<
    Turno,
    | 'id'
    | 'cola_id'
    | 'estado'
    | 'puesto'
    | 'emitido_en'
    | 'llamado_en'
    | 'terminado_en'
    | 'fin_incierto'
    | 'desde_en'
    | 'pospuestos'
  >

interface Servicio extends Paso {
  id: Id
  /** Whether its wait fell into the quoted range; null: none was quoted. */
  dentro: boolean | null
  /** Whether that range was told by the present rule. */
  vigente: boolean
}

interface Llamada {
  puesto: string
  colaId: Id
  en: number
  /** When the puesto was last seen at work on it. */
  activa: number
  sirviendo: boolean
}

interface Actividad {
  /** Recent calls, by cola and of all. */
  porCola: Map<Id, number>
  deTodas: number
  /** The last call that it still serves. */
  sirve: Llamada | null
  /** Minutes since it last called or finished somebody. */
  inactivo: number
}

/** Of the last services of a cola, in the order in which they ended. */
interface Historia {
  /** Minutes of each, and of each until its puesto called again. */
  servicios: readonly number[]
  ciclos: readonly number[]
  /** Measured from these with the owner's figure; null: not yet. */
  servicio: (Servicios & { tiempoEstimado: number; minutos: readonly number[] }) | null
  /** How many puestos served the last of them. */
  habituales: number
  /** Whether puestos leave a service open until somebody comes. */
  abierto: boolean
  correccion: Correccion
  aciertos: Aciertos
  avance: number
  /** Undefined: nobody asked yet. */
  largo?: number | null
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
  /** With more of them, the old ones are looked for. */
  #llamadasHasta = LLAMADAS_GUARDADAS
  /** By cola, until another service of it ends or is taken back. */
  readonly #historias = new Map<Id, Historia>()
  #actividad: { en: number; puestos: readonly Actividad[] } | null = null
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
    if (!called && !this.#llamadas.has(id) && !this.#servidoEn.has(id)) return
    this.#quitar(id)
    if (!called) return
    const activa = Math.max(llamado_en, terminado_en ?? 0)
    const sirviendo = turno.estado === 'atencion'
    this.#llamadas.set(id, { puesto, colaId, en: llamado_en, activa, sirviendo })
    if (this.#llamadas.size > this.#llamadasHasta) this.#olvidarLlamadas(activa)
    if (turno.estado === 'completado' && terminado_en !== null) this.#servir(colaId, servicioDe(turno))
  }

  /** It never was. */
  remove(id: Id): void {
    this.#quitar(id)
  }

  de({ id, tiempo_estimado: tiempoEstimado }: ColaDeSala, ahora: number): Ritmo {
    const en = ahora - (ahora % INSTANTE_MS)
    const known = this.#ritmos.get(id)
    if (known?.en === en && known.tiempoEstimado === tiempoEstimado) return known.ritmo
    const historia = this.#historiaDe(id)
    const { correccion, avance } = historia
    const minutos = this.#esCompartida(id, en) ? historia.servicios : historia.ciclos
    if (historia.servicio?.tiempoEstimado !== tiempoEstimado || historia.servicio.minutos !== minutos) {
      historia.servicio = { ...medirServicio(minutos, tiempoEstimado), tiempoEstimado, minutos }
    }
    const { media, variacion, muestras } = historia.servicio
    const puestos = this.#puestosDe(id, { media, minutos }, en)
    const ritmo = { media, variacion, muestras, correccion, avance, ...puestos }
    this.#ritmos.set(id, { ritmo, en, tiempoEstimado })
    return ritmo
  }

  /** How true the last quotes of a cola were. */
  aciertos(colaId: Id): Aciertos {
    return this.#historiaDe(colaId).aciertos
  }

  /** Minutes within which nearly all services of a cola end; null: too few are known. */
  largo(colaId: Id): number | null {
    const historia = this.#historiaDe(colaId)
    historia.largo ??= servicioLargo(historia.servicios)
    return historia.largo
  }

  /** How many puestos worked on a cola since an instant and have stopped calling. */
  pausados(colaId: Id, desde: number, ahora: number): number {
    const transcurrido = (ahora - desde) / MINUTO_MS
    return this.#activos(ahora - (ahora % INSTANTE_MS)).filter(
      ({ porCola, sirve, inactivo }) =>
        porCola.has(colaId) && !sirve && inactivo > DEMORA_MIN && inactivo < transcurrido,
    ).length
  }

  #ultimos(colaId: Id): readonly Servicio[] {
    return (this.#servicios.get(colaId) ?? []).slice(-SERVICIOS_RECORDADOS)
  }

  #historiaDe(colaId: Id): Historia {
    const known = this.#historias.get(colaId)
    if (known) return known
    const ultimos = this.#ultimos(colaId)
    const aciertos = aciertosDe(ultimos)
    const { vistas, avance } = llamadasDe(ultimos)
    const historia: Historia = {
      servicio: null,
      servicios: ultimos.flatMap(({ minutos }) => minutos ?? []),
      ciclos: ciclosDe(ultimos),
      habituales: new Set(ultimos.slice(-HABITUALES).map(({ puesto }) => puesto)).size,
      abierto: ultimos.filter(({ minutos }) => minutos === null).length > ABIERTOS_PARTE * ultimos.length,
      correccion: corregir(vistas, aciertosDe(ultimos.filter(({ vigente }) => vigente))),
      aciertos,
      avance,
    }
    this.#historias.set(colaId, historia)
    return historia
  }

  /** Whether its puestos call from other colas too: what they do between two calls is then no break. */
  #esCompartida(colaId: Id, en: number): boolean {
    return this.#activos(en).some(({ porCola }) => porCola.size > 1 && porCola.has(colaId))
  }

  /** Who is at work on a cola, judged by who called from it lately, and which other colas they call from. */
  #puestosDe(
    colaId: Id,
    { media, minutos }: { media: number; minutos: readonly number[] },
    en: number,
  ): Pick<Ritmo, 'puestos' | 'compartidas'> {
    const { abierto, habituales } = this.#historiaDe(colaId)
    const puestos: PuestoAlTrabajo[] = []
    const olvidados: PuestoAlTrabajo[] = []
    const ajenas = new Map<Id, { aqui: number; todas: number }>()
    const activos = this.#activos(en)
    for (const { porCola, deTodas, sirve, inactivo } of activos) {
      const deEsta = porCola.get(colaId) ?? 0
      const parte = Math.min(1, (2 * deEsta * porCola.size) / deTodas)
      for (const [id, cuantas] of porCola) {
        if (id === colaId) continue
        const suma = ajenas.get(id) ?? { aqui: 0, todas: 0 }
        ajenas.set(id, { aqui: suma.aqui + parte * cuantas, todas: suma.todas + cuantas })
      }
      if (deEsta === 0) continue
      if (!sirve) {
        const resto = inactivo > DESCANSO_MIN ? null : inactivo > DEMORA_MIN ? media : 0
        puestos.push({ parte, resto, restoSolo: 0, ocupado: false })
        continue
      }
      const edad = Math.max(0, en - sirve.en) / MINUTO_MS
      if (estaOlvidado(minutos, edad, media)) {
        olvidados.push({ parte, resto: media, restoSolo: media, ocupado: false })
        continue
      }
      const resto = restoDe(minutos, edad, media)
      const restoSolo = abierto ? restoSiSigue(minutos, edad, resto) : resto
      puestos.push({ parte, resto, restoSolo, ocupado: true })
    }
    // Who forgot to end a service will come back; while others call, nobody counts on it.
    if (puestos.length === 0) puestos.push(...olvidados)
    // At the first call of a day the puestos are expected that served last.
    if (puestos.length === 0) {
      for (let i = 0; i < habituales; i++)
        puestos.push({ parte: 1, resto: media, restoSolo: 0, ocupado: false })
    }
    const compartidas = new Map<Id, number>()
    for (const [id, { aqui, todas }] of ajenas) if (aqui > 0) compartidas.set(id, aqui / todas)
    return { puestos, compartidas }
  }

  #activos(en: number): readonly Actividad[] {
    if (this.#actividad?.en === en) return this.#actividad.puestos
    const porPuesto = new Map<string, Actividad>()
    for (const llamada of this.#llamadas.values()) {
      const { puesto, colaId, en: desde, activa, sirviendo } = llamada
      if (en - activa > ACTIVIDAD_MS && !sirviendo) continue
      let actividad = porPuesto.get(puesto)
      if (!actividad) {
        actividad = { porCola: new Map(), deTodas: 0, sirve: null, inactivo: Number.POSITIVE_INFINITY }
        porPuesto.set(puesto, actividad)
      }
      actividad.inactivo = Math.min(actividad.inactivo, Math.max(0, en - activa) / MINUTO_MS)
      if (sirviendo && (actividad.sirve?.en ?? 0) <= desde) actividad.sirve = llamada
      actividad.deTodas++
      actividad.porCola.set(colaId, (actividad.porCola.get(colaId) ?? 0) + 1)
    }
    // In one order, since sums of fractions depend on it.
    const puestos = [...porPuesto].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, actividad]) => actividad)
    this.#actividad = { en, puestos }
    return puestos
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
    this.#actividad = null
    this.#ritmos.clear()
    this.#llamadas.delete(id)
    const colaId = this.#servidoEn.get(id)
    if (colaId === undefined) return
    this.#servidoEn.delete(id)
    this.#historias.delete(colaId)
    const servicios = this.#servicios.get(colaId) ?? []
    const i = servicios.findIndex((servicio) => servicio.id === id)
    if (i >= 0) servicios.splice(i, 1)
  }

  /** Those that ended long before, even if the clock went back a little since. */
  #olvidarLlamadas(ahora: number): void {
    for (const [id, { activa, sirviendo }] of this.#llamadas) {
      if (ahora - activa > 2 * ACTIVIDAD_MS && !sirviendo) this.#llamadas.delete(id)
    }
    // A busy room has many that are not old: looking again at every call would take longer with each.
    this.#llamadasHasta = Math.max(LLAMADAS_GUARDADAS, 2 * this.#llamadas.size)
  }
}

function servicioDe(turno: TurnoMedido): Servicio {
  const { id, emitido_en, llamado_en, terminado_en, fin_incierto } = turno
  const { estimado_min, estimado_max, previsto_s, previsto_v } = turno
  const llamado = llamado_en ?? emitido_en
  const fin = terminado_en ?? llamado
  const espera = (llamado - emitido_en) / MINUTO_MS
  // Who was moved, set aside or let others pass did not wait for what was foreseen.
  const propia = !turno.desde_en && !turno.pospuestos
  const prevision = propia &&
    previsto_s &&
    previsto_v && { media: previsto_s / 60, varianza: previsto_v / 1000 }
  return {
    id,
    puesto: turno.puesto,
    desde: emitido_en,
    llamado,
    fin,
    delante: (propia && turno.delante) || null,
    minutos: fin_incierto || fin <= llamado ? null : (fin - llamado) / MINUTO_MS,
    vista: prevision ? { prevista: prevision.media, puntaje: puntajeDe(espera, prevision) } : null,
    dentro:
      !propia || estimado_min === null || estimado_max === null
        ? null
        : espera >= estimado_min && espera <= estimado_max,
    // Where nothing was foreseen, it was 'at once', or version 0.1 said it.
    vigente: Boolean(prevision) || (estimado_max ?? 0) <= AL_MOMENTO.max,
  }
}

const aciertosDe = (servicios: readonly Servicio[]): Aciertos => ({
  turnos: servicios.filter(({ dentro }) => dentro !== null).length,
  dentro: servicios.filter(({ dentro }) => dentro).length,
})

const terminaAntes = (a: Servicio, b: Servicio): boolean => (a.fin === b.fin ? a.id < b.id : a.fin < b.fin)
