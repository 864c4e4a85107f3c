import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import pg from 'pg'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { dataFileOf } from '#harness/data-file.ts'
import type { Load } from '#harness/load.ts'
import { range } from '#harness/parallel.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import type { Drill } from '../drill.ts'
import { badAnswers, outcomes, Scene } from '../scene.ts'

const PATIENCE_MS = 60_000
/** More than one batch, so that a batch meets the lock twice. */
const REFUSED = 8

/** A row of the company, then a whole table, each locked by another program until commands were refused. */
export const longLockPostgres: Drill = {
  name: 'long lock of another program, postgres',
  async run({ short }) {
    const scene = await Scene.open('postgres')
    const keeper = new pg.Client(scene.env.DATABASE_URL)
    await keeper.connect()
    try {
      const faults: string[] = []
      const others: ConColas[] = []
      for (const _ of range(8)) others.push(await conColas(new Client(scene.url), 'General'))
      const load = scene.load().start()
      for (let i = 0; i < (short ? 1 : 5); i++) {
        await load.acknowledged(20)
        await keeper.query('begin')
        await keeper.query('select 1 from empresas where uuid = $1 for update', [scene.target.empresaId])
        faults.push(...(await refusedAndReported(scene)))
        const served = others.map(({ client, empresaId, colas: [colaId = ''] }) =>
          client.try(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre: 'Otra' } }),
        )
        for (const { status, error } of await Promise.all(served)) {
          if (status !== 201) faults.push(`another company was answered ${status} ${error?.codigo}`)
        }
        await keeper.query('rollback')
        await recovered(scene, load)
        await keeper.query('begin; lock table turnos')
        faults.push(...(await refusedAndReported(scene)))
        await keeper.query('rollback')
        await recovered(scene, load)
      }
      await load.stop()
      faults.push(...badAnswers(scene.history), ...(await scene.judge(this.name)))
      return { facts: outcomes(scene.history), faults }
    } finally {
      await keeper.end()
      await scene.close()
    }
  },
}

/** The whole file locked by another process until commands were refused. */
export const longLockSqlite: Drill = {
  name: 'long lock of another program, sqlite',
  async run({ short }) {
    const scene = await Scene.open('sqlite')
    const keeper = new Database(dataFileOf(scene.env))
    try {
      const faults: string[] = []
      const load = scene.load().start()
      for (let i = 0; i < (short ? 1 : 5); i++) {
        await load.acknowledged(20)
        keeper.exec('begin immediate')
        faults.push(...(await refusedAndReported(scene)))
        keeper.exec('rollback')
        await recovered(scene, load)
      }
      await load.stop()
      keeper.close()
      faults.push(...badAnswers(scene.history), ...(await scene.judge(this.name)))
      return { facts: outcomes(scene.history), faults }
    } finally {
      keeper.close()
      await scene.close()
    }
  },
}

/** Waits until requests were refused because of the lock and readiness shows it. The node must stay ready. */
async function refusedAndReported({ url, history }: Scene): Promise<string[]> {
  const faults = new Set<string>()
  const before = history.count('unknown')
  const deadline = performance.now() + PATIENCE_MS
  let reported = false
  while (!reported || history.count('unknown') < before + REFUSED) {
    if (performance.now() > deadline) throw new Error('The lock was never reported')
    const { status, body } = await new Client(url).try(endpoints.listo)
    if (status === 200) reported = body.partes.escritura === 'bloqueo'
    else faults.add(`readiness answered ${status} because of a lock`)
    await sleep(20)
  }
  return [...faults]
}

async function recovered({ url }: Scene, load: Load): Promise<void> {
  await load.acknowledged(50)
  const { escritura } = (await new Client(url).call(endpoints.listo)).partes
  if (escritura !== 'bien') throw new Error(`Readiness still reports ${escritura} after the lock`)
}
