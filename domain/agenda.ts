import { CORTE_MAXIMO } from '#contract/empresa.ts'
import { MINUTO_MS, paredEn } from './hora-local.ts'
import {
  Aperturas,
  type DiaEspecial,
  type Mano,
  MINUTOS_POR_DIA,
  type Semana,
  type Tramo,
} from './horario.ts'
import { type Calendario, finDeJornada, HORA_MS } from './jornada.ts'
import type { Id } from './turno.ts'

/** What an empresa decides of its hours. */
export interface AgendaDeEmpresa {
  /** Null: always open. */
  semana: Semana | null
  especiales: readonly DiaEspecial[]
  mano: Mano | null
}

/** What is different in one cola. */
export interface AgendaDeCola {
  /** Null: that of the empresa. */
  semana: Semana | null
  /** Whether a turno is refused that would be called too late, and how many minutes before closing is too late. */
  cierre: { margen: number } | null
  /** At most so many wait. */
  maxEspera: number | null
  /** At most so many are issued on a service day, and in an hour of the clock. */
  cupoDia: number | null
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

/** The hours of an empresa and of its colas. A company that never set any has none. */
export class Agenda {
  /** When its service days end. */
  readonly dias: Calendario
  readonly empresa: AgendaDeEmpresa
  readonly colas: ReadonlyMap<Id, AgendaDeCola>
  /** Of the empresa, and of the colas that have hours of their own. */
  readonly #general: Aperturas
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

  /** Of a cola; null: of the empresa. */
  aperturas(colaId: Id | null): Aperturas {
    return (colaId !== null && this.#propios.get(colaId)) || this.#general
  }

  /** Whether a cola, or the empresa, opens and closes by itself. */
  conHoras(colaId: Id | null): boolean {
    return this.empresa.semana !== null || (colaId !== null && this.#propios.has(colaId))
  }

  cola(colaId: Id): AgendaDeCola {
    return this.colas.get(colaId) ?? COLA_SIN_AGENDA
  }

  /** What was decided by hand and holds now; what is said of a cola goes first. */
  mano(colaId: Id | null, ahora: number): Mano | null {
    const propia = colaId === null ? null : this.cola(colaId).mano
    if (propia && ahora < propia.hasta) return propia
    const { mano } = this.empresa
    return mano && ahora < mano.hasta ? mano : null
  }
}

/** Whether it is open. Exactly one of `cierra` and `abre` may be an instant. */
export interface Apertura {
  abierta: boolean
  /** When it closes; null: not in sight. */
  cierra: number | null
  /** When it opens next; null: not in sight. */
  abre: number | null
}

const enVista = (instante: number): number | null => (Number.isFinite(instante) ? instante : null)

/** Whether a cola, or the empresa, is open by its hours and by what was decided by hand. */
export function apertura(agenda: Agenda, colaId: Id | null, ahora: number): Apertura {
  const aperturas = agenda.aperturas(colaId)
  const mano = agenda.mano(colaId, ahora)
  const tramo = aperturas.tramoEn(mano ? mano.hasta : ahora)
  if (mano ? mano.abierta : tramo) {
    const cierra = tramo ? enVista(tramo.hasta) : (mano?.hasta ?? null)
    return { abierta: true, cierra, abre: null }
  }
  const abre = mano && tramo ? mano.hasta : aperturas.abre(mano?.hasta ?? ahora)
  return { abierta: false, cierra: null, abre }
}

/** When 'cerrar hoy' ends: with the service day, or with the opening that goes on past its end. */
export function finDeHoy(agenda: Agenda, colaId: Id | null, ahora: number): number {
  const aperturas = agenda.aperturas(colaId)
  const deUnDia = (tramo: Tramo | null) =>
    tramo && tramo.hasta - tramo.desde <= MINUTOS_POR_DIA * MINUTO_MS ? tramo : null
  // After midnight, 'today' is the evening that is still open.
  const abierto = deUnDia(aperturas.tramoEn(ahora))
  const fin = finDeJornada(abierto?.desde ?? ahora, agenda.dias)
  const sigue = deUnDia(aperturas.tramoEn(fin))
  return sigue && sigue.desde < fin ? sigue.hasta : fin
}

/** Until when it is open with so many minutes more; null: it does not close. */
export function conMas(agenda: Agenda, colaId: Id | null, minutos: number, ahora: number): number | null {
  const { abierta, cierra } = apertura(agenda, colaId, ahora)
  if (abierta && cierra === null) return null
  return (cierra ?? ahora) + minutos * MINUTO_MS
}

/**
 * The end of the service day that fits these hours, when another one is set: an hour after the last closing past midnight,
 * and not after the first opening. Null: there is nothing to propose.
 */
export function corteSugerido(semanas: readonly Semana[], corte: number): number | null {
  const rangos = semanas.flat(2)
  const cierra = Math.max(0, ...rangos.map(({ hasta }) => hasta - MINUTOS_POR_DIA))
  const abre = Math.min(...rangos.map(({ desde }) => desde))
  if (cierra === 0 || cierra >= abre || (cierra <= corte && corte <= abre)) return null
  const sugerido = Math.min(Math.ceil(cierra / 30) * 30 + 60, abre)
  return sugerido <= CORTE_MAXIMO ? sugerido : null
}

/** When the hour of the clock began, in a zone. */
export const inicioDeHora = (ahora: number, zona: string): number =>
  ahora - (ahora % MINUTO_MS) - (paredEn(ahora, zona).minuto % 60) * MINUTO_MS

export const finDeHora = (ahora: number, zona: string): number => inicioDeHora(ahora, zona) + HORA_MS
