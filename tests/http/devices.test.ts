import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

onEachEngine('screens paired by a code', (app) => {
  async function emparejada(tipo: 'monitor' | 'kiosco' = 'monitor') {
    const duena = await conColas(app.client(), 'General', 'Caja')
    const { empresaId, colas } = duena
    const tv = app.client()
    const { codigo } = await tv.call(endpoints.pedirCodigo)
    const { dispositivo } = await duena.client.call(endpoints.emparejar, {
      params: { empresaId },
      body: { codigo: codigo.toLowerCase(), tipo, nombre: 'Sala', colas: [colas[1] ?? ''] },
    })
    return { duena, empresaId, colas, tv, codigo, dispositivo }
  }

  test('a television shows a code, the owner enters it, and the television learns what to show', async () => {
    const tv = app.client()
    expect(await tv.call(endpoints.dispositivo)).toEqual({ codigo: null, emparejado: null })
    const { codigo } = await tv.call(endpoints.pedirCodigo)
    expect((await tv.call(endpoints.dispositivo)).codigo).toMatchObject({ codigo })

    const { duena, empresaId, colas, tv: otra } = await emparejada()
    expect(await otra.call(endpoints.dispositivo)).toEqual({
      codigo: null,
      emparejado: { empresaId, tipo: 'monitor', nombre: 'Sala', colas: [colas[1]] },
    })
    const { dispositivos } = await duena.client.call(endpoints.dispositivos, { params: { empresaId } })
    expect(dispositivos).toMatchObject([{ nombre: 'Sala', tipo: 'monitor', enLinea: true }])
    app.clock.now += 10 * 60_000
    const later = await duena.client.call(endpoints.dispositivos, { params: { empresaId } })
    expect(later.dispositivos).toMatchObject([{ enLinea: false }])
  })

  test('a code works once, for ten minutes, and only while a screen shows it', async () => {
    const { duena, empresaId, codigo } = await emparejada()
    const params = { empresaId }
    const body = { tipo: 'monitor', nombre: 'Otra' } as const
    const emparejar = (codigo: string) =>
      duena.client.try(endpoints.emparejar, { params, body: { ...body, codigo } })
    expectRefused(await emparejar(codigo), 'codigo_desconocido')
    expectRefused(await emparejar('BCDFGH'), 'codigo_desconocido')
    const tv = app.client()
    const vencido = await tv.call(endpoints.pedirCodigo)
    app.clock.now += 10 * 60_000
    expectRefused(await emparejar(vencido.codigo), 'codigo_desconocido')
    expect((await tv.call(endpoints.dispositivo)).codigo).toBeNull()
  })

  test('when two companies enter the same code at once, one of them gets the screen', async () => {
    const [una, otra] = [await conColas(app.client(), 'A'), await conColas(app.client(), 'B')]
    const { codigo } = await app.client().call(endpoints.pedirCodigo)
    const answers = await Promise.all(
      [una, otra].map(({ client, empresaId }) =>
        client.try(endpoints.emparejar, {
          params: { empresaId },
          body: { codigo, tipo: 'monitor', nombre: 'Sala' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
  })

  test('a revoked screen is notified at once and loses access', async () => {
    const { duena, empresaId, tv, dispositivo } = await emparejada()
    const tab = await Tab.open(tv)
    const ref = tab.follow({ tema: 'publico', empresaId })
    await tab.state('publico', 'the room')
    const params = { empresaId, dispositivoId: dispositivo.id }
    await duena.client.call(endpoints.revocarDispositivo, { params })
    expect((await tab.end(ref)).codigo).toBe('dispositivo_cambiado')
    tab.close()
    expect(await tv.call(endpoints.dispositivo)).toEqual({ codigo: null, emparejado: null })
    expectRefused(
      await duena.client.try(endpoints.revocarDispositivo, { params }),
      'dispositivo_no_encontrado',
    )
    const { dispositivos } = await duena.client.call(endpoints.dispositivos, { params: { empresaId } })
    expect(dispositivos).toEqual([])
  })

  test("turnos taken at a kiosk are recorded as the kiosk's", async () => {
    const { duena, empresaId, colas, tv } = await emparejada('kiosco')
    const colaId = colas[1] ?? ''
    await tv.call(endpoints.pedirTurno, {
      params: { empresaId, colaId },
      body: { nombre: 'Luis', origen: 'kiosco' },
    })
    const datos = await duena.client.call(endpoints.datosCuenta, { params: { correo: duena.correo } })
    const emitido = datos.empresas[0]?.eventos.find(({ tipo }) => tipo === 'emitido')
    expect(emitido).toMatchObject({ actor: { tipo: 'dispositivo', id: 1 } })
    expect(datos.empresas[0]?.dispositivos).toMatchObject([{ nombre: 'Sala', tipo: 'kiosco' }])
  })

  test('a paired kiosk lists only its queues, in the page, the API and the live channel', async () => {
    const { duena, empresaId, colas, tv, dispositivo } = await emparejada('kiosco')
    const [general = '', caja = ''] = colas
    for (const colaId of colas) {
      await duena.client.call(endpoints.pedirTurno, {
        params: { empresaId, colaId },
        body: { nombre: 'Eva' },
      })
      await duena.client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    }
    const listed = async (client: Client) => {
      const { colas, ultimosLlamados } = await client.call(endpoints.publico, { params: { empresaId } })
      return [colas.map(({ id }) => id), ultimosLlamados.map(({ colaId }) => colaId)]
    }
    const page = async (client: Client) => (await client.send(`/entrada/${empresaId}/${general}`)).text()
    expect(await listed(tv)).toEqual([[caja], [caja]])
    expect(await listed(app.client())).toEqual([colas, [caja, general]])
    expect(await page(tv)).not.toContain('General')
    expect(await page(app.client())).toContain('General')
    const tab = await Tab.open(tv)
    const ref = tab.follow({ tema: 'publico', empresaId })
    expect((await tab.state('publico', 'its queue')).colas.map(({ id }) => id)).toEqual([caja])
    // All queues again, also on the connection that was open.
    const params = { empresaId, dispositivoId: dispositivo.id }
    await duena.client.call(endpoints.cambiarDispositivo, { params, body: { colas: null } })
    await tab.end(ref)
    tab.follow({ tema: 'publico', empresaId })
    const all = await tab.state('publico', 'all queues', (state) => state.colas.length === 2)
    expect(all.colas.map(({ id }) => id)).toEqual(colas)
    tab.close()
    expect((await listed(tv))[0]).toEqual(colas)
    expect(await page(tv)).toContain('General')
  })

  test('a paired kiosk takes no turno in another queue, by API or by form', async () => {
    const { duena, empresaId, colas, tv, dispositivo } = await emparejada('kiosco')
    const [general = '', caja = ''] = colas
    const take = (colaId: string, nombre: string, llave?: string) =>
      tv.try(endpoints.pedirTurno, {
        params: { empresaId, colaId },
        body: { nombre, origen: 'kiosco' },
        ...(llave && { headers: { 'idempotency-key': llave } }),
      })
    const names = async (colaId: string) =>
      (await duena.client.call(endpoints.cola, { params: { empresaId, colaId } })).turnos.map(
        ({ nombre }) => nombre,
      )
    expect((await take(caja, 'Luis', 'llave-de-Luis')).status).toBe(201)
    const refused = await take(general, 'Eva')
    expectRefused(refused, 'cola_de_otra_pantalla')
    expect(refused.error.mensaje).toBe('Esta pantalla no entrega turnos de esa cola. Elige otra.')
    const address = `/entrada/${empresaId}/${caja}`
    const send = async (colaId: string) => {
      const llave = /name="llave" value="([^"]+)"/.exec(await (await tv.send(address)).text())?.[1] ?? ''
      const body = new URLSearchParams({ nombre: 'Rosa', colaId, llave })
      return tv.send(address, { method: 'POST', body })
    }
    const form = await send(general)
    expect(form.status).toBe(403)
    expect(await form.text()).toContain('Esta pantalla no entrega turnos de esa cola')
    expect((await send(caja)).status).toBe(200)
    expect(await names(general)).toEqual([])
    expect(await names(caja)).toEqual(['Luis', 'Rosa'])
    // A lost response is answered again after the queue was taken from the kiosk.
    const params = { empresaId, dispositivoId: dispositivo.id }
    await duena.client.call(endpoints.cambiarDispositivo, { params, body: { colas: [general] } })
    expect((await take(caja, 'Luis', 'llave-de-Luis')).body.turno.numero).toBe(1)
    expectRefused(await take(caja, 'Ana'), 'cola_de_otra_pantalla')
    expect((await take(general, 'Ana')).status).toBe(201)
    // A monitor gives no turnos itself: who takes one in its browser is a customer.
    const monitor = await emparejada('monitor')
    const taken = await monitor.tv.try(endpoints.pedirTurno, {
      params: { empresaId: monitor.empresaId, colaId: monitor.colas[0] ?? '' },
      body: { nombre: 'Luis' },
    })
    expect(taken.status).toBe(201)
  })

  test('its name, kind and queues change without pairing again, and unknown queues are refused', async () => {
    const { duena, empresaId, colas, tv, dispositivo } = await emparejada()
    const params = { empresaId, dispositivoId: dispositivo.id }
    const cambiar = (body: object) => duena.client.try(endpoints.cambiarDispositivo, { params, body })
    expect((await cambiar({ nombre: ' Pasillo ', colas: null })).body.dispositivo).toMatchObject({
      nombre: 'Pasillo',
      tipo: 'monitor',
      colas: null,
    })
    expectRefused(await cambiar({ colas: [randomUUID()] }), 'cola_no_encontrada')
    await cambiar({ tipo: 'kiosco', colas: [colas[0]] })
    expect((await tv.call(endpoints.dispositivo)).emparejado).toMatchObject({
      tipo: 'kiosco',
      nombre: 'Pasillo',
      colas: [colas[0]],
    })
  })
})
