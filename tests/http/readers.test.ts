import { expect, test } from 'vitest'
import type { ColaPersonal } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import { Tab } from '#harness/tab.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'
import { type Empleada, empleada } from '#tests/helpers/team.ts'

onEachEngine('a member who may only watch', (app) => {
  /** A queue with a customer in service, one waiting, one set aside and one who has left. */
  async function sala() {
    const f = await flowOf(app.client(), 'General', 'Caja')
    const turnos: Turno[] = []
    for (const nombre of ['Ana', 'Luis', 'Eva', 'Sol']) turnos.push(await f.pedir(nombre))
    const [ana, luis, eva, sol] = turnos as [Turno, Turno, Turno, Turno]
    await f.llamar()
    await f.apartar(eva.id)
    await f.retirar(sol.id)
    await f.cambiar(luis.id, { nota: 'Con silla', personas: 3 })
    const lector = await empleada(app, f, { rol: 'lector' })
    const agente = await empleada(app, f, { rol: 'agente', colas: [f.params.colaId] })
    return { ...f, turnos, ana, luis, lector, agente }
  }

  const read = async (client: Client, params: { empresaId: string; colaId: string }) =>
    JSON.stringify([
      await client.call(endpoints.cola, { params }),
      await client.call(endpoints.recientes, { params }),
      await client.call(endpoints.puerta, { params }),
      (await client.try(endpoints.sala, { params })).body,
      await client.call(endpoints.actividad, { params }),
      await (await client.send(`/api/proyectos/${params.empresaId}/auditoria/csv`)).text(),
      await client.call(endpoints.estadisticasDePersonas, { params }),
    ])

  test('sees names and places, and no code or id of a customer, by any call', async () => {
    const { params, turnos, lector, agente } = await sala()
    const seen = await read(lector.client, params)
    const served = await read(agente.client, params)
    for (const { id, codigo, nombre } of turnos) {
      expect(seen).toContain(nombre)
      expect(seen).not.toContain(codigo)
      expect(seen).not.toContain(id)
      expect(served).toContain(codigo)
      expect(served).toContain(id)
    }
    expect(served).toContain('Con silla')
    expect(seen).not.toContain('Con silla')
  })

  test('gets ids that stay the same and open nothing, even together with a code', async () => {
    const { params, luis, lector } = await sala()
    const list = async () => (await lector.client.call(endpoints.cola, { params })).turnos.map(({ id }) => id)
    const [turnoId = ''] = await list()
    expect(await list()).toEqual([turnoId])
    const body = { codigo: luis.codigo }
    for (const client of [lector.client, app.client()]) {
      expectRefused(
        await client.try(endpoints.cancelar, { params: { turnoId }, body }),
        'turno_no_encontrado',
      )
      const query = { codigo: luis.codigo, id: turnoId }
      expectRefused(await client.try(endpoints.verificarGlobal, { query }), 'turno_no_encontrado')
    }
  })

  const follow = async (client: Client, params: { empresaId: string; colaId: string }) => {
    const tab = await Tab.open(client)
    tab.follow({ tema: 'personal', ...params })
    return tab
  }
  const codigoDe = ({ turnos }: ColaPersonal) => turnos[0]?.codigo

  test('gets the same live, while the staff beside gets the codes', async () => {
    const { params, turnos, luis, lector, agente } = await sala()
    const watching = await follow(lector.client, params)
    const serving = await follow(agente.client, params)
    expect(codigoDe(await serving.state('personal', 'the queue'))).toBe(luis.codigo)
    await watching.state('personal', 'the queue')
    await agente.client.call(endpoints.cambiarTurno, {
      params: { ...params, turnoId: luis.id },
      body: { nombre: 'Luis Mora' },
    })
    const named = ({ turnos: [primero] }: ColaPersonal) => primero?.nombre === 'Luis Mora'
    await serving.state('personal', 'the new name', named)
    await watching.state('personal', 'the new name', named)
    const heard = JSON.stringify(watching.heard)
    for (const { id, codigo } of turnos) {
      expect(heard).not.toContain(codigo)
      expect(heard).not.toContain(id)
    }
    watching.close()
    serving.close()
  })

  test('gets the codes as soon as the role allows it, and loses them with the role, in an open tab', async () => {
    const { params, luis, lector, client, pedir } = await sala()
    const tab = await follow(lector.client, params)
    await tab.state('personal', 'the queue', (cola) => codigoDe(cola) === '')
    const become = (rol: 'agente' | 'lector', { usuarioId }: Empleada = lector) =>
      client.call(endpoints.cambiarMiembro, { params: { ...params, usuarioId }, body: { rol } })
    for (let i = 0; i < 2; i++) {
      tab.heard.length = 0
      await become('agente')
      await tab.state('personal', 'the code', (cola) => codigoDe(cola) === luis.codigo)
      tab.heard.length = 0
      await become('lector')
      await tab.state('personal', 'no code', (cola) => codigoDe(cola) === '')
      // Later states have none either.
      tab.heard.length = 0
      const { codigo } = await pedir(`Otra ${i}`)
      await tab.state('personal', 'the new customer', ({ turnos }) => turnos.length === 2 + i)
      expect(JSON.stringify(tab.heard)).not.toContain(codigo)
      expect(JSON.stringify(tab.heard)).not.toContain(luis.codigo)
    }
    tab.close()
  })
})
