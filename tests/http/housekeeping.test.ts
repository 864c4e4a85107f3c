import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { range } from '#harness/parallel.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { command } from '#server/store/command.ts'
import type { Store, Tx } from '#server/store/db.ts'
import { insertEventos, reserveSeq, SISTEMA } from '#server/store/eventos.ts'
import { readAll, readFirst } from '#server/store/query.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const DIA_MS = 86_400_000
const VENCIDAS = 500
const TURNOS = 2500
/** The number of rows one step deletes, and of names it erases. */
const [PASO, PASO_NOMBRES] = [200, 1000]

const duenaDe = readFirst((q, p: { uuid: string }) =>
  q
    .selectFrom('empresas')
    .innerJoin('propietarios', 'propietarios.organizacion_id', 'empresas.organizacion_id')
    .selectAll('empresas')
    .select('propietarios.usuario_id as usuarioId')
    .where('empresas.uuid', '=', p.uuid),
)
const sesiones = readAll((q) => q.selectFrom('sesiones').select('huella'))
const enlaces = readAll((q) => q.selectFrom('enlaces').select('huella'))
const codigos = readAll((q) => q.selectFrom('codigos').select('codigo'))
const repeticiones = readAll((q) => q.selectFrom('repeticiones').select('llave'))
const conNombre = readAll((q) => q.selectFrom('turnos').select('id').where('nombre', '<>', ''))

const turnosDe = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId),
)
const eventosWith = readAll((q) =>
  q.selectFrom('eventos').select('seq').where('datos', 'like', '%Nombre Viejo%'),
)

type Fila = EmpresaTable & { usuarioId: UsuarioId }

onEachEngine('deleting what has expired', (app) => {
  /** Writes rows directly, as they would be after weeks. */
  async function write(run: (tx: Tx, empresa: Fila) => Promise<void>): Promise<ConColas> {
    const duena = await conColas(app.client(), 'General')
    const store = await storeBeside(app)
    const empresa = (await duenaDe(store.db, { uuid: duena.empresaId })) as Fila
    await store.execute(
      command<object, void>(
        'prueba',
        () => [duena.empresaId],
        (tx) => run(tx, empresa),
      ),
      {},
    )
    return duena
  }

  const count = async () => {
    const { db } = app.app.store
    const tables = [sesiones, enlaces, codigos, repeticiones, conNombre] as const
    return Promise.all(tables.map(async (table) => (await table(db)).length))
  }

  /** Wraps the store to record how many rows each step removed. */
  const watched = (store: Store, taken: number[]): Store => ({
    ...store,
    execute: async (...args) => {
      const before = await count()
      const result = await store.execute(...args)
      const after = await count()
      taken.push(Math.max(...before.map((n, i) => n - (after[i] ?? 0))))
      return result
    },
  })

  test('runs in steps, and a turno taken during it does not wait for the end', async () => {
    const long = app.app.clock() - 60 * DIA_MS
    const duena = await write(async (tx, { id, uuid: ambito, usuarioId }) => {
      const all = range(VENCIDAS)
      const usuario = { usuario_id: usuarioId, expira_en: long }
      const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
      await tx.insertMany(
        'sesiones',
        all.map((n) => ({
          ...usuario,
          huella: `s${n}`,
          id: uuid(n),
          agente: '',
          creada_en: long,
          usada_en: long,
          termina_en: long,
        })),
      )
      await tx.insertMany(
        'enlaces',
        all.map((n) => ({
          ...usuario,
          huella: `e${n}`,
          tipo: 'verificar' as const,
          creado_en: long,
          correo: null,
        })),
      )
      await tx.insertMany(
        'codigos',
        all.map((n) => ({ codigo: `viejo${n}`, empresa_id: id, turno_id: 1_000_000 + n })),
      )
      const repeticion = {
        ambito,
        actor_tipo: 'usuario' as const,
        actor: 1,
        huella: '',
        respuesta: '{}',
      }
      await tx.insertMany(
        'repeticiones',
        all.map((n) => ({ ...repeticion, llave: `llave-${n}`, creada_en: long })),
      )
    })
    const params = { empresaId: duena.empresaId, colaId: duena.colas[0] ?? '' }
    await duena.client.call(endpoints.siguiente, { params, headers: { 'idempotency-key': 'de-hoy-0123' } })
    const before = await count()
    const done: string[] = []
    const taken: number[] = []
    await Promise.all([
      limpiarVencidos(watched(app.app.store, taken), app.app.clock()).then(() => done.push('limpieza')),
      pedirTurno(app.client(), params.empresaId, params.colaId, 'Ana').then(() => done.push('turno')),
    ])
    expect(done).toEqual(['turno', 'limpieza'])
    expect(Math.max(...taken)).toBe(PASO)
    const after = await count()
    // Sessions, links, codes and keys of today stay; one turno was added.
    expect(before.slice(0, 4).map((n, i) => n - (after[i] ?? 0))).toEqual([
      VENCIDAS,
      VENCIDAS,
      VENCIDAS - 1,
      VENCIDAS,
    ])
    expect((await repeticiones(app.app.store.db)).map((r) => r.llave)).toContain('de-hoy-0123')
  })

  test('erasing a long day of names runs in steps as well, including its history', async () => {
    const start = app.clock.now
    const duena = await conColas(app.client(), 'General')
    const colaId = duena.colas[0] ?? ''
    await pedirTurno(app.client(), duena.empresaId, colaId, 'Ana')
    await duena.client.call(endpoints.cerrarJornada, { params: { empresaId: duena.empresaId } })
    const store = await storeBeside(app)
    const empresa = (await duenaDe(store.db, { uuid: duena.empresaId })) as Fila
    const [fila] = await turnosDe(store.db, { empresaId: empresa.id })
    if (!fila) throw new Error('No turno')
    const first = 10
    const copy = command<object, void>(
      'prueba',
      () => [duena.empresaId],
      async (tx) => {
        const turnos = range(TURNOS).map((n) => ({
          ...fila,
          id: first + n,
          orden: first + n,
          numero: fila.numero + n,
          uuid: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
          codigo: `copia${n}`,
        }))
        await tx.insertMany('turnos', turnos)
        const seq = await reserveSeq(tx, empresa.id, 3 * TURNOS)
        await insertEventos(
          tx,
          empresa,
          seq,
          // As the correction of a name would write it.
          [...turnos, ...turnos, ...turnos].map(({ id, cola_id }) => ({
            cola_id,
            turno_id: id,
            tipo: 'rellamado' as const,
            actor: SISTEMA,
            puesto: null,
            instante: 0,
            datos: { nombre: 'Nombre Viejo' },
          })),
        )
      },
    )
    await store.execute(copy, {})
    app.clock.now = start + 100 * DIA_MS
    const taken: number[] = []
    const before = (await count())[4] ?? 0
    expect(await olvidarNombres(watched(app.app.store, taken), 10, app.app.clock())).toBe(TURNOS + 1)
    expect(before - ((await count())[4] ?? 0)).toBe(TURNOS + 1)
    expect(Math.max(...taken)).toBe(PASO_NOMBRES)
    expect(await eventosWith(app.app.store.db)).toEqual([])
    app.clock.now = start
  })
})
