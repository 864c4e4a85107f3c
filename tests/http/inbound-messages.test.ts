import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Clock } from '#harness/clock.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { fromSigned, fromTwilio, fromWhatsapp } from '#harness/providers.ts'
import { CONTRASENA } from '#harness/stories.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { LIMITES } from '#server/limits/limites.ts'
import { readAll } from '#server/store/query.ts'
import { appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import {
  conMensajes,
  numero,
  PUBLIC_URL,
  SECRETO,
  stopProviders,
  TOKEN,
  withProviders,
} from '#tests/helpers/messengers.ts'

const DIA_MS = 24 * 3_600_000

const entrantes = readAll((q) => q.selectFrom('entrantes').selectAll())

test('signed messages of one company are limited generously; strangers use up nothing, and other companies are served', async () => {
  const storage = await storageForTest('sqlite')
  const clock = new Clock(Date.now())
  const app = await appForTestOn({ ...storage.env, ...(await withProviders()), RATE_LIMIT: 'on' }, clock)
  onTestFinished(async () => void (await stopProviders()))
  const [m, otra] = [await conMensajes(app), await conMensajes(app)]
  const { burst, everyMs } = LIMITES.entradaEmpresa
  const recibo = fromWhatsapp(SECRETO, { statuses: [] })
  const send = (to: typeof m, init: RequestInit) => app.client().send(to.entrada('whatsapp'), init)
  const unsigned = fromWhatsapp('otro secreto', { statuses: [] })
  for (const _ of range(20)) expect((await send(m, unsigned)).status).toBe(403)
  const replies = await inParallel(burst, 40, () => send(m, recibo))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  for (const _ of ['once', 'twice']) {
    const refused = await send(m, recibo)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await send(m, unsigned)).status).toBe(403)
  expect((await send(otra, recibo)).status).toBe(200)
  clock.now += everyMs
  expect((await send(m, recibo)).status).toBe(200)
  expect((await send(m, recibo)).status).toBe(429)
})

onEachEngine('a signed message of a provider', withProviders, (app) => {
  afterAll(stopProviders)

  type Empresa = Awaited<ReturnType<typeof conMensajes>>
  const send = (m: Empresa, canal: 'whatsapp' | 'sms', init: RequestInit) =>
    app.client().send(m.entrada(canal), init)
  const text = (de: string, body: string, more: { timestamp?: string } = {}) =>
    fromWhatsapp(SECRETO, {
      messages: [{ from: de.slice(1), id: randomUUID(), type: 'text', text: { body }, ...more }],
    })
  /** Takes a turno and subscribes this number by WhatsApp. */
  async function conWhatsapp(m: Empresa, de: string) {
    const turno = await m.pedir('Ana')
    const { ofrece } = (await m.pedirAviso(turno, 'whatsapp')).body
    const word = text(de, new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
    expect((await send(m, 'whatsapp', word)).status).toBe(200)
    return turno
  }
  const estado = async (m: Empresa, { codigo }: { codigo: string }) => (await m.ver(codigo)).turno.estado

  test('has its effect once: replayed later, it cancels no other turno', async () => {
    const [m, de] = [await conMensajes(app), numero()]
    const primero = await conWhatsapp(m, de)
    const cancelo = text(de, 'CANCELO')
    for (const reply of await Promise.all([cancelo, cancelo].map((init) => send(m, 'whatsapp', init))))
      expect(reply.status).toBe(200)
    expect(await estado(m, primero)).toBe('cancelado')
    const segundo = await conWhatsapp(m, de)
    expect((await send(m, 'whatsapp', cancelo)).status).toBe(200)
    expect(await estado(m, segundo)).toBe('en espera')
    expect((await send(m, 'whatsapp', text(de, 'CANCELO'))).status).toBe(200)
    expect(await estado(m, segundo)).toBe('cancelado')
  })

  test('that unsubscribed or confirmed a number does not do so again after the opposite', async () => {
    const [m, de] = [await conMensajes(app), numero()]
    const [baja, si] = [text(de, 'BAJA'), text(de, 'SI')]
    await send(m, 'whatsapp', baja)
    const turno = await conWhatsapp(m, de)
    await send(m, 'whatsapp', baja)
    expect((await m.verAvisos(turno)).avisos).toMatchObject([{ confirmado: true }])
    await send(m, 'whatsapp', si)
    await send(m, 'whatsapp', text(de, 'BAJA'))
    await send(m, 'whatsapp', si)
    const otro = await m.pedir('Ana')
    await m.pedirAviso(otro, 'sms', de)
    expect((await m.verAvisos(otro)).avisos).toMatchObject([{ confirmado: false }])
  })

  test('that sets a turno aside does so once', async () => {
    const [m, de] = [await conMensajes(app), numero()]
    const [turno] = [await conWhatsapp(m, de), await m.pedir('Eva')]
    const tarde = text(de, 'TARDE 10')
    await send(m, 'whatsapp', tarde)
    expect((await m.cola()).apartados).toMatchObject([{ id: turno.id, pospuestos: 1 }])
    await app
      .client()
      .call(endpoints.llegue, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } })
    await send(m, 'whatsapp', tarde)
    expect((await m.cola()).apartados).toEqual([])
  })

  test('has no effect when it is delivered again within seven days; then its id is erased', async () => {
    const [m, de] = [await conMensajes(app), numero()]
    const primero = await conWhatsapp(m, de)
    const cancelo = text(de, 'CANCELO')
    await send(m, 'whatsapp', cancelo)
    expect(await estado(m, primero)).toBe('cancelado')
    app.clock.now += 6 * DIA_MS
    await limpiarVencidos(app.app.store, app.app.clock())
    await m.client.call(endpoints.entrar, { body: { correo: m.correo, contrasena: CONTRASENA } })
    const segundo = await conWhatsapp(m, de)
    for (const _ of ['once', 'twice']) await send(m, 'whatsapp', cancelo)
    expect(await estado(m, segundo)).toBe('en espera')
    app.clock.now += 8 * DIA_MS
    await limpiarVencidos(app.app.store, app.app.clock())
    expect(await entrantes(app.app.store.db)).toEqual([])
  })

  test('that was written before the customer asked for notices has no effect, however late it comes', async () => {
    const [m, de] = [await conMensajes(app), numero()]
    const timestamp = String(Math.floor(app.app.clock() / 1000))
    app.clock.now += 10 * 60_000
    const turno = await conWhatsapp(m, de)
    for (const word of ['CANCELO', 'TARDE 10', 'BAJA'])
      expect((await send(m, 'whatsapp', text(de, word, { timestamp }))).status).toBe(200)
    expect(await m.cola()).toMatchObject({ turnos: [{ id: turno.id }], apartados: [] })
    expect((await m.verAvisos(turno)).avisos).toMatchObject([{ confirmado: true }])
    const now = String(Math.floor(app.app.clock() / 1000))
    await send(m, 'whatsapp', text(de, 'CANCELO', { timestamp: now }))
    expect(await estado(m, turno)).toBe('cancelado')
  })

  const signed = (m: Empresa, body: string, headers: Record<string, string> = {}) => {
    const seconds = headers['webhook-timestamp'] ?? String(Math.floor(app.app.clock() / 1000))
    const id = headers['webhook-id'] ?? randomUUID()
    const signature = createHmac('sha256', TOKEN).update(`${id}.${seconds}.${body}`).digest('base64')
    return send(m, 'sms', {
      method: 'POST',
      body,
      headers: { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` },
    })
  }

  test('with a body of another shape is refused, never an error of ours', async () => {
    const wrong = [null, 1, 'texto', [], {}, { de: {}, texto: 'VOY' }, { de: '+5215512345678', texto: 5 }]
    const m = await conMensajes(app, 'firmado')
    for (const body of [...wrong, { de: 'nadie', texto: 'VOY' }, { referencia: 1, estado: [] }])
      expect((await signed(m, JSON.stringify(body))).status, JSON.stringify(body)).toBe(400)
    expect((await signed(m, '{"de":')).status).toBe(400)
    expect((await signed(m, JSON.stringify({ referencia: 'x', estado: 'otro' }))).status).toBe(200)
    const changes = [{ value: { messages: [{ from: 5, id: {} }] } }]
    const whatsapp = [...wrong.slice(0, 4), { entry: 1 }, { entry: [null] }, { entry: [{ changes }] }]
    for (const body of whatsapp) {
      const content = JSON.stringify(body)
      const signature = createHmac('sha256', SECRETO).update(content).digest('hex')
      const headers = { 'x-hub-signature-256': `sha256=${signature}` }
      const reply = await send(m, 'whatsapp', { method: 'POST', body: content, headers })
      expect(reply.status, content).toBe(400)
    }
    expect((await send(m, 'whatsapp', fromWhatsapp(SECRETO, { otra: 'cosa' }))).status).toBe(200)
    const t = await conMensajes(app)
    const url = `${PUBLIC_URL}${t.entrada('sms')}`
    for (const fields of [{}, { From: '+5215512345678' }, { MessageSid: 'SM1' }]) {
      expect((await send(t, 'sms', fromTwilio(TOKEN, url, fields as Record<string, string>))).status).toBe(
        400,
      )
    }
  })

  test('with a timestamp that is no number, or without an id, is refused', async () => {
    const m = await conMensajes(app, 'firmado')
    const body = JSON.stringify({ de: '+5215512345678', texto: 'VOY' })
    for (const time of ['ayer', 'NaN', '', '1e3', 'Infinity'])
      expect((await signed(m, body, { 'webhook-timestamp': time })).status, time).toBe(403)
    expect((await signed(m, body, { 'webhook-id': '' })).status).toBe(403)
    expect((await signed(m, body, { 'webhook-id': 'x'.repeat(301) })).status).toBe(403)
    expect((await send(m, 'sms', fromSigned(TOKEN, app.app.clock(), JSON.parse(body)))).status).toBe(200)
  })
})
