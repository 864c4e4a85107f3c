import { type Causa, Rechazo } from '#server/base/rechazo.ts'

/** Error codes of both engines for a write that failed through no fault of its caller. */
const CAUSES: readonly [codes: RegExp, causa: Causa][] = [
  // A row, table or file that another program has locked; a statement that took too long.
  [/^(55P03|57014|SQLITE_BUSY)/, 'bloqueo'],
  // A full disk, or one that fails.
  [/^(53100|58030|SQLITE_FULL|SQLITE_IOERR)/, 'disco'],
]

/** Returns why the database could not write, or null for any other error. */
export function causeOf(error: unknown): Causa | null {
  const { code = '' } = error as { code?: string }
  return CAUSES.find(([codes]) => codes.test(code))?.[1] ?? null
}

/** Returns the refusal for an error that is not the caller's fault, or the error itself. */
export function unavailable(error: unknown): unknown {
  const causa = causeOf(error)
  return causa ? new Rechazo('no_disponible', { esperar: 2, causa }) : error
}
