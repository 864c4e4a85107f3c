/**
 * What a promise was broken about:
 * - `reply`: what a command answered cannot be, in any order of the commands;
 * - `record`: an evento that no command explains;
 * - `state`: a screen or an answer that is not the state of its seq;
 * - `calls`: the same, but only in the last calls and the desks of the day;
 * - `live`: a tab that never learns of the last state;
 * - `tables`: what is stored in the end.
 */
export type Kind = 'reply' | 'record' | 'state' | 'calls' | 'live' | 'tables'

export interface Fault {
  readonly kind: Kind
  readonly text: string
}

export const fault = (kind: Kind, text: string): Fault => ({ kind, text })

const CALLS = /^(ultimosLlamados|usaPuestos)\b/

/** A state that is not the one of its seq. */
export const stateFault = (where: string, found: readonly string[]): Fault =>
  fault(
    found.every((line) => CALLS.test(line)) ? 'calls' : 'state',
    `${where}\n  ${found.slice(0, 4).join('\n  ')}`,
  )
