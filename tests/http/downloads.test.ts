import { once } from 'node:events'
import { get } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import type { Client } from '#harness/client.ts'
import { type ConColas, conColas, pedirTurno, registrada } from '#harness/stories.ts'
import { LIMITES } from '#server/limits/limites.ts'
import { insertAuditoria } from '#server/store/auditoria.ts'
import { command } from '#server/store/command.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { eventoDeCola, insertEventos, reserveSeq, SISTEMA } from '#server/store/eventos.ts'
import { expectErrorBody } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine, onOneEngine } from '#tests/helpers/fixtures.ts'
import { PROXY, REDIS_URL, untilConnected } from '#tests/helpers/limits.ts'
import { openBeside } from '#tests/helpers/store-beside.ts'
import { empleada } from '#tests/helpers/team.ts'

/** The number of lines of a history that takes some hundred pages. */
const LINES = 20_000
const BATCH = 1000
/** The number of settings changes among them. */
const CHANGES = 240

const activityOf = ({ empresaId }: ConColas) => `/api/proyectos/${empresaId}/auditoria/csv`
const accountOf = ({ correo }: { correo: string }) => `/api/usuarios/${encodeURIComponent(correo)}/datos`
const figuresOf = ({ empresaId }: ConColas) => `/api/estadisticas/${empresaId}/csv`
const peopleOf = ({ empresaId }: ConColas) => `/api/estadisticas/${empresaId}/personas/csv`

/** Creates a company with a long history. */
async function conHistoria(app: TestApp): Promise<ConColas> {
  const duena = await conColas(app.client(), 'General')
  const { empresaId } = duena
  const store = await openBeside(app)
  const empresa = (await findEmpresa(store.db, { uuid: empresaId })) ?? expect.fail('no company')
  const change = {
    organizacion_id: empresa.organizacion_id,
    empresa_id: empresa.id,
    usuario_id: null,
    cola_id: null,
    tipo: 'empresa_cambiada',
    actor_tipo: 'sistema' as const,
    actor: null,
    ip: null,
    instante: app.clock.now,
    datos: null,
  }
  const write = command<object, void>(
    'prueba',
    () => [empresaId],
    async (tx) => {
      const seq = await reserveSeq(tx, empresa.id, BATCH)
      const evento = eventoDeCola(null, 'cola_estado', SISTEMA, app.clock.now, { estado: 'activa' })
      await insertEventos(tx, empresa, seq, Array(BATCH).fill(evento))
      for (let i = 0; i < (CHANGES * BATCH) / LINES; i++) await insertAuditoria(tx, change)
    },
  )
  for (let written = 0; written < LINES; written += BATCH) await store.execute(write, {})
  await store.close()
  return duena
}

/** Starts a download and resolves with its first bytes. `text` is the whole of it. */
async function begin(client: Client, path: string) {
  const response = await client.send(path)
  expect(response.status).toBe(200)
  const reader = response.body?.getReader() ?? expect.fail('no body')
  const chunks = [(await reader.read()).value]
  const rest = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
    }
    started.ended = true
    return new TextDecoder().decode(Buffer.concat(chunks.map((chunk) => chunk ?? new Uint8Array())))
  }
  const started = { ended: false, text: Promise.resolve('') }
  started.text = rest()
  return started
}

async function download(client: Client, path: string): Promise<string> {
  const response = await client.send(path)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return text
}

async function expectRefused(client: Client, path: string, codigo: string): Promise<number> {
  const response = await client.send(path)
  const body = await response.json()
  expect(body.codigo).toBe(codigo)
  expectErrorBody(response.status, body)
  expect(response.status).toBe(429)
  expect(response.headers.get('content-disposition')).toBeNull()
  expect(response.headers.get('content-type')).toContain('application/json')
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  return wait
}

const linesOf = (csv: string) => csv.trim().split('\r\n').length

onEachEngine('downloads', (app) => {
  let duena: ConColas
  beforeAll(async () => {
    duena = await conHistoria(app)
  })

  test.each([
    ['activity', activityOf, 'Cambió la configuración'],
    ['an account', accountOf, 'empresa_cambiada'],
  ])('while that of %s is being sent, others are served', async (_, pathOf, change) => {
    const { empresaId, colas } = await conColas(app.client(), 'Otra')
    for (const nombre of ['Luis', 'Eva']) {
      const sent = await begin(duena.client, pathOf(duena))
      expect((await app.client().send('/api/salud')).status).toBe(200)
      expect(sent.ended).toBe(false)
      await pedirTurno(app.client(), empresaId, colas[0] ?? '', nombre)
      expect(sent.ended).toBe(false)
      // Complete, and nothing twice.
      const text = await sent.text
      expect(text.split('activa')).toHaveLength(LINES + 1)
      expect(text.split(change)).toHaveLength(CHANGES + 1)
    }
  })

  test('a company has one at a time, for all members and kinds, and other companies are not affected', async () => {
    const otra = await conColas(app.client(), 'Otra')
    const ana = await empleada(app, duena, { rol: 'administrador' })
    const all = [activityOf, figuresOf, peopleOf]
    const sent = await begin(duena.client, activityOf(duena))
    for (const { client } of [duena, ana]) {
      for (const pathOf of all) await expectRefused(client, pathOf(duena), 'descarga_en_curso')
    }
    await download(otra.client, activityOf(otra))
    expect(sent.ended).toBe(false)
    for (const pathOf of all) await download(otra.client, pathOf(otra))
    const csv = await sent.text
    for (const pathOf of [figuresOf, peopleOf, figuresOf]) await download(duena.client, pathOf(duena))
    expect(await download(ana.client, activityOf(duena))).toBe(csv)
  })

  test('an account has one at a time, and those of its company and of other accounts are not affected', async () => {
    const otra = await registrada(app.client())
    const sent = await begin(duena.client, accountOf(duena))
    for (const _ of [1, 2]) await expectRefused(duena.client, accountOf(duena), 'descarga_en_curso')
    await download(otra.client, accountOf(otra))
    const sheet = await begin(duena.client, activityOf(duena))
    expect(sent.ended).toBe(false)
    expect(linesOf(await sheet.text)).toBeGreaterThan(LINES)
    const { empresas } = JSON.parse(await sent.text)
    expect(empresas[0].eventos.length).toBeGreaterThanOrEqual(LINES)
    expect(JSON.parse(await download(duena.client, accountOf(duena))).empresas).toEqual(empresas)
  })

  test('one that its client aborts can be started again', async () => {
    const { client } = duena
    for (const path of [activityOf(duena), accountOf(duena), activityOf(duena)]) {
      // Not by fetch, which opens another connection when a call is aborted.
      const leaving = get(`${app.url}${path}`, { agent: false, headers: { cookie: client.cookie } })
      const [response] = await once(leaving, 'response')
      await once(response, 'data')
      await expectRefused(client, path, 'descarga_en_curso')
      leaving.destroy()
      // The server notices it a moment later.
      await eventually(() => download(client, path))
    }
  })
})

function limits(app: TestApp): void {
  beforeAll(async () => {
    if (app.env.REDIS_URL) await untilConnected(app)
  })

  test("a company's allowance of downloads ends, and a colleague and another company are not affected", async () => {
    const duena = await conColas(app.client(), 'General')
    const ana = await empleada(app, duena, { rol: 'administrador' })
    const otra = await conColas(app.client(), 'Otra')
    const paths = [activityOf(duena), figuresOf(duena), peopleOf(duena)]
    const { burst } = LIMITES.descargaEmpresa
    for (let i = 0; i < burst; i++) await download(duena.client, paths[i % 3] ?? '')
    // What the allowance regains during the loop may be used up, too.
    const last = await eventually(() => expectRefused(duena.client, activityOf(duena), 'demasiados_intentos'))
    expect(last).toBeLessThanOrEqual(LIMITES.descargaEmpresa.everyMs / 1000)
    for (const path of paths) await download(ana.client, path)
    await download(otra.client, activityOf(otra))
    // It has its own limit: the account and the panel keep working.
    await download(duena.client, accountOf(duena))
    const { empresaId } = duena
    await duena.client.call(endpoints.actividad, { params: { empresaId }, query: {} })
  })

  test('one that is refused because another is running uses up nothing', async () => {
    const duena = await conHistoria(app)
    const { burst } = LIMITES.descargaCuenta
    const sent = await begin(duena.client, accountOf(duena))
    for (let i = 0; i < burst; i++) await expectRefused(duena.client, accountOf(duena), 'descarga_en_curso')
    await sent.text
    await download(duena.client, accountOf(duena))
  })
}

onOneEngine('downloads, counted in memory', 'sqlite', PROXY, limits)
onOneEngine('downloads, counted in Redis', 'postgres', () => ({ ...PROXY, REDIS_URL: REDIS_URL() }), limits)
