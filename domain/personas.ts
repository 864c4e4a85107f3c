import { anotar, cuantil, type Duraciones, juntar, sinDuraciones } from './duraciones.ts'
import type { FinDeTramo } from './tramo.ts'
import type { Estado, Id } from './turno.ts'

/** Account id, or SIN_PERSONA for a key, a device or an unknown person. */
export type Persona = number
export const SIN_PERSONA: Persona = 0

/** A call by a person. `saltados`: how many turnos were passed over. */
export interface Llamada {
  seq: number
  turno_id: Id
  persona: Persona
  saltados: number
}

/** A turno that a person put before others without calling it. */
export interface Adelanto {
  turno_id: Id
  cola_id: Id
  persona: Persona
}

export class Llamadas {
  readonly #porTurno: ReadonlyMap<Id, Llamada[]>
  readonly #adelantos: ReadonlyMap<Id, Adelanto[]>

  /** `llamadas` must be in the order of their seq. */
  constructor(llamadas: Iterable<Llamada>, adelantos: Iterable<Adelanto> = []) {
    this.#porTurno = Map.groupBy(llamadas, ({ turno_id }) => turno_id)
    this.#adelantos = Map.groupBy(adelantos, ({ turno_id }) => turno_id)
  }

  /** The last call of a turno before a seq: the call of the stage that ended with that seq. */
  de(turnoId: Id, antes = Number.POSITIVE_INFINITY): Llamada | undefined {
    return this.#porTurno.get(turnoId)?.findLast(({ seq }) => seq < antes)
  }

  adelantosDe(turnoId: Id): readonly Adelanto[] {
    return this.#adelantos.get(turnoId) ?? []
  }
}

/** What a person did in one cola on one day. The sum over all persons equals the counts of the cola. */
export interface ResumenPersona {
  llamados: number
  /** Calls, and moves without a call, that passed over other turnos. */
  fueraDeOrden: number
  completados: number
  ausentes: number
  etapas: number
  /** From the call to the end of the service, for completed turnos. */
  atencion: Duraciones
}

export type PorPersona = Record<Persona, Record<Id, ResumenPersona>>

const resumenVacio = (): ResumenPersona => ({
  llamados: 0,
  fueraDeOrden: 0,
  completados: 0,
  ausentes: 0,
  etapas: 0,
  atencion: sinDuraciones(),
})

function resumenDe(personas: PorPersona, colaId: Id, persona: Persona): ResumenPersona {
  personas[persona] ??= {}
  personas[persona][colaId] ??= resumenVacio()
  return personas[persona][colaId]
}

function lugarDe(personas: PorPersona, colaId: Id, llamada: Llamada | undefined): ResumenPersona {
  const resumen = resumenDe(personas, colaId, llamada?.persona ?? SIN_PERSONA)
  resumen.llamados++
  if (llamada && llamada.saltados > 0) resumen.fueraDeOrden++
  return resumen
}

interface Etapa {
  cola_id: Id
  llamado_en: number | null
  terminado_en: number | null
}

/** Counts the last stage of a turno for the person who called it. */
export function contarDePersona(
  personas: PorPersona,
  { cola_id, llamado_en, terminado_en, estado }: Etapa & { estado: Estado },
  llamada: Llamada | undefined,
): void {
  if (llamado_en === null) return
  const resumen = lugarDe(personas, cola_id, llamada)
  if (estado === 'ausente') resumen.ausentes++
  if (estado !== 'completado') return
  resumen.completados++
  if (terminado_en !== null) anotar(resumen.atencion, terminado_en - llamado_en)
}

/** Counts the moves of a turno before others for the persons who made them. */
export function contarAdelantos(personas: PorPersona, adelantos: readonly Adelanto[]): void {
  for (const { cola_id, persona } of adelantos) resumenDe(personas, cola_id, persona).fueraDeOrden++
}

/** Counts a stage that ended while its visit continued. */
export function contarTramoDePersona(
  personas: PorPersona,
  { cola_id, llamado_en, terminado_en, fin }: Etapa & { fin: FinDeTramo },
  llamada: Llamada | undefined,
): void {
  if (llamado_en === null || terminado_en === null) return
  const resumen = lugarDe(personas, cola_id, llamada)
  if (fin === 'ausente') return
  resumen.etapas++
  anotar(resumen.atencion, terminado_en - llamado_en)
}

const CAMPOS = ['llamados', 'fueraDeOrden', 'completados', 'ausentes', 'etapas'] as const

export function sumarPersonas(resumenes: Iterable<ResumenPersona>): ResumenPersona {
  const total = resumenVacio()
  for (const r of resumenes) {
    for (const campo of CAMPOS) total[campo] += r[campo]
    juntar(total.atencion, r.atencion)
  }
  return total
}

/**
 * How long a person's services take, in percent of the usual time of the same colas: medians per cola, weighted by the
 * number of services there. 100: as usual. Null: no services.
 */
export function ritmoDe(
  suyas: ReadonlyMap<Id, Duraciones>,
  deTodos: ReadonlyMap<Id, Duraciones>,
): number | null {
  let suyo = 0
  let usual = 0
  for (const [colaId, duraciones] of suyas) {
    const todas = deTodos.get(colaId)
    if (!todas || duraciones.cuantas === 0) continue
    suyo += duraciones.cuantas * cuantil(duraciones, 0.5)
    usual += duraciones.cuantas * cuantil(todas, 0.5)
  }
  return usual === 0 ? null : Math.round((suyo / usual) * 100)
}
