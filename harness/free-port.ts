import { freePort as findFreePort } from '../scripts/services/free-port.mjs'

/** A port where nobody listens. Another program may take it at any time. */
export const freePort = (): Promise<number> => findFreePort()
