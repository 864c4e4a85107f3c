/** What every state carries: its number, and the history that the number counts. */
export type Version = { seq: number; epoca: number }

/** Whether a state is older than what is known. After a restore numbers begin anew, and nothing can be compared. */
export const isOlder = (state: Version, known: Version): boolean =>
  state.epoca === known.epoca && state.seq < known.seq
