import { freePort as findFreePort } from '../scripts/services/free-port.mjs'

/** A port that was free a moment ago. Another program may take it at any time. */
export const freePort = (): Promise<number> => findFreePort()
