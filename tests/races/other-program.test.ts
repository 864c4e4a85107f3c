import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startApp, type TestApp } from '#harness/app.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { cambiarEstadoCola } from '#server/commands/estado-cola.ts'
import { pedirTurno as emitir } from '#server/commands/pedir-turno.ts'
import type { Store } from '#server/store/db.ts'
import { CLIENTE, SISTEMA } from '#server/store/eventos.ts'
import { openSqliteStore } from '#server/store/sqlite/engine.ts'
import { expectRefused } from '#tests/helpers/errors.ts'

// On SQLite an operator's command writes to the file without notifying the server.
let app: TestApp
let file: string
let other: Store
beforeAll(async () => {
  app = await startApp('sqlite')
  file = dataFileOf(app.env)
  const politica = { catalogo: 'pagina', planFijo: null } as const
  other = openSqliteStore(file, () => ({ ahora: Date.now(), politica }))
})
afterAll(async () => {
  await other.close()
  await app.stop()
})

test('writes of another program count for the next take, whatever the server remembers', async () => {
  const { empresaId, colas } = await conColas(app.client(), 'General')
  const [colaId] = colas as [string]
  const pause = (activa: boolean) =>
    other.execute(cambiarEstadoCola, { empresaId, colaId, activa, actor: SISTEMA })
  const take = () =>
    app.client().try(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre: 'Ana' } })
  for (const _ of [1, 2, 3]) await pedirTurno(app.client(), empresaId, colaId, 'Ana')

  await pause(false)
  expectRefused(await take(), 'cola_pausada')
  await pause(true)
  expect((await take()).body.turno.numero).toBe(4)

  const pedido = { empresaId, colaId, nombre: 'Luis', tipo: '', origen: 'api' as const }
  const ajeno = await other.execute(emitir, { ...pedido, actor: CLIENTE, llave: null })
  expect(ajeno.numero).toBe(5)
  expect((await take()).body.turno.numero).toBe(6)
})

test('they count also when a different request was the first to notice them', async () => {
  const { empresaId, colas } = await conColas(app.client(), 'General')
  const [colaId] = colas as [string]
  for (const _ of [1, 2]) await pedirTurno(app.client(), empresaId, colaId, 'Ana')
  const pedido = { empresaId, colaId, nombre: 'Eva', tipo: '', origen: 'api' as const }
  await other.execute(emitir, { ...pedido, actor: CLIENTE, llave: null })
  // The registration is the next write.
  await conColas(app.client(), 'Otra')
  expect((await pedirTurno(app.client(), empresaId, colaId, 'Luis')).numero).toBe(4)
})

test('the first command of a server beside another writing program does not fail', async () => {
  const { empresaId, colas } = await conColas(app.client(), 'General')
  const [colaId] = colas as [string]
  const pedido = { empresaId, colaId, nombre: 'Eva', tipo: '', origen: 'api' as const }
  const numeros = await Promise.all([
    ...Array.from({ length: 20 }, async () => {
      return (await other.execute(emitir, { ...pedido, actor: CLIENTE, llave: null })).numero
    }),
    ...Array.from({ length: 20 }, async () => {
      return (await pedirTurno(app.client(), empresaId, colaId, 'Ana')).numero
    }),
  ])
  expect(numeros.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
})

test('while another program holds the file for long, a take is asked to retry', async () => {
  const { empresaId, colas } = await conColas(app.client(), 'General')
  const [colaId] = colas as [string]
  const connection = new Database(file)
  connection.exec('begin immediate')
  const params = { empresaId, colaId }
  const answer = await app.client().try(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })
  connection.exec('rollback')
  connection.close()
  expectRefused(answer, 'no_disponible')
})

test('a take waits for another program that is writing, and is not lost', async () => {
  const { empresaId, colas } = await conColas(app.client(), 'General')
  const [colaId] = colas as [string]
  await pedirTurno(app.client(), empresaId, colaId, 'Ana')
  const connection = new Database(file)
  connection.exec('begin immediate')
  const waiting = pedirTurno(app.client(), empresaId, colaId, 'Luis')
  // Other requests are served during the wait.
  await app.client().call(endpoints.publico, { params: { empresaId } })
  connection.exec('commit')
  connection.close()
  expect((await waiting).numero).toBe(2)
})
