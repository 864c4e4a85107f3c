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

/** A finished service, as far as the estimate needs it. */
export interface Servicio {
  id: Id
  puesto: string | null
  /** When the turno began to wait, was called, and was done. */
  desde: number
  llamado: number
  fin: number
  /** How long the service took; null: its end does not show that. */
  minutos: number | null
  /** How many calls were foreseen at the take, the own one included; null: none were. */
  delante: number | null
  vista: Omit<EsperaVista, 'llamadas'> | null
  /** Whether the wait fell into the quoted range; null: none was quoted. */
  dentro: boolean | null
  /** Whether that range was foreseen by the present rule: only these show how wide ranges should be. */
  vigente: boolean
}

export function servicioDe(turno: TurnoMedido): Servicio {
  const { id, emitido_en, llamado_en, terminado_en, fin_incierto } = turno
  const { estimado_min, estimado_max, previsto_s, previsto_v } = turno
  const llamado = llamado_en ?? emitido_en
  const fin = terminado_en ?? llamado
  const espera = (llamado - emitido_en) / MINUTO_MS
  // A turno that was moved, set aside or postponed did not wait for what was foreseen.
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
    // Where nothing was foreseen, the quote was 'at once', which nearly always holds, or came from version 0.1.
    vigente: Boolean(prevision),
  }
}

/** What the last services of a cola show. */
export class Historia {
  /** Minutes of each service whose end is certain, in the order in which they ended. */
  readonly servicios: readonly number[]
  /** Minutes of each of these until its puesto called again. */
  readonly ciclos: readonly number[]
  /** How many puestos served the last of them. */
  readonly habituales: number
  /** Whether puestos leave a service open until the next person comes. */
  readonly abierto: boolean
  readonly correccion: Correccion
  readonly aciertos: RangosAcertados
  readonly avance: number
  #medido: (TiempoDeServicio & { tiempoEstimado: number; minutos: readonly number[] }) | null = null

  /** `ultimos`: in the order in which they ended. */
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

  /** Mean and spread, from services or from cycles, and the owner's figure. */
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
 * Minutes that puestos need for each service while people wait: what they do between two calls, such as a break or a call
 * that is not answered, is part of it. `servicios`: in the order in which they ended.
 */
function ciclosDe(servicios: readonly Servicio[]): number[] {
  /** The last service of each puesto: the index of its cycle (-1: it has none), and when it ended. */
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

/** How many calls each wait lasted, and how many calls are made for each one foreseen. */
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
    // The calls of a wait that began before the first of these are not all known.
    if (delante === null || desde < primero) continue
    previstas += delante - 1
    hechas += Math.max(0, llamadas - 1)
  }
  return { vistas, avance: hechas / previstas }
}

/** The instants of the calls, in order. The services ended in nearly the same order, so each moves by a few places only. */
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
