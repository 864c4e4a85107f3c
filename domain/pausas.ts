import { type Calendario, finDeJornada, jornadaDe } from './jornada.ts'
import type { Persona } from './personas.ts'
import type { Id } from './turno.ts'

/** An evento that begins or ends a pause. */
export interface EventoDePausa {
  tipo: 'puesto_pausado' | 'puesto_reanudado' | 'puesto_liberado'
  /** The desk; null when only its name is known. */
  puestoId: Id | null
  puesto: string | null
  persona: Persona
  instante: number
}

/** Number of pauses and their total duration. */
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
 * Counts the pauses that began on a service day, by the person who took them. A pause lasts until its holder is back or
 * the desk is free, at most until the end of the day; an open one counts up to now.
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
    // A new reason does not begin a new pause.
    if (evento.tipo === 'puesto_pausado' && i < 0) abiertas.push(evento)
    if (evento.tipo !== 'puesto_pausado' && i >= 0)
      for (const pausa of abiertas.splice(i, 1)) terminar(pausa, evento.instante)
  }
  for (const pausa of abiertas) terminar(pausa, ahora)
  return personas
}

/** Compares by id where known, since a desk may be renamed during a pause. */
const mismoPuesto = (a: EventoDePausa, b: EventoDePausa): boolean =>
  a.puestoId !== null && b.puestoId !== null ? a.puestoId === b.puestoId : a.puesto === b.puesto
