import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { createReadyStorage, ENGINES, type Engine, type Storage } from '#harness/storage.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command, groupCommand } from '#server/store/command.ts'
import type { Store, Tx } from '#server/store/db.ts'
import { migratePostgres, migrateSqlite } from '#server/store/migrate.ts'
import { openPostgresStore } from '#server/store/postgres/engine.ts'
import { readAll } from '#server/store/query.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { openSqliteStore } from '#server/store/sqlite/engine.ts'
import { findUsuarioByCorreo, insertUsuario } from '#server/store/usuarios.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const correo = (n: number) => `u${n}@ejemplo.com`

const usuario = (n: number): Omit<UsuarioTable, 'id'> => ({
  uuid: uuid(n),
  correo: correo(n),
  nombre: `U ${n}`,
  contrasena: 'x',
  verificado_en: null,
  sin_correo: 0,
  idioma: null,
  debe_cambiar: 0,
  creado_en: 1,
})

const listCodigos = readAll((q) => q.selectFrom('codigos').select('turno_id').orderBy('turno_id'))

const context = () => ({ ahora: 0, politica: { catalogo: 'pagina', planFijo: null } }) as const

const write = <T>(store: Store, key: string, run: (tx: Tx) => Promise<T>) =>
  store.execute(
    command<object, T>('prueba', () => [key], run),
    {},
  )

async function openStore(engine: Engine, { env }: Storage): Promise<Store> {
  if (engine === 'sqlite') {
    const file = dataFileOf(env)
    await migrateSqlite(file)
    return openSqliteStore(file, context)
  }
  await migratePostgres(env.DATABASE_URL as string)
  return openPostgresStore({ url: env.DATABASE_URL as string, prepared: true }, context, () => {})
}

describe.each(ENGINES)('the write lane, on %s', (engine) => {
  let storage: Storage
  let store: Store
  beforeAll(async () => {
    storage = await createReadyStorage(engine)
    store = await openStore(engine, storage)
  })
  afterAll(async () => {
    await store.close()
    await storage.remove()
  })

  const insert = (n: number) => async (tx: Tx) => {
    await insertUsuario(tx, usuario(n))
    return n
  }

  test('what was acknowledged is committed, and a reader sees it at once', async () => {
    await inParallel(100, 100, async (i) => {
      await write(store, 'una clave', insert(i))
      expect(await findUsuarioByCorreo(store.db, { correo: correo(i) })).toBeDefined()
    })
  })

  test('a command that fails after writing rolls back only its own writes', async () => {
    const results = await Promise.allSettled(
      range(30).map((n) =>
        write(store, 'una clave', async (tx) => {
          await insertUsuario(tx, usuario(1000 + n))
          if (n % 10 === 3) throw new Rechazo('cola_pausada')
          if (n % 10 === 7) await insertUsuario(tx, usuario(1000 + n))
        }),
      ),
    )
    for (const n of range(30)) {
      const failed = n % 10 === 3 || n % 10 === 7
      expect(results[n - 1]?.status).toBe(failed ? 'rejected' : 'fulfilled')
      expect(Boolean(await findUsuarioByCorreo(store.db, { correo: correo(1000 + n) }))).toBe(!failed)
    }
  })

  test('a row that cannot be inserted fails only its command, also when others read and write after it', async () => {
    const add = (codigo: string, n: number) =>
      write(store, `clave ${n % 4}`, async (tx) => {
        await tx.insertMany('codigos', [{ codigo, empresa_id: NO_ROW, turno_id: n }])
        if (n % 2 === 0) await findUsuarioByCorreo(tx, { correo: '' })
        return n
      })
    await add('used', 0)
    const isRepeated = (n: number) => n % 10 === 3
    const results = await Promise.allSettled(range(30).map((n) => add(isRepeated(n) ? 'used' : `C${n}`, n)))
    const kept = [0, ...range(30).filter((n) => !isRepeated(n))]
    expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual(
      kept.slice(1),
    )
    expect((await listCodigos(store.db)).map(({ turno_id }) => turno_id)).toEqual(kept)
  })

  test('a refusal without writes does not affect its neighbours, which run once', async () => {
    let runs = 0
    await Promise.allSettled(
      range(20).map((n) =>
        write(store, 'una clave', async () => {
          runs++
          if (n % 2 === 0) throw new Rechazo('cola_pausada')
        }),
      ),
    )
    expect(runs).toBe(20)
  })

  test('items joined in one group succeed and fail independently, also when the group breaks', async () => {
    const together = groupCommand<number, number>(
      'prueba',
      () => 'otra',
      async (tx, items) => {
        for (const n of items) {
          await insertUsuario(tx, usuario(n))
          if (n === 2005) throw new Error('a fault in the middle of the group')
        }
        return items.map((n) => (n === 2003 ? { error: new Rechazo('cola_pausada') } : { ok: n }))
      },
    )
    const results = await Promise.allSettled(range(8).map((n) => store.execute(together, 2000 + n)))
    expect(results.map((r) => r.status === 'fulfilled')).toEqual(range(8).map((n) => n !== 3 && n !== 5))
    expect(await findUsuarioByCorreo(store.db, { correo: correo(2005) })).toBeUndefined()
    expect(await findUsuarioByCorreo(store.db, { correo: correo(2008) })).toBeDefined()
  })

  test('a kind of write that failed the very first time works afterwards', async () => {
    const attempt = (breaks: boolean) =>
      write(store, 'tercera', async (tx) => {
        // A new set of columns, so its statement has not been prepared yet.
        await insertUsuario(tx, { ...usuario(2500), verificado_en: 7 })
        if (breaks) throw new Error('a fault before anything was sent')
      })
    await expect(attempt(true)).rejects.toThrow('a fault')
    await attempt(false)
    expect(await findUsuarioByCorreo(store.db, { correo: correo(2500) })).toMatchObject({ verificado_en: 7 })
  })

  test('changes are announced only when they can be read', async () => {
    const seen: boolean[] = []
    const announced = new Promise<void>((resolve) => {
      store.onCommit(async ([change]) => {
        seen.push(Boolean(await findUsuarioByCorreo(store.db, { correo: change?.empresaId ?? '' })))
        resolve()
      })
    })
    await write(store, 'una clave', async (tx) => {
      await insertUsuario(tx, usuario(3001))
      tx.changed({ empresaId: correo(3001), seq: 1 })
    })
    await announced
    expect(seen).toEqual([true])
  })
})

onEachEngine('log-ins and takes at full load', (app) => {
  test('never block each other: all of both are answered', async () => {
    const { correo, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const [turnos, sesiones] = await Promise.all([
      inParallel(400, 64, (i) => pedirTurno(app.client(), empresaId, colaId, `Cliente ${i}`)),
      inParallel(40, 10, () =>
        app.client().call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } }),
      ),
    ])
    expect(new Set(turnos.map((t) => t.numero)).size).toBe(400)
    expect(sesiones).toHaveLength(40)
  })
})
