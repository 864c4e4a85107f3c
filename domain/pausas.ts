import { type Calendario, finDeJornada, jornadaDe } from './jornada.ts'
import type { Persona } from './personas.ts'
import type { Id } from './turno.ts'

/** What tells of pauses in the history of an empresa. */
export interface EventoDePausa {
  tipo: 'puesto_pausado' | 'puesto_reanudado' | 'puesto_liberado'
  /** The desk; null where only its name is still known. */
  puestoId: Id | null
  puesto: string | null
  persona: Persona
  instante: number
}

/** How often, and for how long. */
export interface Pausas {
  veces: number
  ms: number
}

export type PausasPorPersona = Record<Persona, Pausas>

const sinPausas = (): Pausas => ({ veces: 0, ms: 0 })

export function sumarPausas(pausas: Iterable<Pausas>): Pausas {
  const total = sinPausas()
  for (const { veces, ms } of pausas) {
    total.veces += veces
    total.ms += ms
  }
  return total
}

/**
 * Counts the pauses that began on a service day, for whoever took them. A pause lasts until its holder is back or the desk
 * is free, and never longer than the day; one that goes on counts up to now.
 */
export function contarPausas(
  eventos: Iterable<EventoDePausa>,
  { fecha, calendario, ahora }: { fecha: string; calendario: Calendario; ahora: number },
): PausasPorPersona {
  const abiertas: EventoDePausa[] = []
  const personas: PausasPorPersona = {}
  const terminar = ({ persona, instante }: EventoDePausa, fin: number) => {
    if (jornadaDe(instante, calendario) !== fecha) return
    const ms = Math.max(0, Math.min(fin, finDeJornada(instante, calendario)) - instante)
    personas[persona] = sumarPausas([personas[persona] ?? sinPausas(), { veces: 1, ms }])
  }
  for (const evento of eventos) {
    const i = abiertas.findIndex((pausa) => mismoPuesto(pausa, evento))
    // Another reason is no other pause.
    if (evento.tipo === 'puesto_pausado' && i < 0) abiertas.push(evento)
    if (evento.tipo !== 'puesto_pausado' && i >= 0)
      for (const pausa of abiertas.splice(i, 1)) terminar(pausa, evento.instante)
  }
  for (const pausa of abiertas) terminar(pausa, ahora)
  return personas
}

/** A desk may get another name during a pause. */
const mismoPuesto = (a: EventoDePausa, b: EventoDePausa): boolean =>
  a.puestoId !== null && b.puestoId !== null ? a.puestoId === b.puestoId : a.puesto === b.puesto
