import { MINUTO_MS } from '../hora-local.ts'
import type { Id } from '../turno.ts'
import {
  ADVANCE_PRIOR_CALLS,
  RECENT_CALLS_MS,
  UNCERTAIN_ENDS_SHARE,
  USUAL_DESKS_SERVICES,
} from './constantes.ts'
import { type Correccion, corregir, type EsperaVista, puntajeDe, type RangosAcertados } from './correccion.ts'
import type { TurnoMedido } from './espera.ts'
import { cuantosHasta, medirServicio, type TiempoDeServicio } from './servicio.ts'

/** A finished service, with the fields the estimate needs. */
export interface Servicio {
  id: Id
  puesto: string | null
  /** When the turno began to wait. */
  desde: number
  llamado: number
  fin: number
  /** Duration of the service; null when its end is uncertain. */
  minutos: number | null
  /** Predicted calls at the take, this turno's own included; null: no prediction. */
  delante: number | null
  vista: Omit<EsperaVista, 'llamadas'> | null
  /** Whether the wait was within the quoted range; null: no quote. */
  dentro: boolean | null
  /** Whether the present model made that quote: only such quotes show how wide ranges should be. */
  vigente: boolean
}

export function servicioDe(turno: TurnoMedido): Servicio {
  const { id, emitido_en, llamado_en, terminado_en, fin_incierto } = turno
  const { estimado_min, estimado_max, previsto_s, previsto_v } = turno
  const llamado = llamado_en ?? emitido_en
  const fin = terminado_en ?? llamado
  const espera = (llamado - emitido_en) / MINUTO_MS
  // The prediction does not apply to a turno that was moved, set aside or postponed.
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
    // Without a prediction the quote was 'at once', which nearly always holds, or came from version 0.1.
    vigente: Boolean(prevision),
  }
}

export class Historia {
  /** Minutes of each service whose end is certain, in the order of their ends. */
  readonly servicios: readonly number[]
  /** For each of `servicios`, minutes until its puesto called again. */
  readonly ciclos: readonly number[]
  /** Number of puestos that made the latest services. */
  readonly habituales: number
  /** Whether puestos leave a service open until the next person comes. */
  readonly abierto: boolean
  readonly correccion: Correccion
  readonly aciertos: RangosAcertados
  readonly avance: number
  #medido: (TiempoDeServicio & { tiempoEstimado: number; minutos: readonly number[] }) | null = null

  /** `ultimos` must be in the order in which the services ended. */
  constructor(ultimos: readonly Servicio[]) {
    const aciertos = { turnos: 0, dentro: 0 }
    const vigentes = { turnos: 0, dentro: 0 }
    const servicios: number[] = []
    for (const { minutos, dentro, vigente } of ultimos) {
      if (minutos !== null) servicios.push(minutos)
      if (dentro === null) continue
      contar(aciertos, dentro)
      if (vigente) contar(vigentes, dentro)
    }
    const { vistas, avance } = llamadasDe(ultimos)
    this.servicios = servicios
    this.ciclos = ciclosDe(ultimos)
    this.habituales = new Set(ultimos.slice(-USUAL_DESKS_SERVICES).map(({ puesto }) => puesto)).size
    this.abierto = ultimos.length - servicios.length > UNCERTAIN_ENDS_SHARE * ultimos.length
    this.correccion = corregir(vistas, vigentes)
    this.aciertos = aciertos
    this.avance = avance
  }

  /** Mean and spread of services or cycles, combined with the owner's figure. */
  medir(minutos: readonly number[], tiempoEstimado: number): TiempoDeServicio {
    if (this.#medido?.tiempoEstimado !== tiempoEstimado || this.#medido.minutos !== minutos) {
      this.#medido = { ...medirServicio(minutos, tiempoEstimado), tiempoEstimado, minutos }
    }
    const { media, variacion, muestras } = this.#medido
    return { media, variacion, muestras }
  }
}

function contar(aciertos: { turnos: number; dentro: number }, dentro: boolean): void {
  aciertos.turnos++
  if (dentro) aciertos.dentro++
}

/**
 * Minutes that a puesto needs per service while people wait, including what it does between two calls, such as a break
 * or an unanswered call. `servicios` must be in the order of their ends.
 */
function ciclosDe(servicios: readonly Servicio[]): number[] {
  /** The last service of each puesto: the index of its cycle (-1: none), and when it ended. */
  const anterior = new Map<string | null, { en: number; fin: number }>()
  const ciclos: number[] = []
  for (const { puesto, minutos, desde, llamado, fin } of servicios) {
    const previo = anterior.get(puesto)
    const pausa = previo && previo.en >= 0 && desde <= previo.fin ? llamado - previo.fin : 0
    if (previo && pausa > 0 && pausa <= RECENT_CALLS_MS) {
      ciclos[previo.en] = (ciclos[previo.en] ?? 0) + pausa / MINUTO_MS
    }
    const en = minutos === null ? -1 : ciclos.push(minutos) - 1
    if (previo) Object.assign(previo, { en, fin })
    else anterior.set(puesto, { en, fin })
  }
  return ciclos
}

/** Calls made during each wait, and the ratio of calls made to calls predicted. */
function llamadasDe(servicios: readonly Servicio[]): { vistas: EsperaVista[]; avance: number } {
  const llamados = llamadosDe(servicios)
  const primero = llamados[0] ?? 0
  const vistas: EsperaVista[] = []
  let previstas = ADVANCE_PRIOR_CALLS
  let hechas = ADVANCE_PRIOR_CALLS
  for (const { vista, delante, desde, llamado } of servicios) {
    if (!vista && delante === null) continue
    const llamadas = cuantosHasta(llamados, llamado) - cuantosHasta(llamados, desde)
    if (vista) vistas.push({ prevista: vista.prevista, puntaje: vista.puntaje, llamadas })
    // For a wait that began before the first known call, not all calls are known.
    if (delante === null || desde < primero) continue
    previstas += delante - 1
    hechas += Math.max(0, llamadas - 1)
  }
  return { vistas, avance: hechas / previstas }
}

/** The sorted instants of the calls. An insertion sort: services end in nearly the same order as they are called. */
function llamadosDe(servicios: readonly Servicio[]): Float64Array {
  const llamados = new Float64Array(servicios.length)
  let cuantos = 0
  for (const { llamado } of servicios) {
    let i = cuantos++
    for (; i > 0 && (llamados[i - 1] as number) > llamado; i--) llamados[i] = llamados[i - 1] as number
    llamados[i] = llamado
  }
  return llamados
}
