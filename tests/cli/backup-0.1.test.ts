import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Clock } from '#harness/clock.ts'
import { ENGINES } from '#harness/storage.ts'
import { registrada } from '#harness/stories.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { facts, restoreVersion01 } from '#tests/helpers/version-0.1.ts'

describe.each(ENGINES)('a backup of version 0.1, on %s', (engine) => {
  let folder: string
  let copy: string
  let old: Record<string, string>
  const { sessions } = facts[engine]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turnero-respaldo-'))
    copy = join(folder, 'copia')
    old = { ...(await storageForTest(engine)).env, SESSION_SECRET: facts.sessionSecret }
    await restoreVersion01(engine, old)
    expect(await mustRun(['respaldo', copy], old)).toContain('Respaldo listo')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Returns the companies that Ana's session from that time sees. */
  async function companies(env: Record<string, string>): Promise<string[]> {
    const app = await appForTestOn(env, new Clock(facts.now))
    const client = app.client()
    client.cookie = Object.values(sessions as Record<string, string>)[0] ?? ''
    const { correo } = await client.call(endpoints.sesion)
    const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
    await app.stop()
    return empresas.map(({ nombre }) => nombre)
  }

  test('is restored to an empty installation, and this version works with it', async () => {
    const place = { ...(await storageForTest(engine)).env, SESSION_SECRET: facts.sessionSecret }
    expect(await mustRun(['restaurar', copy], place)).toContain('Restaurado')
    expect((await companies(place)).length).toBeGreaterThan(0)
  })

  test('replaces data of this version and of version 0.1 only on request', async () => {
    const place = { ...(await storageForTest(engine)).env, SESSION_SECRET: facts.sessionSecret }
    const app = await appForTestOn(place)
    await registrada(app.client())
    await app.stop()
    for (const env of [place, old]) {
      const refused = await turnero(['restaurar', copy], env)
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('ya hay datos') })
      await mustRun(['restaurar', copy, '--reemplazar'], env)
      expect((await companies(env)).length).toBeGreaterThan(0)
    }
  })
})
