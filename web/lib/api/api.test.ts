import { afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { fallos } from '#texts/fallos.ts'
import { call, urlOf } from './api.ts'

const answer = (status: number, body: unknown) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('path parameters are filled and undefined query values are left out', () => {
  expect(urlOf('/api/usuarios/:correo/proyectos/:id', { correo: 'a+b@x.mx', id: '1' })).toBe(
    '/api/usuarios/a%2Bb%40x.mx/proyectos/1',
  )
  expect(urlOf('/api/x', {}, { codigo: 'A&B', id: undefined })).toBe('/api/x?codigo=A%26B')
})

test('a call sends JSON and returns the reply', async () => {
  const fetch = answer(201, { turno: { numero: 1 } })
  const reply = await call(endpoints.pedirTurno, {
    params: { empresaId: 'e', colaId: 'c' },
    body: { nombre: 'Ana' },
  })
  expect(reply.turno.numero).toBe(1)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/proyectos/e/cola/c')
  expect(init).toMatchObject({ method: 'POST', body: '{"nombre":"Ana"}', credentials: 'same-origin' })
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json' })
})

test('a change without a reply is retried under the same key, and a new change gets a new key', async () => {
  const keys: unknown[] = []
  const replies = [
    null,
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ...[1, 2].map(() => Response.json({})),
  ]
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    const reply = replies.shift()
    if (reply) return reply
    throw new TypeError('Failed to fetch')
  })
  const body = { correo: 'a@b.mx' }
  for (let i = 0; i < 4; i++) await call(endpoints.recuperar, { body }).catch(() => {})
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('a server that failed may have made the change: the retry has the same key, also after a limit', async () => {
  const keys: unknown[] = []
  const replies = [503, 500, 429, 409, 200]
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    const status = replies.shift()
    return Response.json({ codigo: 'no_disponible', mensaje: 'Inténtalo de nuevo.' }, { status })
  })
  const body = { correo: 'otra@b.mx' }
  for (let i = 0; i < 5; i++) await call(endpoints.recuperar, { body }).catch(() => {})
  expect(new Set(keys.slice(0, 4)).size).toBe(1)
  expect(keys[4]).not.toBe(keys[0])
})

test('calls with one name share a key until one succeeds, whatever they send', async () => {
  const keys: unknown[] = []
  const replies = [503, 403, 429, 201, 201]
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    return Response.json({ codigo: 'x', mensaje: 'x' }, { status: replies.shift() })
  })
  const params = { empresaId: 'e', colaId: 'c' }
  const take = (same: string, codigoSala?: string) =>
    call(endpoints.pedirTurno, { params, body: { nombre: 'Ana', codigoSala }, same }).catch(() => {})
  for (const codigoSala of [undefined, 'a', 'b', 'b']) await take('Ana', codigoSala)
  expect(new Set(keys).size).toBe(1)
  await take('Ana')
  expect(keys[4]).not.toBe(keys[0])
})

test('after a newer decision about a person an identical request is a new one, unless it is still in flight', async () => {
  const keys: Record<string, unknown[]> = {}
  const waiting: ((reply: Response) => void)[] = []
  let answer: 'now' | 'later' | 'never' = 'never'
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const order = url.split('/').at(-1) ?? ''
    keys[order] = [...(keys[order] ?? []), headers['idempotency-key']]
    if (answer === 'never') throw new TypeError('Failed to fetch')
    return answer === 'now' ? Response.json({}) : new Promise<Response>((resolve) => waiting.push(resolve))
  })
  const params = { empresaId: 'e', turnoId: 't' }
  const apartar = () => call(endpoints.apartar, { params, body: { minutos: 5 } }).catch(() => {})
  await apartar()
  answer = 'now'
  await call(endpoints.reanudar, { params: { ...params, turnoId: 'otro' } })
  answer = 'never'
  await apartar()
  expect(keys.apartar?.[1]).toBe(keys.apartar?.[0])
  answer = 'now'
  await call(endpoints.reanudar, { params })
  answer = 'later'
  const third = apartar()
  expect(keys.apartar?.[2]).not.toBe(keys.apartar?.[0])
  answer = 'now'
  await call(endpoints.reanudar, { params })
  answer = 'later'
  const fourth = apartar()
  expect(keys.apartar?.[3]).toBe(keys.apartar?.[2])
  for (const resolve of waiting) resolve(Response.json({}))
  await Promise.all([third, fourth])
})

test('a call without a body sends no content type', async () => {
  const fetch = answer(200, {})
  await call(endpoints.salir)
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type')
})

test("a refusal carries the server's code, sentence and details", async () => {
  const detalles = [{ campo: 'correo', mensaje: 'Correo en uso' }]
  answer(409, { codigo: 'correo_en_uso', mensaje: 'Ya existe', detalles })
  const registro = { usuario: 'a', correo: 'b@c', contrasena: '12345678' }
  await expect(call(endpoints.registrar, { body: registro })).rejects.toMatchObject({
    status: 409,
    codigo: 'correo_en_uso',
    mensaje: 'Ya existe',
    detalles,
  })
})

test('network errors and foreign replies also have a Spanish sentence', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(call(endpoints.salud)).rejects.toMatchObject({
    codigo: 'sin_conexion',
    mensaje: fallos.sinConexion,
  })
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call(endpoints.salud)).rejects.toMatchObject({ status: 502, codigo: 'no_disponible' })
})

test('an abort by the caller stays an abort', async () => {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) =>
    init.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise(() => {}),
  )
  const signal = AbortSignal.abort()
  await expect(call(endpoints.salud, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})
