import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expectErrorBody } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { type Escena, escena } from '#tests/helpers/samples.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const EMPTY_SHAPES: [string, RequestInit][] = [
  ['no body', {}],
  ['no body but a JSON content type', { headers: JSON_TYPE }],
  ['an empty body', { body: '' }],
  ['an empty body with a JSON content type', { body: '', headers: JSON_TYPE }],
  ['{}', { body: '{}' }],
  ['{} with a JSON content type', { body: '{}', headers: JSON_TYPE }],
  ['{} as a form would send it', { body: '{}', headers: { 'content-type': 'text/plain' } }],
]

async function expectError(client: Client, status: number, path: string, init: RequestInit = {}) {
  const response = await client.send(path, init)
  expect(response.status, `${init.method ?? 'GET'} ${path.slice(0, 80)}`).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expectStrict(response)
  expectErrorBody(status, await response.json())
  return response
}

/** Headers on every reply: no content sniffing, no framing, no referrer for other sites. */
function expectStrict(
  { headers, url }: Response,
  framing = "frame-ancestors 'none'",
  referrer = 'no-referrer',
) {
  const policy = headers.get('content-security-policy') ?? ''
  expect(headers.get('x-content-type-options'), url).toBe('nosniff')
  expect(headers.get('referrer-policy'), url).toBe(referrer)
  expect(policy, url).toContain(framing)
  expect(policy, url).not.toMatch(/script-src[^;]*'unsafe-inline'|upgrade-insecure-requests/)
}

onEachEngine('how calls may be written', (app) => {
  describe.each(EMPTY_SHAPES)('calls that need no payload, with %s', (_shape, init) => {
    const post = async (client: Client, path: string, method = 'POST') => {
      const response = await client.send(path, { ...init, method })
      expect(response.status, path).toBe(200)
      return response.json()
    }

    test('call, repeat, finish, close the day, delete, and log out', async () => {
      const { client, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
      const [uno = '', dos = ''] = colas
      const en = `/api/proyectos/${empresaId}`
      for (const nombre of ['A', 'B', 'C', 'D']) await pedirTurno(client, empresaId, uno, nombre)

      const { turno } = await post(client, `${en}/cola/${uno}/siguiente`)
      expect(turno).toMatchObject({ nombre: 'A', puesto: '1' })
      await post(client, `${en}/turnos/${turno.id}/rellamar`)
      await post(client, `${en}/turnos/${turno.id}/finalizar`)
      const segundo = await post(client, `${en}/siguiente`)
      expect(segundo.turno).toMatchObject({ nombre: 'B' })
      await post(client, `${en}/turnos/${segundo.turno.id}/ausente`)
      expect(await post(client, `${en}/jornada/cerrar`)).toEqual({ completados: 0, expirados: 2 })
      expect(await post(client, `${en}/cola/${dos}`, 'DELETE')).toEqual({ cancelados: 0 })
      await post(client, '/api/auth/logout')
      expect((await client.try(endpoints.sesion)).status).toBe(401)
    })
  })

  describe('one owner and her queue', () => {
    let duena: Escena
    beforeAll(async () => {
      duena = await escena(app.client())
    })

    test('a double slash after the host still works', async () => {
      const { client, empresaId, colaId } = duena
      const response = await client.send(`//api/proyectos/${empresaId}/cola/${colaId}`)
      expect(response.status).toBe(200)
      expect((await response.json()).turnos).toMatchObject([{ nombre: 'Eva Ríos' }])
      expect((await client.send(`//api//configuracion/${empresaId}`)).status).toBe(200)
    })

    test('ids may be in upper case, in the path and in the body', async () => {
      const { client, empresaId, colaId, turnoId, codigo } = duena
      const E = empresaId.toUpperCase()
      const C = colaId.toUpperCase()
      expect((await client.send(`/api/proyectos/${E}/cola/${C}`)).status).toBe(200)
      const query = `codigo=${codigo}&id=${turnoId.toUpperCase()}`
      expect((await client.send(`/api/verificar-global?${query}`)).status).toBe(200)
      expect((await client.send(`/api/proyectos/${E}/cola/${C}/verificar?${query}`)).status).toBe(200)
      const { terminado } = await client.call(endpoints.siguienteDeEmpresa, {
        params: { empresaId: E },
        body: { colas: [C], puesto: 'Caja 9' },
      })
      expect(terminado).toBeNull()
    })

    test('the address in the path may be encoded and in any case', async () => {
      const { client, correo } = duena
      for (const written of [correo, encodeURIComponent(correo), correo.toUpperCase()]) {
        const response = await client.send(`/api/usuarios/${written}/proyectos`)
        expect(response.status, written).toBe(200)
        expect((await response.json()).empresas).toHaveLength(1)
      }
    })

    test('every error has the same body', async () => {
      const { client, empresaId, colaId } = duena
      await expectError(client, 404, '/api')
      await expectError(client, 404, '/api/nada/de/esto')
      await expectError(client, 404, '/api/verificar-global/otra', { method: 'POST', body: '{}' })
      await expectError(client, 404, '/api/usuarios/%E0%A4%A/proyectos')
      await expectError(client, 400, '/api/verificar-global')
      await expectError(client, 400, '/api/verificar-global?codigo=A&codigo=B')
      await expectError(client, 400, `/api/estadisticas/${empresaId}?periodo=siglo`)
      await expectError(client, 400, `/api/proyectos/${empresaId}/cola/no-es-un-id`)
      await expectError(client, 400, `/api/proyectos/no-es-un-id/publico`)
      const take = `/api/proyectos/${empresaId}/cola/${colaId}`
      const nombre = JSON.stringify({ nombre: 'x'.repeat(70_000) })
      await expectError(client, 413, take, { method: 'POST', body: nombre, headers: JSON_TYPE })
      await expectError(client, 415, take, { method: 'POST', body: '{"nombre":"A"}' })
      await expectError(client, 415, take, { method: 'POST', body: new URLSearchParams({ nombre: 'A' }) })
      for (const broken of [
        '{',
        '',
        'null',
        '[]',
        '"x"',
        '{"nombre":"A"',
        '{"__proto__":{"a":1},"nombre":"A"}',
      ]) {
        await expectError(client, 400, take, { method: 'POST', body: broken, headers: JSON_TYPE })
      }
      const wrong = await expectError(client, 405, '/api/auth/login', { method: 'DELETE' })
      expect(wrong.headers.get('allow')).toBe('POST')
    })

    test('pages, files and replies have the strict headers, and only the monitor may be framed', async () => {
      const { client, empresaId, colaId } = duena
      const page = await client.send('/')
      expectStrict(page)
      const [script = ''] = (await page.text()).match(/\/assets\/[\w.-]+\.js/) ?? []
      for (const path of ['/login', '/no/hay/nada', '/api/salud', script]) {
        expectStrict(await client.send(path))
      }
      expectStrict(await client.send(`/monitor/${empresaId}/${colaId}`), 'frame-ancestors *')
      // Its form is sent without script too, and must send us its origin.
      expectStrict(await client.send(`/mi-turno/${empresaId}`), undefined, 'same-origin')
    })

    test('every reply is counted once, by its route and never by its URL', async () => {
      const { client, empresaId, codigo } = duena
      const counted = async (ruta: string, estado: number) => {
        const text = await (await client.send('/metrics')).text()
        const line = `turnero_http_segundos_count{metodo="GET",ruta="${ruta}",estado="${estado}"} `
        expect(text).not.toContain(codigo)
        return Number(text.split(line)[1]?.split('\n')[0] ?? 0)
      }
      for (const [path, ruta, estado] of [
        [`/api/verificar-global?codigo=${codigo}`, '/api/verificar-global', 200],
        [`/api/configuracion/${empresaId.slice(1)}`, '/api/configuracion/:empresaId', 400],
        ['/login', 'pagina', 200],
        ['/no/hay/nada', 'pagina', 404],
        ['/api/nada', 'pagina', 404],
      ] as const) {
        const before = await counted(ruta, estado)
        await (await client.send(path)).text()
        expect(await counted(ruta, estado), path).toBe(before + 1)
      }
    })

    test('input that is not HTTP gets the same error', async () => {
      const { hostname, port } = new URL(app.url)
      for (const [sent, status, sentence] of [
        ['GET / HTTP/9.9\r\n\r\n', 400, /datos enviados/],
        [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431, /datos enviados/],
        ['GET / HTTP/9.9\r\nAccept-Language: en\r\n\r\n', 400, /data sent/],
      ] as const) {
        const socket = connect(Number(port), hostname)
        socket.write(sent)
        let text = ''
        socket.on('data', (chunk) => {
          text += chunk
        })
        await once(socket, 'close')
        expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
        expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
        const body = JSON.parse(text.split('\r\n\r\n')[1] ?? '')
        expect(body.mensaje).toBe(body.error)
        expect(body.mensaje).toMatch(sentence)
      }
    })

    test('a page of another site changes nothing, one of ours does', async () => {
      const { client, empresaId, colaId } = duena
      const take = `/api/proyectos/${empresaId}/cola/${colaId}`
      const init = (headers: Record<string, string>) => ({
        method: 'POST',
        body: '{"nombre":"A"}',
        headers: { ...JSON_TYPE, ...headers },
      })
      for (const origin of ['https://otro.example', 'null', 'nada', `${app.url}.otro.example`]) {
        const response = await expectError(client, 403, take, init({ origin }))
        expect(response.status).toBe(403)
      }
      await expectError(client, 403, take, init({ 'sec-fetch-site': 'cross-site' }))
      expect((await client.send(take, init({ origin: app.url }))).status).toBe(201)
    })
  })
})
