import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { range } from '#harness/parallel.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'
import { address, from } from '#tests/helpers/limits.ts'
import { empleada } from '#tests/helpers/team.ts'

const env = { DEFAULT_PLAN: 'enterprise', TRUST_PROXY: 'loopback', PUSH_SERVICES: 'push.ejemplo.com' }

onEachEngine('an agente of one queue', env, (app) => {
  async function clinica() {
    const f = await flowOf(app.client(), 'Suya', 'Ajena')
    const [suya = '', ajena = ''] = f.colas
    const agente = await empleada(app, f, { rol: 'agente', colas: [suya] })
    return { ...f, suya, ajena, agente: agente.client, params: { empresaId: f.empresaId } }
  }

  test('announces to the own queue by default, and never to others', async () => {
    const { agente, client, params, suya, ajena } = await clinica()
    const anunciar = (by: Client, colas?: string[]) =>
      by.try(endpoints.anunciar, { params, body: { texto: 'Hay demoras', minutos: 20, colas } })
    for (const colas of [[ajena], [suya, ajena]]) expectRefused(await anunciar(agente, colas), 'prohibido')
    expect((await anunciar(agente)).body.anuncio.colas).toEqual([suya])
    expect((await anunciar(client)).body.anuncio.colas).toBeNull()
    const { anuncios } = await client.call(endpoints.anuncios, { params })
    expect(anuncios.map(({ colas }) => colas)).toEqual([[suya], null])
  })

  test('sees and cancels the part of a burst that waits in the own queue', async () => {
    const { agente, client, params, suya, ajena, esperan, empresa } = await clinica()
    const ip = address()
    const take = async (colaId: string, nombre: string) =>
      app.client().send(`/api/proyectos/${params.empresaId}/cola/${colaId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(ip) },
        body: JSON.stringify({ nombre }),
      })
    for (const i of range(8)) {
      await take(suya, `Suyo ${i}`)
      await take(ajena, `Ajeno ${i}`)
    }
    const read = async (by: Client) => (await by.call(endpoints.puerta, { params })).rafagas
    const [toda] = await read(client)
    expect(toda?.cuantos).toBe(16)
    const [parte] = await read(agente)
    expect(parte).toMatchObject({ id: toda?.id, cuantos: 8 })
    expect(parte?.nombres.every((nombre) => nombre.startsWith('Suyo'))).toBe(true)
    // Names are hidden until the call here too.
    await empresa({ nombresAlLlamar: true })
    expect((await read(client))[0]?.nombres).toEqual([])
    await empresa({ nombresAlLlamar: false })
    const cancel = (by: Client) =>
      by.call(endpoints.cancelarRafaga, { params: { ...params, rafagaId: toda?.id ?? '' } })
    expect(await cancel(agente)).toEqual({ cancelados: 8 })
    expect(await cancel(agente)).toEqual({ cancelados: 0 })
    expect(await esperan(suya)).toEqual([])
    expect(await esperan(ajena)).toHaveLength(8)
    expect(await cancel(client)).toEqual({ cancelados: 8 })
  })

  test('reads the deliveries to customers of the own queue only', async () => {
    const { agente, client, params, suya, ajena, pedir, llamar } = await clinica()
    const avisado = async (colaId: string) => {
      const { id: turnoId, codigo } = await pedir('Luis', colaId)
      const push = {
        endpoint: 'https://push.ejemplo.com/x/1',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      }
      const cuando = { personas: null, minutos: null, llamado: true }
      await app.client().call(endpoints.pedirAviso, {
        params: { turnoId },
        body: { codigo, canal: 'push', push, cuando, consentimiento: 1 },
      })
      return turnoId
    }
    const [suyo, ajeno] = [await avisado(suya), await avisado(ajena)]
    const listed = async (by: Client) => (await by.call(endpoints.entregas, { params })).entregas.length
    await llamar('1', suya)
    await llamar('2', ajena)
    await expect.poll(() => listed(client)).toBe(2)
    expect(await listed(agente)).toBe(1)
    const of = (by: Client, turnoId: string) =>
      by.try(endpoints.entregasDeTurno, { params: { ...params, turnoId } })
    expect((await of(agente, suyo)).body.entregas).toHaveLength(1)
    expectRefused(await of(agente, ajeno), 'prohibido')
    expect((await of(client, ajeno)).body.entregas).toHaveLength(1)
  })
})
