import { Rechazo } from '#server/base/rechazo.ts'

/** Shut down, crashed, starting, or ended because its transaction said nothing for too long. */
const ENDED = new Set(['57P01', '57P02', '57P03', '25P03'])
/** Too many connections, a standby, a statement or a lock that took too long. */
const BUSY = new Set(['53300', '25006', '57014', '55P03'])

/** Whether the connection is gone. Class 08 is also what PgBouncer says of a server that it lost. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (ENDED.has(code) || /^(08|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) return true
  return /connection|timeout exceeded|read timeout|terminated/i.test(message) && !/^[0-9A-Z]{5}$/.test(code)
}

/** The database cannot be reached just now, which is not the request's fault. */
export function explained(error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  return isLost(error) || BUSY.has(code) ? new Rechazo('no_disponible', { esperar: 2 }) : error
}
