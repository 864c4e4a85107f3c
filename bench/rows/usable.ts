import { atMost, median, type Row } from '../figure.ts'
import { openSlowPhone } from '../slow-phone.ts'
import { openWorld } from '../world.ts'

const GOAL_MS = 1500
const RUNS = 5

/** How long a customer with an old phone waits for the form. */
export const usableRow: Row = {
  name: 'usable',
  async run({ short, log }) {
    const world = await openWorld(3)
    const phone = await openSlowPhone()
    try {
      const url = `${world.server.url}/mi-turno/${world.empresaId}`
      const times: number[] = []
      for (let run = 0; run < (short ? 1 : RUNS); run++) times.push(await phone.usableAfter(url))
      log(`mi-turno: ${times.map(Math.round).join(', ')} ms`)
      const value = median(times)
      return [
        {
          name: 'take form of mi-turno, until it can be used (1.6 Mbit/s, 150 ms, slow phone)',
          value,
          unit: 'ms',
          against: 'at most',
          limit: GOAL_MS,
          ratio: value / GOAL_MS,
          goal: atMost(1),
        },
      ]
    } finally {
      await phone.close()
      await world.stop()
    }
  },
}
