import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { newKey } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { siguiente } from '#server/commands/siguiente.ts'
import { usuario } from '#server/store/eventos.ts'
import { readAll } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada, quitar } from '#tests/helpers/team.ts'

const eventos = readAll((q, p: { actor: number }) =>
  q
    .selectFrom('eventos')
    .innerJoin('empresas', 'empresas.id', 'eventos.empresa_id')
    .select(['eventos.seq as seq', 'eventos.tipo as tipo', 'empresas.uuid as empresa'])
    .where('actor', '=', p.actor)
    .where('actor_tipo', '=', 'usuario')
    .orderBy('seq'),
)

onEachEngine('a member who loses a permission', (app) => {
  async function conAgente() {
    const duena = await conColas(app.client(), 'General', 'Caja')
    const { empresaId, colas } = duena
    const [colaId = '', caja = ''] = colas
    const ana = await empleada(app, duena, { rol: 'agente', colas: [colaId] })
    for (let i = 0; i < 30; i++) await pedirTurno(app.client(), empresaId, colaId, `Cliente ${i}`)
    return { duena, empresaId, colaId, caja, ana, params: { empresaId, colaId } }
  }

  test('calls no customer after her removal, however many calls are in flight', async () => {
    const { duena, empresaId, ana, params } = await conAgente()
    await ana.client.call(endpoints.siguiente, { params })
    const call = (puesto?: string) =>
      ana.client.settle(endpoints.siguiente, { params, body: { puesto }, headers: newKey() })
    const calls = Array.from({ length: 20 }, (_, i) => call(`${i}`))
    const removed = quitar(duena, ana)
    const late = Array.from({ length: 5 }, () => call())
    const answers = await Promise.all([...calls, ...late])
    await removed
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const { eventos: all } = (
      await duena.client.call(endpoints.datosCuenta, { params: { correo: duena.correo } })
    ).empresas[0] ?? { eventos: [] }
    const gone = all.find(({ tipo }) => tipo === 'miembro_quitado')?.seq ?? 0
    expect(gone).toBeGreaterThan(0)
    const hers = (await eventos(app.app.store.db, { actor: ana.id })).filter(
      ({ empresa }) => empresa === empresaId,
    )
    expect(hers.length).toBeGreaterThan(0)
    for (const { seq } of hers) expect(seq).toBeLessThan(gone)
  })

  test('is remembered by the writer with her current permissions', async () => {
    const { duena, empresaId, colaId, caja, ana } = await conAgente()
    // Simulates a call that has already passed the access check.
    const inFlight = (colas: string[] | null) =>
      app.app.store.execute(siguiente, { empresaId, colas, puesto: '7', actor: usuario(ana.id) })
    await inFlight([colaId])
    await expect(inFlight([caja])).rejects.toMatchObject({ codigo: 'prohibido' })
    const params = { empresaId, usuarioId: ana.usuarioId }
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'lector' } })
    await expect(inFlight([colaId])).rejects.toMatchObject({ codigo: 'prohibido' })
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'agente', colas: null } })
    await inFlight([caja])
    await quitar(duena, ana)
    await expect(inFlight(null)).rejects.toMatchObject({ codigo: 'empresa_no_encontrada' })
  })

  test('an agente who calls from all queues calls only from hers', async () => {
    const { duena, empresaId, caja, ana, params } = await conAgente()
    const first = await pedirTurno(app.client(), empresaId, caja, 'De otra cola')
    await duena.client.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: {
        categorias: [
          { id: caja, nombre: 'Caja', prioridad: true },
          { id: params.colaId, nombre: 'General' },
        ],
      },
    })
    const { turno } = await ana.client.call(endpoints.siguienteDeEmpresa, { params: { empresaId } })
    expect(turno?.colaId).toBe(params.colaId)
    const owner = await duena.client.call(endpoints.siguienteDeEmpresa, {
      params: { empresaId },
      body: { puesto: '2' },
    })
    expect(owner.turno?.id).toBe(first.id)
    // Nor does she finish a customer of another desk in a queue that is not hers.
    const { error } = await ana.client.try(endpoints.siguiente, { params, body: { puesto: '2' } })
    expect(error.codigo).toBe('prohibido')
    const finalizar = { params: { empresaId, turnoId: first.id } }
    expect((await ana.client.try(endpoints.finalizar, finalizar)).error.codigo).toBe('prohibido')
  })

  test('receives nothing more about a queue from that moment, and learns why', async () => {
    const { duena, empresaId, colaId, caja, ana } = await conAgente()
    const tab = await Tab.open(ana.client)
    const ref = tab.follow({ tema: 'personal', empresaId, colaId })
    await tab.state('personal', 'her queue')
    const foreign = tab.follow({ tema: 'personal', empresaId, colaId: caja })
    expect((await tab.end(foreign)).codigo).toBe('prohibido')
    await quitar(duena, ana)
    expect((await tab.end(ref)).codigo).toBe('empresa_no_encontrada')
    const heard = tab.heard.length
    await pedirTurno(app.client(), empresaId, colaId, 'Después')
    const again = tab.follow({ tema: 'personal', empresaId, colaId })
    expect((await tab.end(again)).codigo).toBe('empresa_no_encontrada')
    expect(tab.heard.slice(heard).some((m) => m.tipo === 'estado')).toBe(false)
    tab.close()
  })
})
