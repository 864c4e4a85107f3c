import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { listBorradas } from '#server/store/empresas-borradas.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { type Llamada, PREPARA } from '#tests/helpers/permission-calls.ts'
import { type Quien, Sala } from '#tests/helpers/permission-scene.ts'
import {
  COLUMNAS,
  type Columna,
  conObjeto,
  DESPUES,
  type Fila,
  filas,
  TABLA,
} from '#tests/helpers/permission-table.ts'

test('every call about a queue, a desk or a person has a row in the table of permissions', () => {
  expect(Object.keys(TABLA).sort()).toEqual(conObjeto().sort())
  for (const [nombre, que, fila] of filas()) {
    for (const columna of [...COLUMNAS, ...DESPUES]) {
      expect(fila[columna], `${nombre} ${que}, ${columna}`).toBeTruthy()
    }
  }
})

/** Rows after which the team is another one, so that they need a company of their own. */
const APARTE: readonly string[] = [
  'borrarEmpresa',
  'dejarEmpresa',
  'cambiarMiembro to owner',
  'restablecerMiembro an owner',
]

/** Sends a call and returns 'si' or the code of the refusal. */
async function send(
  endpoint: Endpoint,
  { client, correo }: Quien,
  sala: Sala,
  { params, query, body }: Llamada,
): Promise<string> {
  const { empresaId, suya } = sala
  const all: Record<string, string> = { correo, empresaId, id: empresaId, colaId: suya, ...params }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(all[name] ?? ''))
  const response = await client.send(query ? `${path}?${new URLSearchParams(query)}` : path, {
    method: endpoint.method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  return response.ok ? 'si' : JSON.parse(text).codigo
}

const env = { DEFAULT_PLAN: 'enterprise', TRUST_PROXY: 'loopback', PUSH_SERVICES: 'push.ejemplo.com' }

onEachEngine('the table of permissions', env, (app) => {
  let shared: Sala
  beforeAll(async () => {
    shared = await Sala.abrir(app)
  })

  /** Everything stored, except the cursors of notices, which jobs move at any time. */
  const stored = async () => (await databaseContent(app.app)).replace(/^cursores .*\n/gm, '')

  test.each(filas())('holds for %s %s', async (nombre, que, fila) => {
    const row = `${nombre} ${que}`.trim()
    const sala = APARTE.includes(row) ? await Sala.abrir(app) : shared
    const endpoint = endpoints[nombre] as Endpoint
    const prepara = PREPARA[row] ?? (() => ({}))
    const columnas = columnasDe(endpoint)
    const refused = columnas.filter((columna) => fila[columna] !== 'si')
    const calls = new Map<Columna, Llamada>()
    for (const columna of refused) calls.set(columna, await prepara(sala))
    const before = await stored()
    for (const [columna, llamada] of calls) {
      const answer = await send(endpoint, sala.quienes[columna], sala, llamada)
      expect(answer, columna).toBe(expectedOf(fila, columna))
    }
    expect(await stored()).toBe(before)
    for (const columna of columnas.filter((una) => !refused.includes(una))) {
      const answer = await send(endpoint, sala.quienes[columna], sala, await prepara(sala))
      expect(answer, columna).toBe('si')
    }
    // A deleted company is erased in the background. The next row compares what is stored.
    await eventually(async () => expect(await listBorradas(app.app.store.db)).toEqual([]))
  })
})

/** A call about the caller's own account has no address for screens. */
const columnasDe = ({ path }: Endpoint): Columna[] =>
  COLUMNAS.filter((columna) => !path.includes('/:correo') || !['kiosco', 'monitor'].includes(columna))

const expectedOf = (fila: Fila, columna: Columna): string => (fila[columna] === 'nada' ? 'si' : fila[columna])
