import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const DAY_MS = 24 * 3_600_000

onEachEngine('the label of a turn', (app) => {
  /** Saves the same queues with these prefixes. */
  const prefijos = async (client: Client, empresaId: string, ...prefijos: string[]) => {
    const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
    const body = { categorias: categorias.map(({ id, nombre }, i) => ({ id, nombre, prefijo: prefijos[i] })) }
    return client.try(endpoints.guardarConfiguracion, { params: { empresaId }, body })
  }

  test('has the letters of its queue wherever the turno is shown', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General', 'Quejas')
    const [colaId, otra] = colas as [string, string]
    const { body } = await prefijos(client, empresaId, 'b', '')
    expect(body.categorias.map(({ prefijo }) => prefijo)).toEqual(['B', ''])
    const turno = await pedirTurno(client, empresaId, colaId, 'Ana')
    expect(turno).toMatchObject({ numero: 1, etiqueta: 'B-1' })
    expect((await pedirTurno(client, empresaId, otra, 'Luis')).etiqueta).toBe('1')
    const params = { empresaId, colaId }
    expect((await client.call(endpoints.cola, { params })).turnos[0]?.etiqueta).toBe('B-1')
    expect((await client.call(endpoints.siguiente, { params })).turno?.etiqueta).toBe('B-1')
    const personal = await client.call(endpoints.cola, { params })
    expect([personal.enAtencion[0]?.etiqueta, personal.turnoActual?.etiqueta]).toEqual(['B-1', 'B-1'])
    const publico = await client.call(endpoints.publico, { params: { empresaId } })
    expect(publico.colas[0]?.turnoActual?.etiqueta).toBe('B-1')
    expect(publico.ultimosLlamados[0]?.etiqueta).toBe('B-1')
    expect(await client.call(endpoints.turnoActual, { params })).toMatchObject({ etiqueta: 'B-1' })
    const visto = await client.call(endpoints.verificarGlobal, { query: { codigo: turno.codigo } })
    expect([visto.turno.etiqueta, visto.turnoActual?.etiqueta]).toEqual(['B-1', 'B-1'])
  })

  test('changes from the next day on if numbers were given out today, and existing turnos keep theirs', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General', 'Quejas')
    const [colaId] = colas as [string]
    await prefijos(client, empresaId, 'A', '')
    const ayer = await pedirTurno(client, empresaId, colaId, 'Ana')
    await prefijos(client, empresaId, 'C', '')
    expect((await pedirTurno(client, empresaId, colaId, 'Luis')).etiqueta).toBe('A-2')
    // Both are in use until then.
    expectRefused(await prefijos(client, empresaId, 'C', 'a'), 'datos_invalidos')
    app.clock.now += DAY_MS
    expect((await pedirTurno(client, empresaId, colaId, 'Eva')).etiqueta).toBe('C-1')
    expect((await prefijos(client, empresaId, 'C', 'A')).status).toBe(200)
    const visto = await client.call(endpoints.verificarGlobal, { query: { codigo: ayer.codigo } })
    expect(visto.turno.etiqueta).toBe('A-1')
  })

  test('has letters only, and no two queues share them', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General', 'Quejas')
    const repeated = await prefijos(client, empresaId, 'AB', 'ab')
    expectRefused(repeated, 'datos_invalidos')
    expect(repeated.body).toMatchObject({ detalles: [{ campo: 'categorias.1.prefijo' }] })
    for (const bad of ['ABCD', 'A1', 'A B', '-'])
      expectRefused(await prefijos(client, empresaId, bad, ''), 'datos_invalidos')
    expect((await prefijos(client, empresaId, 'AB', 'AC')).status).toBe(200)
    expect((await prefijos(client, empresaId, '', 'AC')).status).toBe(200)
  })
})
