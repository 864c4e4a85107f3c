import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { pedirTurno as emitir } from '#server/commands/pedir-turno.ts'
import { loadSala } from '#server/commands/salas.ts'
import { siguiente } from '#server/commands/siguiente.ts'
import { command } from '#server/store/command.ts'
import { CLIENTE, SISTEMA } from '#server/store/eventos.ts'
import { countWaiting } from '#server/store/turnos.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

// Takes remember the queues between transactions, so every change must reach that memory.
onEachEngine('what takes remember of the queues', (app) => {
  test('a queue that is paused, resumed or deleted between takes is so for the next one', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General', 'Quejas')
    const [colaId, otra] = colas as [string, string]
    const params = { empresaId, colaId }
    const take = () => app.client().try(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })
    await inParallel(20, 10, () => pedirTurno(app.client(), empresaId, colaId, 'Ana'))
    await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
    expectRefused(await take(), 'cola_pausada')
    await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: true } })
    expect((await take()).body.turno.numero).toBe(21)
    await client.call(endpoints.borrarCola, { params })
    expectRefused(await take(), 'cola_no_encontrada')
    expect((await pedirTurno(app.client(), empresaId, otra, 'Luis')).numero).toBe(1)
  })

  test('calls that wait together finish and call as if one came after the other', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General', 'Quejas')
    for (const i of range(12)) await pedirTurno(app.client(), empresaId, colas[i % 2] as string, `C ${i}`)
    const calls = await inParallel(15, 15, (i) =>
      client.call(endpoints.siguienteDeEmpresa, { params: { empresaId }, body: { puesto: `p${i % 2}` } }),
    )
    const llamados = calls.flatMap(({ turno }) => turno?.id ?? [])
    const terminados = calls.flatMap(({ terminado }) => terminado?.id ?? [])
    expect(new Set(llamados).size).toBe(12)
    // The next call of a desk finishes the turno it called before, once.
    expect([...terminados].sort()).toEqual([...new Set(terminados)].sort())
    const vistas = await Promise.all(
      colas.map((colaId) => client.call(endpoints.cola, { params: { empresaId, colaId } })),
    )
    const enAtencion = vistas.flatMap((v) => v.enAtencion.map((t) => t.id))
    expect([...terminados, ...enAtencion].sort()).toEqual([...llamados].sort())
    expect(vistas.flatMap((v) => v.turnos)).toEqual([])
  })

  test('simultaneous takes, calls, pauses and plan changes skip no number and repeat none', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'General')
    const [colaId] = colas as [string]
    const params = { empresaId, colaId }
    const cambiarPlan = (i: number) =>
      client.call(endpoints.cambiarPlan, {
        params: { correo },
        body: { plan: i % 2 ? 'enterprise' : 'professional' },
      })
    const numeros = await inParallel(120, 40, async (i) => {
      if (i % 6 === 1) await client.call(endpoints.siguiente, { params, body: { puesto: String(i % 3) } })
      else if (i % 6 === 2) await cambiarPlan(i)
      else if (i % 6 === 3) await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: true } })
      else return (await pedirTurno(app.client(), empresaId, colaId, `C ${i}`)).numero
      return null
    })
    const emitidos = numeros.filter((n) => n !== null).sort((a, b) => a - b)
    expect(emitidos).toEqual(range(emitidos.length))
    expect(emitidos.length).toBeGreaterThan(50)
  })

  test('the number waiting that takes and calls maintain equals the counted one', async () => {
    const { empresaId, colas } = await conColas(app.client(), 'General', 'Quejas')
    const store = await storeBeside(app)
    const pedido = { empresaId, nombre: 'Ana', tipo: '', origen: 'api' as const, actor: CLIENTE, llave: null }
    await inParallel(60, 20, async (i) => {
      const [propia, puesto] = [colas[i % 2] as string, `p${i % 4}`]
      if (i % 3 < 2) await store.execute(emitir, { ...pedido, colaId: propia })
      else
        await store.execute(siguiente, { empresaId, colas: i % 2 ? null : [propia], puesto, actor: SISTEMA })
    })
    const compare = command<object, number[][]>(
      'prueba',
      () => [empresaId],
      async (tx, _nada, context) => {
        const known = await loadSala(tx, empresaId, context)
        const counted = await countWaiting(tx, known?.empresa.id ?? NO_ROW)
        return [...(known?.colas.keys() ?? [])].map((id) => [
          known?.sala.esperan.get(id) ?? 0,
          counted.get(id) ?? 0,
        ])
      },
    )
    const pairs = await store.execute(compare, {})
    expect(pairs).toHaveLength(2)
    for (const [kept, counted] of pairs) expect(kept).toBe(counted)
  })
})
