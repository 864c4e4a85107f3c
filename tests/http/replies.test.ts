import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import { reanudarApartados } from '#server/jobs/dias.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'

const MINUTO_MS = 60_000

onEachEngine('a customer who reports whether they are coming', (app) => {
  async function sala() {
    const f = await flowOf(app.client(), 'General')
    const [ana, luis] = [await f.pedir('Ana'), await f.pedir('Luis')]
    const decir = ({ id, codigo }: Turno, palabra: 'voy' | 'tarde', minutos?: number) =>
      app.client().try(endpoints.responderAviso, {
        params: { turnoId: id },
        body: { codigo, palabra, minutos },
      })
    const propio = ({ id, codigo }: Turno) =>
      app.client().call(endpoints.verificarGlobal, { query: { codigo, id } })
    return { ...f, ana, luis, decir, propio }
  }

  test("is shown to staff with the reply while waiting and when called, and on the customer's phone", async () => {
    const f = await sala()
    expect((await f.decir(f.ana, 'voy')).status).toBe(200)
    const respuesta = { palabra: 'voy', minutos: null }
    expect((await f.cola()).turnos).toMatchObject([{ nombre: 'Ana', respuesta }, { nombre: 'Luis' }])
    expect((await f.propio(f.ana)).turno).toMatchObject({ respuesta })
    await f.llamar()
    expect((await f.cola()).enAtencion).toMatchObject([{ nombre: 'Ana', respuesta }])
    expect((await f.decir(f.ana, 'tarde', 10)).status).toBe(200)
    const personal = await f.cola()
    expect(personal.enAtencion).toMatchObject([{ respuesta: { palabra: 'tarde', minutos: 10 } }])
    expect(personal.apartados).toEqual([])
    await f.finalizar(f.ana.id)
    expectRefused(await f.decir(f.ana, 'voy'), 'turno_no_en_espera')
  })

  test('and is late is skipped for those minutes, at most twice, and then only reported', async () => {
    const f = await sala()
    for (const veces of [1, 2]) {
      // Sent again, as a phone with a bad network does.
      for (const _ of [1, 2]) expect((await f.decir(f.ana, 'tarde', 10)).status).toBe(200)
      expect((await f.cola()).apartados).toMatchObject([
        { nombre: 'Ana', pospuestos: veces, respuesta: { palabra: 'tarde', minutos: 10 }, pausa: {} },
      ])
      app.clock.now += 11 * MINUTO_MS
      await reanudarApartados(app.app.store, app.app.clock())
      expect(await f.esperan()).toEqual(['Ana', 'Luis'])
    }
    expect((await f.decir(f.ana, 'tarde', 15)).status).toBe(200)
    expect((await f.cola()).turnos[0]).toMatchObject({
      nombre: 'Ana',
      respuesta: { palabra: 'tarde', minutos: 15 },
      pospuestos: 2,
    })
    expect((await f.llamar()).turno?.nombre).toBe('Ana')
  })

  test('and does not know how late keeps the place, which waits at most half an hour', async () => {
    const f = await sala()
    await f.decir(f.ana, 'tarde')
    expect((await f.cola()).turnos[0]).toMatchObject({ respuesta: { palabra: 'tarde', minutos: null } })
    await f.decir(f.ana, 'tarde', 120)
    const hasta = new Date(app.app.clock() + 30 * MINUTO_MS).toISOString()
    const { pausa } = (await f.propio(f.ana)).turno
    expect(Math.abs(Date.parse(pausa?.hasta ?? '') - Date.parse(hasta))).toBeLessThan(MINUTO_MS)
  })
})
