import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const send = (client: Client, empresaId: string, fields: Record<string, string>, headers = {}) =>
  client.send(`/mi-turno/${empresaId}`, { method: 'POST', body: new URLSearchParams(fields), headers })

const SCRIPT_BYTES = 90 * 1024

const llaveIn = (html: string) => /name="llave" value="([^"]+)"/.exec(html)?.[1] ?? ''

onEachEngine('pages that the server writes for customers', (app) => {
  test('a page comes with company, queues and state, whatever the case of its address', async () => {
    const { client, empresaId } = await conColas(app.client(), 'Atención <general>')
    for (const path of [`/mi-turno/${empresaId}`, `/Mi-Turno/${empresaId.toUpperCase()}/`]) {
      const page = await client.send(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const html = await page.text()
      expect(html).toContain('Clínica Sol')
      expect(html).toContain('Atención &lt;general&gt;</option>')
      expect(html).not.toContain('<general>')
      expect(llaveIn(html)).toMatch(/^[0-9a-f]{32}$/)
    }
    for (const path of [`/mi-turno/${randomUUID()}`, '/mi-turno/nada', `/entrada/${randomUUID()}/x`]) {
      expect((await client.send(path)).status, path).toBe(404)
    }
    expect((await client.send('/verificar-turno?codigo=ABC123')).status).toBe(200)
  })

  test('the service worker may read the pages and files of ours, however it is sent', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const reply = await app.client().send('/sw.js', { headers: { 'accept-encoding': encoding } })
      expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(reply.headers.get('content-security-policy'), encoding).toContain("default-src 'self'")
    }
  })

  test('what a phone loads is small: at most 90 KB of compressed script for each page', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    for (const path of [`/mi-turno/${empresaId}`, `/entrada/${empresaId}/${colas[0]}`, '/verificar-turno']) {
      const html = await (await client.send(path)).text()
      const scripts = [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, script = '']) => script)
      expect(scripts.length, path).toBeGreaterThan(0)
      for (const encoding of ['gzip', 'br']) {
        let bytes = 0
        for (const script of scripts) {
          const { headers } = await client.send(script, { headers: { 'accept-encoding': encoding } })
          const length = Number(headers.get('content-length'))
          // The smallest ones are sent as they are.
          expect(headers.get('content-encoding') ?? (length < 1024 && encoding), script).toBe(encoding)
          bytes += length
        }
        expect(bytes, `${path} by ${encoding}`).toBeGreaterThan(0)
        expect(bytes, `${path} by ${encoding}`).toBeLessThanOrEqual(SCRIPT_BYTES)
      }
    }
  })

  test('the plain form takes a turn, once, however often it is sent', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const [colaId = ''] = colas
    const customer = app.client()
    const llave = llaveIn(await (await customer.send(`/mi-turno/${empresaId}`)).text())
    const fields = { nombre: ' Luis  Mora ', colaId, llave }
    const replies = await Promise.all([1, 2, 3].map(() => send(customer, empresaId, fields)))
    for (const reply of replies) {
      expect(reply.status).toBe(200)
      expect(await reply.text()).toContain('Eres el siguiente')
    }
    // The script that took over sends the same request: the same turn.
    const { turno } = await customer.call(endpoints.pedirTurno, {
      params: { empresaId, colaId },
      headers: { 'idempotency-key': llave },
      body: { nombre: 'Luis Mora', tipo: 'General', origen: 'telefono' },
    })
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    expect(turnos).toMatchObject([{ id: turno.id, nombre: 'Luis Mora' }])
  })

  test('what is wrong is said in the page, and nothing typed is lost', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const [colaId = ''] = colas
    const llave = 'a'.repeat(32)
    const refused = async (status: number, fields: Record<string, string>, words: RegExp) => {
      const reply = await send(client, empresaId, fields)
      const html = await reply.text()
      expect(reply.status).toBe(status)
      expect(html).toMatch(words)
      return html
    }
    await refused(400, { nombre: ' ', colaId, llave }, /role="alert"/)
    await refused(400, { nombre: 'Luis', colaId: 'otra', llave }, /value="Luis"/)
    await refused(404, { nombre: 'Luis', colaId: randomUUID(), llave }, /role="alert"/)
    await client.call(endpoints.cambiarEstadoCola, {
      params: { empresaId, colaId },
      body: { activa: false },
    })
    const html = await refused(409, { nombre: 'Luis "Lucho"', colaId, llave }, /no entrega turnos/)
    expect(html).toContain('value="Luis &quot;Lucho&quot;"')
    expect(llaveIn(html)).toBe(llave)
    const foreign = await send(
      client,
      empresaId,
      { nombre: 'Luis', colaId, llave },
      { origin: 'https://otro.example' },
    )
    expect(foreign.status).toBe(403)
  })
})
