import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CATEGORIAS_MAXIMO } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine, onOneEngine } from '#tests/helpers/fixtures.ts'

const TOKEN = 'a token for the metrics, long enough to count'

onOneEngine('at the edge of HTTP', 'sqlite', { METRICS_TOKEN: TOKEN }, (app) => {
  test('a path is the same in any case and with a trailing slash', async () => {
    for (const path of ['/API/salud', '/api/salud/', '/api//SALUD']) {
      expect((await app.client().send(path)).status, path).toBe(200)
    }
  })

  test('a missing login says how to log in, and a wrong method which ones are allowed', async () => {
    const unknown = await app.client().send('/api/auth/sesion')
    expect(unknown.status).toBe(401)
    expect(unknown.headers.get('www-authenticate')).toContain('Cookie realm="Turnero"')
    const api = await app.client().send('/api/salud', { method: 'DELETE' })
    expect([api.status, api.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const page = await app.client().send('/login', { method: 'PUT' })
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('a path that cannot be decoded is a page, or unknown to the API', async () => {
    const { port, hostname } = new URL(app.url)
    const get = async (path: string) => {
      const socket = connect(Number(port), hostname)
      socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      let said = ''
      socket.on('data', (bytes) => {
        said += String(bytes)
      })
      await once(socket, 'close')
      return said
    }
    expect(await get('/monitor/%ff/x')).toMatch(/^HTTP\/1\.1 200 [\s\S]*<!doctype html>/i)
    expect(await get('/nada/%e0%a4%a')).toMatch(/^HTTP\/1\.1 404 [\s\S]*<!doctype html>/i)
    expect(await get('/api/proyectos/%ff/publico')).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*"codigo":/)
  })

  test('the metrics refuse a wrong token with 401', async () => {
    const read = (authorization: string) => app.client().send('/metrics', { headers: { authorization } })
    for (const token of ['x', 'ñ'.repeat(TOKEN.length), TOKEN.toUpperCase()]) {
      expect((await read(`Bearer ${Buffer.from(token).toString('latin1')}`)).status).toBe(401)
    }
    expect((await read(`Bearer ${TOKEN}`)).status).toBe(200)
  })
})

onEachEngine('input', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  test('in bytes that are not UTF-8, or compressed, is refused', async () => {
    const { empresaId, colas } = await conColas(app.client(), 'General')
    const send = async (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
      const response = await app.client().send(`/api/proyectos/${empresaId}/cola/${colas[0]}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
      return [response.status, (await response.json()).codigo]
    }
    expect(await send(Uint8Array.from(Buffer.from('{"nombre":"Jos\xe9"}', 'latin1')))).toEqual([
      400,
      'json_invalido',
    ])
    const zipped = Uint8Array.from(gzipSync('{"nombre":"Luis"}'))
    expect(await send(zipped, { 'content-encoding': 'gzip' })).toEqual([415, 'tipo_no_admitido'])
  })

  test.each([
    ['Hangul filler', '\u3164'],
    ['blank Braille', '\u2800\u2800'],
    ['fillers and spaces', ' \u115f \uffa0\u1160'],
    ['more than 80 letters when composed', '\ufb2c'.repeat(80)],
  ])('is no name: %s', async (_, nombre) => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const params = { empresaId, colaId: colas[0] as string }
    expectRefused(await client.try(endpoints.pedirTurno, { params, body: { nombre } }), 'datos_invalidos')
  })

  test('may have as many categories, and as long ones, as the documentation says', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General')
    const categorias = Array.from({ length: CATEGORIAS_MAXIMO }, (_, i) => ({
      id: randomUUID(),
      nombre: `${'😀'.repeat(55)} ${i}`,
      descripcion: '😀'.repeat(300),
    }))
    const saved = await client.try(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: { categorias, version: 1 },
    })
    expect(saved.status, JSON.stringify(saved.error).slice(0, 200)).toBe(200)
    expect(saved.body.categorias).toHaveLength(CATEGORIAS_MAXIMO)
  })

  test('a new queue id sent by two companies at once goes to one of them', async () => {
    const dos = await Promise.all([conColas(app.client(), 'Uno'), conColas(app.client(), 'Dos')])
    for (let round = 0; round < 5; round++) {
      const id = randomUUID()
      const answers = await Promise.all(
        dos.map(async ({ client, empresaId }) => {
          const { categorias, version } = await client.call(endpoints.configuracion, {
            params: { empresaId },
          })
          const kept = categorias.map(({ id: suya, nombre }) => ({ id: suya, nombre }))
          return client.try(endpoints.guardarConfiguracion, {
            params: { empresaId },
            body: { categorias: [...kept, { id, nombre: `Nueva ${round}` }], version },
          })
        }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    }
  })

  test('queues have one order in statistics and CSV: that of the panel', async () => {
    const { client, empresaId } = await conColas(app.client(), 'Primera', 'Segunda', 'Tercera')
    const { categorias, version } = await client.call(endpoints.configuracion, { params: { empresaId } })
    const turned = categorias.map(({ id, nombre }) => ({ id, nombre })).reverse()
    await client.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: { categorias: turned, version },
    })
    for (const { id } of categorias) await pedirTurno(app.client(), empresaId, id, 'Luis')
    await client.call(endpoints.borrarCola, { params: { empresaId, colaId: turned[1]?.id ?? '' } })
    const expected = ['Tercera', 'Primera', 'Segunda']
    const { porCola } = await client.call(endpoints.estadisticas, { params: { empresaId } })
    expect(porCola.map(({ nombre }) => nombre)).toEqual(expected)
    const path = endpoints.exportarEstadisticas.path.replace(':empresaId', empresaId)
    const csv = await (await client.send(`${path}?periodo=hoy`)).text()
    const names = csv
      .split('\r\n')
      .flatMap((row) => row.split(',')[1] ?? [])
      .slice(1)
    expect(names).toEqual(expected)
  })
})
