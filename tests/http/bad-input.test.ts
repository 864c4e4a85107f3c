import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import { PedidoTurno } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { pedirTurno } from '#harness/stories.ts'
import { badBody } from '#tests/helpers/bad-values.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectErrorBody } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { DANGEROUS_URLS, textFields, UNREADABLE } from '#tests/helpers/hostile-texts.ts'
import { bodiesOf, type Escena, escena, paramsOf } from '#tests/helpers/samples.ts'

const RUNS = 40
const withBody = (Object.entries(endpoints) as [NombreEndpoint, Endpoint][]).filter(([, e]) => e.body)
// This page reports itself what is wrong with its link (unsubscribe.test.ts).
const withParams = (Object.entries(endpoints) as [NombreEndpoint, Endpoint][]).filter(
  ([, e]) => e.params && e.replyType !== 'text/html',
)

// URL-encoded garbage for a path or a query.
const garbage = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      "' or 1=1 --",
      '../../etc/passwd',
      '\u0000',
      '<script>',
      '%',
      '%00',
      '{}',
      'a'.repeat(3000),
    ),
  )
  .map((text) => encodeURIComponent(text.toWellFormed()))
  .filter((text) => text !== '' && text !== '.' && text !== '..')

onEachEngine('invalid input', (app) => {
  let duena: Escena
  let before: string
  beforeAll(async () => {
    duena = await escena(app.client())
    before = await databaseContent(app.app)
  })

  async function expectRefused(path: string, init: RequestInit) {
    const response = await duena.client.send(path, init)
    const text = await response.text()
    const said = `${init.method} ${path.slice(0, 200)} ${String(init.body).slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`
    expect(response.status, said).toBeGreaterThanOrEqual(400)
    expect(response.status, said).toBeLessThan(500)
    expectErrorBody(response.status, JSON.parse(text))
    expect(text.length).toBeLessThan(10_000)
  }

  const pathOf = (endpoint: Endpoint, params: Record<string, string>) =>
    endpoint.path.replace(/:(\w+)/g, (_, name) => params[name] ?? '')

  test.each(withBody)('%s refuses an invalid body, and stores nothing of it', async (name, e) => {
    const sample = bodiesOf(duena)[name]
    expect(sample, `a sample body for ${name}`).toBeDefined()
    const path = pathOf(e, paramsOf(duena))
    await fc.assert(
      fc.asyncProperty(badBody(e.body as object, sample as Record<string, unknown>), (body) =>
        expectRefused(path, {
          method: e.method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      ),
      { numRuns: RUNS },
    )
    expect(await databaseContent(app.app)).toBe(before)
  })

  test('texts that would garble a screen and URLs that would run scripts are refused everywhere', async () => {
    // A password may contain anything; tokens and codes are compared, never shown.
    const unseen = ['contrasena', 'actual', 'nueva', 'token', 'codigo']
    let urls = 0
    for (const [name, e] of withBody) {
      for (const field of textFields(e.body as object, bodiesOf(duena)[name])) {
        const isUrl = field.name === 'logo' || field.name === 'sitioWeb'
        if (isUrl) urls++
        const values = [...(unseen.includes(field.name) ? [] : UNREADABLE), ...(isUrl ? DANGEROUS_URLS : [])]
        for (const value of values) {
          await expectRefused(pathOf(e, paramsOf(duena)), {
            method: e.method,
            body: JSON.stringify(field.put(value)),
            headers: { 'content-type': 'application/json' },
          })
        }
      }
    }
    expect(urls).toBe(3)
    expect(await databaseContent(app.app)).toBe(before)
  })

  test('garbage in paths and queries is refused, and nothing is stored', async () => {
    const params = paramsOf(duena)
    const place = fc.constantFrom(...withParams).chain(([name, e]) => {
      const names = [...e.path.matchAll(/:(\w+)/g)].map(([, param]) => param as keyof typeof params)
      return fc.record({
        name: fc.constant(name),
        e: fc.constant(e),
        param: fc.constantFrom(...names),
        garbage,
      })
    })
    await fc.assert(
      fc.asyncProperty(place, ({ name, e, param, garbage: value }) =>
        expectRefused(`${pathOf(e, { ...params, [param]: value })}?codigo=ABC`, {
          method: e.method,
          ...(e.body && {
            body: JSON.stringify(bodiesOf(duena)[name]),
            headers: { 'content-type': 'application/json' },
          }),
        }),
      ),
      { numRuns: 150 },
    )
    await fc.assert(
      fc.asyncProperty(garbage, fc.constantFrom('codigo', 'id'), async (value, field) => {
        const { empresaId, colaId } = duena
        const query = field === 'id' ? `codigo=${duena.codigo}&id=${value}` : `codigo=${value}`
        await expectRefused(`/api/verificar-global?${query}`, {})
        await expectRefused(`/api/proyectos/${empresaId}/cola/${colaId}/verificar?${query}`, {})
        await expectRefused(`/api/estadisticas/${empresaId}?periodo=${value}`, {})
      }),
      {
        numRuns: RUNS,
        examples: [
          ['%00', 'codigo'],
          ['%00', 'id'],
          ['BBBB%00', 'codigo'],
        ],
      },
    )
    expect(await databaseContent(app.app)).toBe(before)
  })

  test('bodies that are not JSON, or do not match their type, are refused', async () => {
    const path = `/api/proyectos/${duena.empresaId}/cola/${duena.colaId}`
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'text/html',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'nada',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '{"nombre":"A"',
        "{'nombre':'A'}",
        '{"nombre":"A",}',
        'nombre=A',
        `${'['.repeat(20_000)}`,
      ),
      fc.constant('{"nombre":"A","constructor":{"prototype":{"x":1}}}'),
    )
    await fc.assert(
      fc.asyncProperty(text, type, async (body, contentType) => {
        await expectRefused(path, { method: 'POST', body, headers: { 'content-type': contentType } })
      }),
      { numRuns: 100 },
    )
    const hundreds = JSON.stringify({ categorias: Array(20_000).fill(1) })
    await expectRefused(`/api/configuracion/${duena.empresaId}`, {
      method: 'POST',
      body: hundreds,
      headers: { 'content-type': 'application/json' },
    })
    expect(await databaseContent(app.app)).toBe(before)
  })
})

onEachEngine('a name that looks dangerous', (app) => {
  test('is stored unchanged', async () => {
    const { client, empresaId, colaId } = await escena(app.client())
    const allowed = new RegExp(String(Reflect.get(PedidoTurno.properties.nombre, 'pattern')), 'u')
    const nombre = fc
      .oneof(
        fc.constantFrom(
          "Robert'); drop table turno; --",
          '<script>alert(1)</script>',
          '{{7*7}} <%= 7*7 %> %s %d',
          'Zoë 👩‍👩‍👧 Ñandú',
          'عائشة',
          '李小龍',
          '"; rm -rf /',
          "O'Brien",
          '__proto__',
          'null',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      )
      .filter((text) => allowed.test(text) && limpiarLinea(text) !== '')
    await fc.assert(
      fc.asyncProperty(nombre, async (text) => {
        const turno = await pedirTurno(client, empresaId, colaId, text)
        expect(turno.nombre).toBe(limpiarLinea(text))
        const { turno: visto } = await client.call(endpoints.verificarGlobal, {
          query: { codigo: turno.codigo },
        })
        expect(visto.nombre).toBe(limpiarLinea(text))
      }),
      { numRuns: 60 },
    )
  })
})
