/**
 * What a promise was broken about:
 * - `reply`: what a command answered cannot be, in any order of the commands;
 * - `record`: an evento that no command explains;
 * - `state`: a screen or an answer that is not the state of its seq;
 * - `calls`: like `state`, but only in the last calls and the desks of the day;
 * - `order`: somebody called before others against the promise of the order;
 * - `live`: a tab that never learns of the last state;
 * - `tables`: what is stored in the end.
 */
export type Kind = 'reply' | 'record' | 'state' | 'calls' | 'order' | 'live' | 'tables'

export interface Fault {
  readonly kind: Kind
  readonly text: string
}

export const fault = (kind: Kind, text: string): Fault => ({ kind, text })

const CALLS = /^(ultimosLlamados|usaPuestos)\b/

/** A state that is not the one of its seq. */
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

/** What nobody should ever see has a name. */
function named(shown: unknown): string {
  const { turno, posicion, colas = [], enAtencion = [] } = (shown ?? {}) as Shown
  const puestos = [...colas.flatMap((cola) => cola.enAtencion ?? []), ...enAtencion].map((t) => t.puesto)
  if (new Set(puestos).size < puestos.length) return `: ${TWO_AT_ONE_DESK}`
  return turno?.estado === 'en espera' && posicion === null ? `: ${WITHOUT_POSITION}` : ''
}
