import { CORTE_MAXIMO } from '#contract/empresa.ts'
import { HORA_MS, MINUTO_MS, paredEn } from './hora-local.ts'
import {
  Aperturas,
  type DiaEspecial,
  type Intervalo,
  type Mano,
  MINUTOS_POR_DIA,
  type Semana,
} from './horario.ts'
import { type Calendario, finDeJornada } from './jornada.ts'
import type { Id } from './turno.ts'

export interface AgendaDeEmpresa {
  /** Null: always open. */
  semana: Semana | null
  especiales: readonly DiaEspecial[]
  mano: Mano | null
}

/** Settings of one cola that differ from the empresa. */
export interface AgendaDeCola {
  /** Null: the hours of the empresa. */
  semana: Semana | null
  /** If set, turnos that would be called less than `margen` minutes before closing are refused. */
  cierre: { margen: number } | null
  maxEspera: number | null
  /** Maximum number of turnos issued per service day. */
  cupoDia: number | null
  /** Maximum number of turnos issued per clock hour. */
  cupoHora: number | null
  mano: Mano | null
}

export const AGENDA_VACIA: AgendaDeEmpresa = { semana: null, especiales: [], mano: null }
export const COLA_SIN_AGENDA: AgendaDeCola = {
  semana: null,
  cierre: null,
  maxEspera: null,
  cupoDia: null,
  cupoHora: null,
  mano: null,
}

/** The hours of an empresa and its colas. */
export class Agenda {
  readonly dias: Calendario
  readonly empresa: AgendaDeEmpresa
  readonly colas: ReadonlyMap<Id, AgendaDeCola>
  readonly #general: Aperturas
  /** Hours of the colas that have their own. */
  readonly #propios = new Map<Id, Aperturas>()

  constructor(dias: Calendario, empresa: AgendaDeEmpresa, colas: ReadonlyMap<Id, AgendaDeCola>) {
    const { zona } = dias
    this.dias = dias
    this.empresa = empresa
    this.colas = colas
    this.#general = new Aperturas(zona, empresa.semana, empresa.especiales)
    for (const [id, { semana }] of colas) {
      if (semana) this.#propios.set(id, new Aperturas(zona, semana, empresa.especiales))
    }
  }

  /** Opening hours of a cola; null: of the empresa. */
  aperturas(colaId: Id | null): Aperturas {
    return (colaId !== null && this.#propios.get(colaId)) || this.#general
  }

  /** Whether the cola (null: the empresa) opens and closes by its hours. */
  conHoras(colaId: Id | null): boolean {
    return this.empresa.semana !== null || (colaId !== null && this.#propios.has(colaId))
  }

  cola(colaId: Id): AgendaDeCola {
    return this.colas.get(colaId) ?? COLA_SIN_AGENDA
  }

  /** The manual opening or closing in force; one for the cola wins over one for the empresa. */
  mano(colaId: Id | null, ahora: number): Mano | null {
    const propia = colaId === null ? null : this.cola(colaId).mano
    if (propia && ahora < propia.hasta) return propia
    const { mano } = this.empresa
    return mano && ahora < mano.hasta ? mano : null
  }
}

/** Whether it is open. At most one of `cierra` and `abre` is set. */
export interface Apertura {
  abierta: boolean
  /** When it closes; null: not in the foreseeable future. */
  cierra: number | null
  /** When it opens next; null: not in the foreseeable future. */
  abre: number | null
}

const enVista = (instante: number): number | null => (Number.isFinite(instante) ? instante : null)

/** Whether a cola (null: the empresa) is open, by its hours and by manual openings and closings. */
export function apertura(agenda: Agenda, colaId: Id | null, ahora: number): Apertura {
  const aperturas = agenda.aperturas(colaId)
  const mano = agenda.mano(colaId, ahora)
  const intervalo = aperturas.intervaloEn(mano ? mano.hasta : ahora)
  if (mano ? mano.abierta : intervalo) {
    const cierra = intervalo ? enVista(intervalo.hasta) : (mano?.hasta ?? null)
    return { abierta: true, cierra, abre: null }
  }
  const abre = mano && intervalo ? mano.hasta : aperturas.abre(mano?.hasta ?? ahora)
  return { abierta: false, cierra: null, abre }
}

/** When 'cerrar hoy' ends: with the service day, or with an opening that continues past its end. */
export function finDeHoy(agenda: Agenda, colaId: Id | null, ahora: number): number {
  const aperturas = agenda.aperturas(colaId)
  const deUnDia = (intervalo: Intervalo | null) =>
    intervalo && intervalo.hasta - intervalo.desde <= MINUTOS_POR_DIA * MINUTO_MS ? intervalo : null
  // After midnight, "today" is the opening of last evening that is still running.
  const abierto = deUnDia(aperturas.intervaloEn(ahora))
  const fin = finDeJornada(abierto?.desde ?? ahora, agenda.dias)
  const sigue = deUnDia(aperturas.intervaloEn(fin))
  return sigue && sigue.desde < fin ? sigue.hasta : fin
}

/** Closing time after adding `minutos`; null if it does not close. */
export function conMas(agenda: Agenda, colaId: Id | null, minutos: number, ahora: number): number | null {
  const { abierta, cierra } = apertura(agenda, colaId, ahora)
  if (abierta && cierra === null) return null
  return (cierra ?? ahora) + minutos * MINUTO_MS
}

/**
 * The end of the service day to suggest for these hours: one hour after the last closing past midnight, but not after
 * the first opening. Null if the present one fits.
 */
export function corteSugerido(semanas: readonly Semana[], corte: number): number | null {
  const rangos = semanas.flat(2)
  const cierra = Math.max(0, ...rangos.map(({ hasta }) => hasta - MINUTOS_POR_DIA))
  const abre = Math.min(...rangos.map(({ desde }) => desde))
  if (cierra === 0 || cierra >= abre || (cierra <= corte && corte <= abre)) return null
  const sugerido = Math.min(Math.ceil(cierra / 30) * 30 + 60, abre)
  return sugerido <= CORTE_MAXIMO ? sugerido : null
}

/** Start of the clock hour in a zone. */
export const inicioDeHora = (ahora: number, zona: string): number =>
  ahora - (ahora % MINUTO_MS) - (paredEn(ahora, zona).minuto % 60) * MINUTO_MS

export const finDeHora = (ahora: number, zona: string): number => inicioDeHora(ahora, zona) + HORA_MS
