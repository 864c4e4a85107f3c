import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { launchServer } from '#harness/server-process.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'
import { connected } from '#tests/helpers/stored-tables.ts'
import { restoreVersion01 } from '#tests/helpers/version-0.1.ts'

const UPDATING = 'turnero-actualiza'

test('a start that finds the migration lock held names its holder, and a killed node does not keep it', async () => {
  const { env } = await storageForTest('postgres')
  await restoreVersion01('postgres', env)
  const [reader, watcher] = [
    await connected(env.DATABASE_URL ?? '', 'psql'),
    await connected(env.DATABASE_URL ?? '', 'psql'),
  ]
  // The upgrade of the first node waits for this table, so it is killed during a statement.
  await reader.query('begin; lock table turno in access share mode')
  const updating = async (): Promise<{ pid: number; waits: string | null }[]> =>
    (
      await watcher.query(
        `select pid, wait_event_type as waits from pg_stat_activity
         where datname = current_database() and application_name = $1 order by backend_start`,
        [UPDATING],
      )
    ).rows

  const start = () => {
    const node = launchServer({ ...env, LOG_LEVEL: 'info' })
    onTestFinished(() => void node.child.kill('SIGKILL'))
    return node
  }
  const first = start()
  await expect.poll(updating).toMatchObject([{ waits: 'Lock' }])
  const pid = (await updating())[0]?.pid

  const second = start()
  await expect.poll(() => second.output()).toMatch('otro proceso está actualizando los datos')
  const line = second
    .output()
    .split('\n')
    .find((text) => text.includes('otro proceso'))
  expect(JSON.parse(line ?? '')).toMatchObject({
    pid,
    programa: UPDATING,
    direccion: '127.0.0.1',
    desde: expect.any(String),
  })

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  // The second node has the lock and waits for the table in turn.
  await expect.poll(updating).toMatchObject([{ waits: 'Lock' }])
  expect((await updating())[0]?.pid).not.toBe(pid)
  await reader.query('commit')
  const { url } = await second.started
  expect((await fetch(`${url}/api/salud`)).status).toBe(200)
  expect(second.output()).toMatch(/"paso":"turnos","numero":2,"de":5,"ms":\d+/)
})
