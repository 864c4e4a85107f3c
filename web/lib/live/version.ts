/** Every state carries its sequence number and the epoch in which that number counts. */
export type Version = { seq: number; epoca: number }

/**
 * Whether a state is older than the known one. A restore starts a new epoch, whose numbers cannot be compared with
 * earlier ones. Data without a version cannot be compared either.
 */
export function isOlder(state: Partial<Version>, known: Partial<Version>): boolean {
  return state.epoca === known.epoca && Number(state.seq) < Number(known.seq)
}
