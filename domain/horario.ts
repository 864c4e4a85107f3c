import { desfase, diaDeSemana, instanteDe, sumarDias } from './hora-local.ts'

export const MINUTOS_POR_DIA = 1440
/** The next opening is searched for in this many days; an empresa closed for longer has none. */
const DIAS_POR_MIRAR = 400
/** Number of days whose openings are computed together. */
const DIAS_A_MANO = 10
const FECHAS_A_MANO = 8

/** Minutes after the midnight of its day. `hasta` is later than `desde`, by a day at most: it may be past midnight. */
export interface Rango {
  desde: number
  hasta: number
}

/** The ranges that begin on each day of the week, Monday first. */
export type Semana = readonly (readonly Rango[])[]

/** A day whose ranges replace those of the week; without ranges it is closed. */
export interface DiaEspecial {
  /** YYYY-MM-DD, or MM-DD for every year. */
  fecha: string
  motivo: string
  rangos: readonly Rango[]
}

/** A manual decision: open or closed until `hasta`, regardless of the hours. */
export interface Mano {
  abierta: boolean
  hasta: number
}

export interface Intervalo {
  desde: number
  hasta: number
}

interface Alrededores {
  /** Openings, merged where they touch. */
  intervalos: readonly Intervalo[]
  /** End of the days computed. */
  hasta: number
}

const TODO_EL_DIA: readonly Rango[] = [{ desde: 0, hasta: MINUTOS_POR_DIA }]

/** Opening hours in a zone. Without a week it is always open, except on special days. */
export class Aperturas {
  readonly zona: string
  readonly #semana: Semana | null
  readonly #especiales: ReadonlyMap<string, DiaEspecial>
  /** Cache: the openings of the days around a date. */
  readonly #alrededores = new Map<string, Alrededores>()

  constructor(zona: string, semana: Semana | null, especiales: readonly DiaEspecial[]) {
    this.zona = zona
    this.#semana = semana
    this.#especiales = new Map(especiales.map((dia) => [dia.fecha, dia]))
  }

  get siempre(): boolean {
    return this.#semana === null && this.#especiales.size === 0
  }

  /** The special day of a date; one with a year wins over a yearly one. */
  especial(fecha: string): DiaEspecial | null {
    return this.#especiales.get(fecha) ?? this.#especiales.get(fecha.slice(5)) ?? null
  }

  rangosDe(fecha: string): readonly Rango[] {
    const especial = this.especial(fecha)
    if (especial) return especial.rangos
    return this.#semana ? (this.#semana[diaDeSemana(fecha)] ?? []) : TODO_EL_DIA
  }

  /** The opening that contains an instant. One of more than a week is reported without end. */
  intervaloEn(instante: number): Intervalo | null {
    if (this.siempre) return { desde: Number.NEGATIVE_INFINITY, hasta: Number.POSITIVE_INFINITY }
    const { intervalos, hasta } = this.#alrededor(instante)
    const intervalo = intervalos.find((t) => t.desde <= instante && instante < t.hasta)
    if (!intervalo) return null
    return intervalo.hasta < hasta ? intervalo : { ...intervalo, hasta: Number.POSITIVE_INFINITY }
  }

  /** The next opening at or after an instant; null: not in the foreseeable future. Must be closed then. */
  abre(instante: number): number | null {
    const { intervalos } = this.#alrededor(instante)
    const pronto = intervalos.find((t) => t.desde >= instante)
    if (pronto) return pronto.desde
    for (let i = DIAS_A_MANO - 1, fecha = this.#fecha(instante); i < DIAS_POR_MIRAR; i++) {
      const [primero] = this.#intervalosDe(sumarDias(fecha, i))
      if (primero) return primero.desde
    }
    return null
  }

  #fecha(instante: number): string {
    return new Date(instante + desfase(instante, this.zona)).toISOString().slice(0, 10)
  }

  #alrededor(instante: number): Alrededores {
    const fecha = this.#fecha(instante)
    const conocido = this.#alrededores.get(fecha)
    if (conocido) return conocido
    // Starts with the day before, whose opening may last until today.
    const dias = Array.from({ length: DIAS_A_MANO }, (_, i) => this.#intervalosDe(sumarDias(fecha, i - 1)))
    const hasta = instanteDe(sumarDias(fecha, DIAS_A_MANO - 1), 0, this.zona)
    const alrededor = { intervalos: unidos(dias.flat()), hasta }
    if (this.#alrededores.size >= FECHAS_A_MANO) this.#alrededores.clear()
    this.#alrededores.set(fecha, alrededor)
    return alrededor
  }

  #intervalosDe(fecha: string): Intervalo[] {
    const intervalos = this.rangosDe(fecha).map(({ desde, hasta }) => ({
      desde: instanteDe(fecha, desde, this.zona, 'primera'),
      hasta: instanteDe(fecha, hasta, this.zona, 'ultima'),
    }))
    return intervalos.filter((t) => t.desde < t.hasta).sort((a, b) => a.desde - b.desde)
  }
}

/** Merges openings that overlap or touch. */
function unidos(intervalos: readonly Intervalo[]): Intervalo[] {
  const juntos: Intervalo[] = []
  for (const intervalo of [...intervalos].sort((a, b) => a.desde - b.desde)) {
    const ultimo = juntos.at(-1)
    if (ultimo && intervalo.desde <= ultimo.hasta) ultimo.hasta = Math.max(ultimo.hasta, intervalo.hasta)
    else juntos.push({ ...intervalo })
  }
  return juntos
}
