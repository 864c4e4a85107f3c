import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel } from '#harness/parallel.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { type EmpresaId, NO_ROW } from '#server/base/ids.ts'
import { CursorReader } from '#server/outbox/cursor-reader.ts'
import { command } from '#server/store/command.ts'
import { openCursor, readCursor } from '#server/store/cursores.ts'
import type { Store } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { encolar } from '#server/store/entregas.ts'
import { readAll } from '#server/store/query.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const NOMBRE = 'prueba'

const seqs = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('eventos').select('seq').where('empresa_id', '=', p.empresaId).orderBy('seq'),
)
const enqueued = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('entregas').select('destino').where('empresa_id', '=', p.empresaId),
)

/** Enqueues one entrega per evento without a unique name, so that reading twice shows. */
const leer = command<{ empresaId: EmpresaId }, boolean>(
  'leerPrueba',
  ({ empresaId }) => [`cursor ${NOMBRE} ${empresaId}`],
  async (tx, { empresaId }, { ahora }) => {
    const eventos = await readCursor(tx, empresaId, NOMBRE, 7)
    const nuevas = eventos.map(({ seq }) => ({
      canal: 'nadie',
      plantilla: 'x',
      destino: String(seq),
      empresaId,
    }))
    await encolar(tx, nuevas, ahora)
    return eventos.length === 7
  },
)

const open = (store: Store, empresaId: EmpresaId, seq: number) =>
  store.execute(
    command<object, unknown>(
      'abrir',
      () => ['abrir'],
      async (tx) => openCursor(tx, { empresa_id: empresaId, nombre: NOMBRE, seq }),
    ),
    {},
  )

onEachEngine('two nodes that read the history of a company during writes', (app) => {
  test('read every change once, whatever the order of arrival', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
    const stores = [await storeBeside(app), await storeBeside(app)]
    const [store] = stores as [Store]
    const { id } = (await findEmpresa(store.db, { uuid: empresaId })) ?? { id: NO_ROW }
    const from = (await seqs(store.db, { empresaId: id })).length
    await open(store, id, from)
    const log = { warn() {} }
    const lectores = stores.map(
      (each) => new CursorReader({ store: each, log, lecturas: { [NOMBRE]: leer }, onRead() {} }),
    )
    for (const lector of lectores) lector.start()
    await inParallel(240, 12, async (i) => {
      const colaId = colas[i % 2] ?? ''
      if (i % 3 === 2) await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
      else await pedirTurno(app.client(), empresaId, colaId, `Cliente ${i}`)
      for (const lector of lectores) lector.wake()
    })
    const wanted = (await seqs(store.db, { empresaId: id })).map(({ seq }) => seq).slice(from)
    const read = async () =>
      (await enqueued(store.db, { empresaId: id })).map(({ destino }) => Number(destino))
    await eventually(async () => expect((await read()).length).toBeGreaterThanOrEqual(wanted.length))
    await Promise.all(lectores.map((lector) => lector.stop()))
    expect((await read()).sort((a, b) => a - b)).toEqual(wanted)
  })
})
