import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { endpoints } from '#contract/endpoints.ts'
import type { OwnProgram } from '#harness/programs.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import type { Drill } from '../drill.ts'
import { Nodes } from '../nodes.ts'
import { badAnswers, outcomes } from '../scene.ts'

const POLL_MS = 200

/** Freezes every process of PostgreSQL under load from two nodes, once for longer than a request may wait. */
export const postgresFrozen: Drill = {
  name: 'PostgreSQL frozen under load',
  async run({ short }) {
    const freezes = short ? [8] : [8, 8, 8, 30]
    const nodes = await Nodes.open({ ownPostgres: true })
    try {
      const faults: string[] = []
      const load = nodes.load.start()
      for (const seconds of freezes) {
        await load.acknowledged(50)
        const thaw = await freeze(nodes.cluster.postgres as OwnProgram)
        try {
          faults.push(...(await watch(nodes, seconds)))
        } finally {
          thaw()
        }
      }
      await load.acknowledged(50)
      await load.stop()
      const refused = nodes.history.operations.filter(({ reason }) => reason?.startsWith('503')).length
      if (refused === 0) faults.push('nothing was refused: PostgreSQL was not frozen')
      faults.push(...badAnswers(nodes.history), ...(await nodes.judge(this.name)))
      return { facts: `for ${freezes.join(', ')} s, ${outcomes(nodes.history)}`, faults }
    } finally {
      await nodes.close()
    }
  },
}

/** Stops the process that accepts connections first, so that the list of the others is complete. */
async function freeze(postgres: OwnProgram): Promise<() => void> {
  const client = new pg.Client(postgres.url)
  client.on('error', () => {})
  await client.connect()
  postgres.signal('SIGSTOP')
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const pids = rows.map(({ pid }) => pid)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    postgres.signal('SIGCONT')
    void client.end()
  }
}

/** Nodes stay ready while the database answers none of them, and report it. */
async function watch({ cluster }: Nodes, seconds: number): Promise<string[]> {
  const faults = new Set<string>()
  const unseen = new Set<ServerProcess>(cluster.nodes)
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const node of cluster.nodes) {
      const { status, body } = await node.client().try(endpoints.listo)
      if (status !== 200) faults.add(`a node answered ${status} to the check of readiness`)
      else if (body.partes.almacen === 'ausente') unseen.delete(node)
    }
    await sleep(POLL_MS)
  }
  if (unseen.size > 0) faults.add(`${unseen.size} nodes never reported that PostgreSQL is away`)
  return [...faults]
}
