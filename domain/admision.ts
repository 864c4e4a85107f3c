import type { Admite, EstadoCola } from '#contract/cola.ts'
import type { Estimado } from '#contract/turno.ts'
import { type Agenda, type AgendaDeCola, apertura, finDeHora } from './agenda.ts'
import { MINUTO_MS, paredEn } from './hora-local.ts'
import { finDeJornada } from './jornada.ts'
import { cabeEnPlan } from './plan.ts'
import type { Id, Negativa } from './turno.ts'

/** The facts that decide whether a cola issues a turno. */
export interface Hechos {
  cola: { id: Id; estado: EstadoCola }
  /** Turnos issued today in the whole empresa. */
  emitidos: number
  /** Turnos per day that the plan allows; null: no limit. */
  limite: number | null
  /** Null if the empresa has neither hours nor caps. */
  agenda: Agenda | null
  esperan: number
  /** Turnos this cola issued on this service day. */
  hoy: number
  /** Turnos this cola issued in this clock hour. */
  enLaHora: number
  /** Wait of a turno taken now. Called only if the cola has a `cierre`. */
  estimado: () => Estimado | null
}

/** Whether a cola issues turnos now. Takes and all screens use this one rule. */
export interface Admision {
  admite: Admite
  /** Reason of today's special day. */
  motivo: string | null
  /** When it issues turnos again, if the clock alone decides that. */
  abre: number | null
  cierra: number | null
  /** Turnos left before a cap is reached; null: no cap. */
  quedan: number | null
  /** When this answer changes because time passes; null: not in the foreseeable future. */
  cambia: number | null
}

const SIN_AGENDA = { motivo: null, abre: null, cierra: null, quedan: null, cambia: null }

export function admision(hechos: Hechos, ahora: number): Admision {
  const { agenda, cola } = hechos
  const general = generalDe(hechos)
  if (!agenda) return { ...SIN_AGENDA, admite: general }
  const aperturas = agenda.aperturas(cola.id)
  const { abierta, cierra, abre } = apertura(agenda, cola.id, ahora)
  const reglas = agenda.cola(cola.id)
  const { fecha } = paredEn(ahora, aperturas.zona)
  const comun = {
    motivo: aperturas.especial(fecha)?.motivo ?? null,
    cierra,
    quedan: quedanDe(reglas, hechos),
  }
  if (!abierta) return { ...comun, admite: general === 'pausada' ? general : 'cerrada', abre, cambia: abre }
  if (general === 'pausada') return { ...comun, admite: general, abre: null, cambia: cierra }
  const cupo = general === 'agotada' ? general : cupoDe(reglas, hechos)
  const tarde = reglas.cierre && cierra !== null ? limiteDeTarde(reglas.cierre, hechos, cierra) : null
  switch (cupo) {
    case 'agotada':
    case 'cupo_dia': {
      const manana = finDeJornada(ahora, agenda.dias)
      const otroDia = aperturas.siempre ? null : desdeCuando(agenda, cola.id, manana)
      return { ...comun, admite: cupo, abre: otroDia, cambia: cierra }
    }
    case 'cupo_hora': {
      const hora = finDeHora(ahora, aperturas.zona)
      const sigue = cierra === null || hora < cierra
      const abre = sigue ? hora : desdeCuando(agenda, cola.id, cierra)
      return { ...comun, admite: cupo, abre, cambia: sigue ? hora : cierra }
    }
    case 'llena':
      return { ...comun, admite: cupo, abre: null, cambia: cierra }
  }
  if (tarde !== null && cierra !== null && ahora > tarde) {
    return { ...comun, admite: 'tarde', abre: desdeCuando(agenda, cola.id, cierra), cambia: cierra }
  }
  return { ...comun, admite: 'si', abre: null, cambia: tarde === null ? cierra : tarde + 1 }
}

/** The answer without hours and caps. */
function generalDe({ cola, emitidos, limite }: Hechos): 'si' | 'pausada' | 'agotada' {
  if (cola.estado === 'pausada') return 'pausada'
  return cabeEnPlan(emitidos, limite) ? 'si' : 'agotada'
}

function cupoDe(
  { cupoDia, cupoHora, maxEspera }: AgendaDeCola,
  { hoy, enLaHora, esperan }: Hechos,
): 'cupo_dia' | 'cupo_hora' | 'llena' | null {
  if (!cabeEnPlan(hoy, cupoDia)) return 'cupo_dia'
  if (!cabeEnPlan(enLaHora, cupoHora)) return 'cupo_hora'
  return cabeEnPlan(esperan, maxEspera) ? null : 'llena'
}

function quedanDe({ cupoDia, cupoHora, maxEspera }: AgendaDeCola, { hoy, enLaHora, esperan }: Hechos) {
  const restos = [resto(cupoDia, hoy), resto(cupoHora, enLaHora), resto(maxEspera, esperan)]
  const menor = Math.min(...restos)
  return Number.isFinite(menor) ? Math.max(0, menor) : null
}

const resto = (cupo: number | null, usados: number) =>
  cupo === null ? Number.POSITIVE_INFINITY : cupo - usados

/** Last instant at which a new turno would be called before closing, by the middle of its estimate. */
function limiteDeTarde({ margen }: { margen: number }, { estimado }: Hechos, cierra: number): number | null {
  const espera = estimado()
  return espera && cierra - (margen + (espera.min + espera.max) / 2) * MINUTO_MS
}

/** The first open instant at or after `desde`. */
function desdeCuando(agenda: Agenda, colaId: Id, desde: number): number | null {
  const { abierta, abre } = apertura(agenda, colaId, desde)
  return abierta ? desde : abre
}

export const NEGATIVA: Record<Exclude<Admite, 'si'>, Negativa> = {
  pausada: 'cola_pausada',
  agotada: 'limite_turnos',
  cerrada: 'fuera_de_horario',
  cupo_dia: 'cupo_agotado',
  cupo_hora: 'cupo_agotado',
  llena: 'cola_llena',
  tarde: 'cierre_cercano',
}
