import { ciclosDe, llamadasDe, type Paso } from './avance.ts'
import { type Aciertos, type Correccion, corregir, puntajeDe } from './correccion.ts'
import type { Cotizacion } from './espera.ts'
import { medirServicio, type Servicio as Servicios, servicioLargo } from './servicio.ts'
import type { Id, Turno } from './turno.ts'

const MINUTO_MS = 60_000
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

export interface Servicio extends Paso {
  id: Id
  /** Whether its wait fell into the quoted range; null: none was quoted. */
  dentro: boolean | null
  /** Whether that range was foreseen by the present rule: only these tell how wide ranges should be. */
  vigente: boolean
}

export function servicioDe(turno: TurnoMedido): Servicio {
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
    // Where nothing was foreseen it was 'at once', which is nearly always true, or version 0.1 said it.
    vigente: Boolean(prevision),
  }
}

/** What the last services of a cola tell. */
export class Historia {
  /** Minutes of each, and of each until its puesto called again, in the order in which they ended. */
  readonly servicios: readonly number[]
  readonly ciclos: readonly number[]
  /** How many puestos served the last of them. */
  readonly habituales: number
  /** Whether puestos leave a service open until somebody comes. */
  readonly abierto: boolean
  readonly correccion: Correccion
  readonly aciertos: Aciertos
  readonly avance: number
  #medido: (Servicios & { tiempoEstimado: number; minutos: readonly number[] }) | null = null
  /** Undefined: nobody asked yet. */
  #largo: number | null | undefined

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
    this.habituales = new Set(ultimos.slice(-HABITUALES).map(({ puesto }) => puesto)).size
    this.abierto = ultimos.length - servicios.length > ABIERTOS_PARTE * ultimos.length
    this.correccion = corregir(vistas, vigentes)
    this.aciertos = aciertos
    this.avance = avance
  }

  /** Measured with the owner's figure, from services or from cycles. */
  medir(minutos: readonly number[], tiempoEstimado: number): Servicios {
    if (this.#medido?.tiempoEstimado !== tiempoEstimado || this.#medido.minutos !== minutos) {
      this.#medido = { ...medirServicio(minutos, tiempoEstimado), tiempoEstimado, minutos }
    }
    const { media, variacion, muestras } = this.#medido
    return { media, variacion, muestras }
  }

  /** Minutes within which nearly all services end; null: too few are known. */
  get largo(): number | null {
    if (this.#largo === undefined) this.#largo = servicioLargo(this.servicios)
    return this.#largo
  }
}

function contar(aciertos: { turnos: number; dentro: number }, dentro: boolean): void {
  aciertos.turnos++
  if (dentro) aciertos.dentro++
}
