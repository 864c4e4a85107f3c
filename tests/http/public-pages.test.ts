import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { IDIOMAS } from '#contract/idioma.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import type { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const sendTo = (client: Client, path: string, fields: Record<string, string>, headers = {}) =>
  client.send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
const send = (client: Client, empresaId: string, fields: Record<string, string>, headers = {}) =>
  sendTo(client, `/mi-turno/${empresaId}`, fields, headers)

const MAX_VISIT_BYTES = 143_000

/** The compressed length of a reply, as a browser counts it. */
const sentBytes = (base: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': 'br' } }
    get(base + path, options, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      reply.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

const llaveIn = (html: string) => /name="llave" value="([^"]+)"/.exec(html)?.[1] ?? ''

onEachEngine('customer pages rendered by the server', (app) => {
  test('come with company, queues and state, whatever the case of the address', async () => {
    const { client, empresaId } = await conColas(app.client(), 'Atención <general>')
    for (const path of [`/mi-turno/${empresaId}`, `/Mi-Turno/${empresaId.toUpperCase()}/`]) {
      const page = await client.send(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const html = await page.text()
      expect(html).toContain('Clínica Sol')
      expect(html).toContain('Atención &lt;general&gt;</')
      expect(html).not.toContain('<general>')
      expect(llaveIn(html)).toMatch(/^[0-9a-f]{32}$/)
    }
    for (const path of [`/mi-turno/${randomUUID()}`, '/mi-turno/nada', `/entrada/${randomUUID()}/x`]) {
      expect((await client.send(path)).status, path).toBe(404)
    }
    expect((await client.send('/verificar-turno?codigo=ABC123')).status).toBe(200)
  })

  test('the form of /verificar-turno returns its code in the data of the page, escaped, and never in an address', async () => {
    const reply = await sendTo(app.client(), '/verificar-turno', { codigo: 'abc</script>' })
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('"codigo":"abc\\u003c/script>"')
    for (const fields of [{}, { codigo: 'x'.repeat(41) }] as Record<string, string>[]) {
      const empty = await sendTo(app.client(), '/verificar-turno', fields)
      expect(empty.status).toBe(200)
      expect(await empty.text()).not.toContain('"codigo":')
    }
    const html = await (await app.client().send('/verificar-turno')).text()
    expect(html).toMatch(/<form[^>]* method="post"/)
  })

  test('the service worker may fetch our pages and files, in every encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const reply = await app.client().send('/sw.js', { headers: { 'accept-encoding': encoding } })
      expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(reply.headers.get('content-security-policy'), encoding).toContain("default-src 'self'")
    }
  })

  test('the first visit of a phone takes at most 143 kB: page, style, script, texts and font', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    for (const path of [`/mi-turno/${empresaId}`, `/entrada/${empresaId}/${colas[0]}`, '/verificar-turno']) {
      for (const idioma of IDIOMAS) {
        const address = `${path}?idioma=${idioma}`
        const html = await (await client.send(address)).text()
        const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
        const fonts = [...html.matchAll(/url\("?(\/assets\/[\w.-]+)/g)].map(([, file = '']) => file)
        expect(scripts.length, address).toBeGreaterThan(2)
        expect(fonts.length, address).toBe(1)
        let bytes = await sentBytes(app.url, address)
        for (const file of new Set([...scripts, ...fonts])) bytes += await sentBytes(app.url, file)
        expect(bytes, address).toBeGreaterThan(100_000)
        expect(bytes, address).toBeLessThanOrEqual(MAX_VISIT_BYTES)
      }
    }
  })

  test('the plain form takes a turno once, however often it is sent', async () => {
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
    // After hydration the script sends the same request and gets the same turno.
    const { turno } = await customer.call(endpoints.pedirTurno, {
      params: { empresaId, colaId },
      headers: { 'idempotency-key': llave },
      body: { nombre: 'Luis Mora', tipo: 'General', origen: 'telefono' },
    })
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    expect(turnos).toMatchObject([{ id: turno.id, nombre: 'Luis Mora' }])
  })

  test('each page has its own key and is never cached', async () => {
    const { empresaId, colas } = await conColas(app.client(), 'General')
    for (const path of [`/entrada/${empresaId}/${colas[0]}`, `/mi-turno/${empresaId}`]) {
      const pages = await Promise.all([1, 2].map(() => app.client().send(path)))
      for (const { headers } of pages) expect(headers.get('cache-control'), path).toBe('no-store')
      const [first = '', second = ''] = await Promise.all(pages.map((page) => page.text()))
      expect(llaveIn(first)).not.toBe(llaveIn(second))
    }
  })

  test("a form that was already used says so and links to a new one, without revealing another person's code", async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General', 'Caja')
    const [general = '', caja = ''] = colas
    for (const address of [`/entrada/${empresaId}/${general}`, `/mi-turno/${empresaId}`]) {
      const browser = app.client()
      const llave = llaveIn(await (await browser.send(address)).text())
      const sendAs = async (nombre: string, colaId: string, used = llave) => {
        const reply = await sendTo(browser, address, { nombre, colaId, llave: used })
        return { status: reply.status, html: await reply.text() }
      }
      const waiting = async () => {
        const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: general } })
        return turnos
      }
      const first = await sendAs('Ana Ruiz', general)
      expect(first.status).toBe(200)
      expect(first.html).not.toContain('ya se entregó')
      const taken = (await waiting()).at(-1)
      const grouped = codigoEnGrupos(taken?.codigo ?? '')
      expect(first.html).toContain(grouped)

      const same = await sendAs('Ana Ruiz', general)
      expect(same.status).toBe(200)
      expect(same.html).toContain(grouped)
      const others = [await sendAs('Luis Mora', general), await sendAs('Luis Mora', caja)]
      for (const { html } of [same, ...others]) {
        expect(html).toContain('Este turno ya se entregó. ¿Otra persona?')
        expect(html).toMatch(new RegExp(`<a href="${address}"[^>]*>Sacar otro turno</a>`))
      }
      for (const { status, html } of others) {
        expect(status).toBe(422)
        expect(html).toContain(`Turno ${taken?.etiqueta}`)
        for (const own of [taken?.codigo ?? '', grouped, 'Ana Ruiz']) expect(html).not.toContain(own)
      }
      const before = (await waiting()).length
      const again = await sendAs('Ana Ruiz', general, llaveIn(await (await browser.send(address)).text()))
      expect(again.html).not.toContain('ya se entregó')
      expect((await waiting()).length).toBe(before + 1)
    }
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: caja } })
    expect(turnos).toEqual([])
  })

  test('errors are shown in the page, and typed text is kept', async () => {
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

  test("the kiosk's plain form asks the questions of the queue, and loses nothing when refused", async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Caja', 'Mesas')
    const [caja = '', mesas = ''] = colas
    const campo = { id: randomUUID(), nombre: 'Cédula', tipo: 'documento' as const, obligatorio: true }
    const categorias = [
      { id: caja, nombre: 'Caja' },
      { id: mesas, nombre: 'Mesas', pidePersonas: true, campos: [{ ...campo, opciones: [] }] },
    ]
    await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
    const address = `/entrada/${empresaId}/${mesas}`
    const kiosk = app.client()
    const page = await (await kiosk.send(address)).text()
    const field = `campo.${campo.id}`
    for (const name of [field, 'personas', 'colaId']) expect(page).toContain(`name="${name}"`)
    const fields = { nombre: 'Luis', colaId: mesas, llave: llaveIn(page), personas: '4' }
    const missing = await sendTo(kiosk, address, { ...fields, [field]: '' })
    expect(missing.status).toBe(400)
    const again = await missing.text()
    expect(again).toContain('role="alert"')
    for (const typed of ['Luis', '4']) expect(again).toContain(`value="${typed}"`)
    const answers = { ...fields, llave: llaveIn(again), [field]: 'CC 123' }
    for (let i = 0; i < 2; i++) {
      const taken = await sendTo(kiosk, address, answers)
      expect(taken.status).toBe(200)
      const html = await taken.text()
      expect(html).toContain('Turno generado para Luis')
      expect(html).toContain(`href="${address}"`)
    }
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: mesas } })
    expect(turnos).toMatchObject([{ nombre: 'Luis', personas: 4, campos: [{ valor: 'CC 123' }] }])
    const datos = await client.call(endpoints.publico, { params: { empresaId } })
    expect(datos.colas.map(({ enEspera }) => enEspera)).toEqual([0, 1])
  })

  test('the plain form asks the questions of the queue, and the answers are stored and shown to staff', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Mesas', 'Barra')
    const [mesas = '', barra = ''] = colas
    const campo = { id: randomUUID(), nombre: 'Cédula', tipo: 'documento' as const, obligatorio: true }
    await client.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: {
        categorias: [
          { id: mesas, nombre: 'Mesas', pidePersonas: true, campos: [{ ...campo, opciones: [] }] },
          { id: barra, nombre: 'Barra' },
        ],
      },
    })
    const preferencia = { id: randomUUID(), nombre: 'Embarazo', tipo: 'embarazo' as const, ventaja: 1440 }
    await client.call(endpoints.guardarPreferencias, {
      params: { empresaId },
      body: { preferencias: [{ ...preferencia, ofrecida: true }] },
    })
    const customer = app.client()
    const page = await (await customer.send(`/mi-turno/${empresaId}`)).text()
    const field = `campo.${campo.id}`
    expect(page).toContain(`name="${field}"`)
    expect(page).toContain('name="personas"')
    expect(page).toContain('name="preferenciaId"')

    const fields = { nombre: 'Luis', colaId: mesas, llave: llaveIn(page), personas: '4', preferenciaId: '' }
    const missing = await send(customer, empresaId, { ...fields, [field]: '' })
    expect(missing.status).toBe(400)
    const again = await missing.text()
    expect(again).toContain('role="alert"')
    expect(again).toContain('value="4"')
    expect((await send(customer, empresaId, { ...fields, personas: '0', [field]: 'CC 123' })).status).toBe(
      400,
    )

    const answers = { ...fields, llave: llaveIn(again), preferenciaId: preferencia.id, [field]: 'CC 123' }
    for (let i = 0; i < 2; i++) expect((await send(customer, empresaId, answers)).status).toBe(200)
    // After hydration the script sends the same request and gets the same turno.
    const { turno } = await customer.call(endpoints.pedirTurno, {
      params: { empresaId, colaId: mesas },
      headers: { 'idempotency-key': answers.llave },
      body: {
        nombre: 'Luis',
        tipo: 'Mesas',
        origen: 'telefono',
        personas: 4,
        preferenciaId: preferencia.id,
        campos: [{ id: campo.id, valor: 'CC 123' }],
      },
    })
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: mesas } })
    expect(turnos).toMatchObject([
      {
        id: turno.id,
        personas: 4,
        preferencia: { nombre: 'Embarazo' },
        campos: [{ nombre: 'Cédula', valor: 'CC 123' }],
      },
    ])
  })
})
