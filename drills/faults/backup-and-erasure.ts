import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { callOnce, takeOnce } from '#harness/load.ts'
import { range } from '#harness/parallel.ts'
import { startServer } from '#harness/server-process.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { mustRun, turneroProcess } from '#tests/helpers/cli.ts'
import { checkRecord, checkUniqueIds } from '../checkers.ts'
import { readContent } from '../content.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

const COMPANIES = 4
const CUSTOMERS = 10
const PATIENCE_MS = 120_000

/** Backs up a large file while companies are deleted and customers take; then kills the server and restores the copy. */
export const backupAndErasure: Drill = {
  name: 'backup with erasures, then restored, sqlite',
  async run({ short }) {
    const megabytes = short ? 64 : 512
    const scene = await Scene.open('sqlite')
    const folder = await mkdtemp(join(tmpdir(), 'turnero-'))
    try {
      enlarge(dataFileOf(scene.env), megabytes)
      const doomed = await Promise.all(range(COMPANIES).map((n) => busyCompany(scene.url, n)))
      const load = scene.load().start({ takers: 3, callers: 3, repeat: () => 'never' })
      await load.acknowledged(50)
      const before = load.taken()
      const copy = join(folder, 'copia')
      const backup = turneroProcess(['respaldo', copy], scene.env)
      await until(() => readdirSync(folder).length > 0, 'The backup did not begin')
      let during = 0
      for (const { client, correo, empresaId } of doomed) {
        await client.call(endpoints.borrarEmpresa, { params: { correo, id: empresaId } })
        if (!existsSync(copy)) during++
      }
      const { code, output } = await backup
      if (code !== 0) throw new Error(output)
      await load.stop()
      await until(() => rowsErased(scene), 'The rows of deleted companies stay')
      await scene.kill()

      const faults = scene.history.operations.flatMap(({ outcome, value, reason }) =>
        outcome === 'ok' ? [] : [`not served during the backup: ${value} (${reason})`],
      )
      faults.push(...(await restored(scene, copy, join(folder, 'otra'), before)))
      await scene.start({ TZ: quietZone() })
      await until(() => traces(scene) === 0, 'Names of deleted companies stay in the files')
      faults.push(...(await scene.judge(this.name)))
      if (during === 0) faults.push('the backup ended before a company was deleted')
      const facts = `${during} companies deleted during a backup of ${megabytes} MB`
      return { facts: `${facts}, ${outcomes(scene.history)}`, faults }
    } finally {
      await scene.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

function enlarge(file: string, megabytes: number): void {
  const database = new Database(file)
  database.exec('create table lastre (bytes blob)')
  const insert = database.prepare('insert into lastre values (randomblob(1048576))')
  for (let i = 0; i < megabytes; i++) insert.run()
  database.close()
}

async function busyCompany(url: string, n: number): Promise<ConColas> {
  const company = await conColas(new Client(url), 'General')
  for (const i of range(CUSTOMERS)) {
    await pedirTurno(company.client, company.empresaId, company.colas[0] ?? '', `Irrepetible ${n}-${i}`)
  }
  return company
}

async function until(reached: () => boolean, failure: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!reached()) {
    if (performance.now() > deadline) throw new Error(failure)
    await sleep(50)
  }
}

function rowsErased({ env }: Scene): boolean {
  const database = new Database(dataFileOf(env), { readonly: true })
  const row = database.prepare("select 1 from turnos where nombre like 'Irrepetible%'").get()
  database.close()
  return row === undefined
}

/** Counts the files that contain names of customers of deleted companies. */
function traces({ env }: Scene): number {
  const folder = env.DATA_DIR as string
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return files.filter(({ name }) => readFileSync(join(folder, name)).includes('Irrepetible ')).length
}

/** A time zone in which the quiet hours have begun. */
function quietZone(): string {
  const behind = new Date().getUTCHours() - 4
  const shift = behind > 12 ? behind - 24 : behind
  return `Etc/GMT${shift < 0 ? '-' : '+'}${Math.abs(shift)}`
}

/** The copy has everything acknowledged before the backup began, and a server continues from it. */
async function restored(
  { env, target, history }: Scene,
  copy: string,
  DATA_DIR: string,
  before: readonly { id: string }[],
): Promise<string[]> {
  await mkdir(DATA_DIR)
  const settings = { ...env, DATA_DIR, PORT: '0' }
  await mustRun(['restaurar', copy], settings)
  const content = await readContent(settings, target.empresaId)
  const ids = new Set(content.turnos.map(({ id }) => id))
  const highest = Math.max(...content.turnos.map(({ numero }) => numero))
  const server = await startServer(settings)
  try {
    const take = await takeOnce(server.url, target, 'Después', null)
    // The owner's session is part of the backup, and the secret is that of the first server.
    const call = await callOnce(server.url, target, 'p1')
    return [
      ...before.filter(({ id }) => !ids.has(id)).map(({ id }) => `not in the backup: ${id}`),
      ...checkUniqueIds(history, content),
      ...checkRecord(history, content),
      ...(take.outcome === 'ok' && take.result.numero === highest + 1 ? [] : ['numbers do not continue']),
      ...(call.outcome === 'ok' ? [] : [`the owner cannot call: ${call.reason}`]),
    ]
  } finally {
    await server.stop('SIGKILL')
  }
}
