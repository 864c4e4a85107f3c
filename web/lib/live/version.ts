/** What every state carries: its number, and the history that the number counts. */
export type Version = { seq: number; epoca: number }

/**
 * Whether a state is older than what is known. After a restore numbers begin anew, and nothing can be compared; nor can
 * data that has no version.
 */
export function isOlder(state: Partial<Version>, known: Partial<Version>): boolean {
  return state.epoca === known.epoca && Number(state.seq) < Number(known.seq)
}
