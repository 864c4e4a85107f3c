import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { type EmpresaId, NO_ROW } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { readAll, readFirst, write } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

interface Since {
  empresaId: EmpresaId
  seq: number
}
const dropTurnos = write((q, p: Since) =>
  q.deleteFrom('turnos').where('empresa_id', '=', p.empresaId).where('id', '>', p.seq),
)
const dropEventos = write((q, p: Since) =>
  q.deleteFrom('eventos').where('empresa_id', '=', p.empresaId).where('seq', '>', p.seq),
)
const pulsoDe = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('pulsos').selectAll().where('empresa_id', '=', p.empresaId),
)
const numeracionesDe = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('numeraciones').selectAll().where('empresa_id', '=', p.empresaId),
)
const putPulso = write((q, p: { empresaId: EmpresaId; seq: number; reloj: number }) =>
  q.updateTable('pulsos').set({ seq: p.seq, reloj: p.reloj }).where('empresa_id', '=', p.empresaId),
)
const putNumeracion = write(
  (q, p: { empresaId: EmpresaId; colaId: number; ultimo: number; emitidos: number }) =>
    q
      .updateTable('numeraciones')
      .set({ ultimo: p.ultimo, emitidos: p.emitidos })
      .where('empresa_id', '=', p.empresaId)
      .where('cola_id', '=', p.colaId),
)

// A standby that took over may lack the last commits of the server that died.
onEachEngine('a database that lost commits', (app) => {
  /** Creates a company; returns a function that reverts its database to this point without notifying the server. */
  async function room() {
    const sala = await conColas(app.client(), 'General', 'Quejas')
    const store = await storeBeside(app)
    const empresaId = (await findEmpresa(store.db, { uuid: sala.empresaId }))?.id ?? NO_ROW
    const [colaId, otra] = sala.colas as [string, string]
    const take = (nombre: string, cola = colaId) => pedirTurno(app.client(), sala.empresaId, cola, nombre)
    await take('Ana')
    await take('Otra', otra)
    const pulso = await pulsoDe(store.db, { empresaId })
    const numeraciones = await numeracionesDe(store.db, { empresaId })
    const back = command<object, void>(
      'prueba',
      () => [sala.empresaId],
      async (tx) => {
        const { seq = 0, reloj = 0 } = pulso ?? {}
        await dropTurnos(tx, { empresaId, seq })
        await dropEventos(tx, { empresaId, seq })
        await putPulso(tx, { empresaId, seq, reloj })
        for (const { cola_id, ultimo, emitidos } of numeraciones)
          await putNumeracion(tx, { empresaId, colaId: cola_id, ultimo, emitidos })
      },
    )
    const params = { empresaId: sala.empresaId, colaId }
    return {
      params,
      otra,
      take,
      goBack: () => store.execute(back, {}),
      names: async () => (await sala.client.call(endpoints.cola, { params })).turnos.map((t) => t.nombre),
      publico: () => app.client().call(endpoints.publico, { params: { empresaId: sala.empresaId } }),
    }
  }

  test('no customer is shown who is not in it, neither on a screen nor by the API', async () => {
    const { params, take, goBack, names, publico } = await room()
    const tab = await Tab.open(app.client())
    tab.follow({ tema: 'publico', empresaId: params.empresaId })
    await take('Perdida')
    const shown = await tab.state('publico', 'two waiting', (d) => d.colas[0]?.enEspera === 2)
    expect(await names()).toEqual(['Ana', 'Perdida'])
    await goBack()
    expect(await names()).toEqual(['Ana'])
    // A screen must not take the lower number for an old state.
    const after = await tab.state('publico', 'one waiting in a new epoca', (d) => d.epoca !== shown.epoca)
    expect([after.colas[0]?.enEspera, after.seq < shown.seq]).toEqual([1, true])
    expect((await publico()).epoca).toBe(after.epoca)
    tab.close()
  })

  test('nor when its numbers have reached the same value, or a higher one, with other turnos', async () => {
    const { otra, take, goBack, names, publico } = await room()
    for (const further of [0, 1]) {
      await take('Perdida')
      const shown = await publico()
      expect(await names()).toContain('Perdida')
      await goBack()
      app.clock.now += 1000
      for (let i = 0; i <= further; i++) await take(`Nueva ${i}`, otra)
      const after = await publico()
      expect(after.seq).toBe(shown.seq + further)
      expect(after.epoca).not.toBe(shown.epoca)
      expect(await names()).toEqual(['Ana'])
      expect(after.colas.map(({ enEspera }) => enEspera)).toEqual([1, 2 + further])
      await goBack()
      await publico()
    }
  })
})
