import { Rechazo } from '#server/base/rechazo.ts'
import { unavailable } from '../unavailable.ts'

/** The server shut down, crashed or is starting, or the transaction was idle for too long. */
const ENDED = new Set(['57P01', '57P02', '57P03', '25P03'])
/** Too many connections, or a read-only standby. */
const BUSY = new Set(['53300', '25006'])

/** Whether the connection was lost. PgBouncer also reports a lost server with class 08. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (ENDED.has(code) || /^(08|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) return true
  return /connection|timeout exceeded|read timeout|terminated/i.test(message) && !/^[0-9A-Z]{5}$/.test(code)
}

/** Converts errors of an unavailable database, which are not the caller's fault, to a refusal. */
export function explained(error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  return isLost(error) || BUSY.has(code) ? new Rechazo('no_disponible', { esperar: 2 }) : unavailable(error)
}
