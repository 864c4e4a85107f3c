/**
 * The promise that was broken:
 * - `reply`: the answer of a command is impossible in any order of the commands;
 * - `record`: an evento that no command explains;
 * - `state`: a screen or an answer differs from the state of its seq;
 * - `calls`: like `state`, but only in the last calls and the day's desks;
 * - `order`: a turno was called ahead of others against the promised order;
 * - `live`: a tab never received the last state;
 * - `tables`: the data stored at the end is wrong.
 */
export type Kind = 'reply' | 'record' | 'state' | 'calls' | 'order' | 'live' | 'tables'

export interface Fault {
  readonly kind: Kind
  readonly text: string
}

export const fault = (kind: Kind, text: string): Fault => ({ kind, text })

const CALLS = /^(ultimosLlamados|usaPuestos)\b/

/** A fault for a state that differs from the one of its seq. */
export const stateFault = (where: string, shown: unknown, found: readonly string[]): Fault =>
  fault(
    found.every((line) => CALLS.test(line)) ? 'calls' : 'state',
    [`${where}${named(shown)}`, ...found.slice(0, 4)].join('\n  '),
  )

interface Shown {
  turno?: { estado: string }
  posicion?: number | null
  colas?: { enAtencion?: { puesto: string }[] }[]
  enAtencion?: { puesto: string }[]
}

export const TWO_AT_ONE_DESK = 'two turns in service at one desk'
export const WITHOUT_POSITION = 'waiting without a position'

/** Names states that must never be visible. */
function named(shown: unknown): string {
  const { turno, posicion, colas = [], enAtencion = [] } = (shown ?? {}) as Shown
  const puestos = [...colas.flatMap((cola) => cola.enAtencion ?? []), ...enAtencion].map((t) => t.puesto)
  if (new Set(puestos).size < puestos.length) return `: ${TWO_AT_ONE_DESK}`
  return turno?.estado === 'en espera' && posicion === null ? `: ${WITHOUT_POSITION}` : ''
}
