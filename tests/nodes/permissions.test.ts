import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { clusterForSuite } from '#tests/helpers/fixtures.ts'

describe('a member who loses a permission through one of two nodes', () => {
  const cluster = clusterForSuite()
  const node = (i: number) => cluster.nodes[i] as ServerProcess

  /** Creates a company on the first node, with an agente who works through the second. */
  async function clinica(rol: 'agente' | 'administrador' = 'agente') {
    const duena = await conColas(node(0).client(), 'General')
    const { client, empresaId } = duena
    const colaId = duena.colas[0] ?? ''
    for (let i = 0; i < 40; i++) await pedirTurno(node(0).client(), empresaId, colaId, `Cliente ${i}`)
    const ana = await member(duena, rol)
    const { miembros } = await client.call(endpoints.miembros, { params: { empresaId } })
    const usuarioId = miembros.find(({ nombre }) => nombre === 'Ana')?.id ?? ''
    const params = { empresaId, usuarioId }
    return {
      duena,
      ana,
      empresaId,
      colaId,
      remove: () => client.call(endpoints.quitarMiembro, { params }),
      demote: () => client.call(endpoints.cambiarMiembro, { params, body: { rol: 'lector' as const } }),
    }
  }

  async function member({ client, empresaId }: ConColas, rol: 'agente' | 'administrador'): Promise<Client> {
    const { correo, contrasena } = await client.call(endpoints.crearMiembro, {
      params: { empresaId },
      body: { nombre: 'Ana', rol },
    })
    const ana = node(1).client()
    await ana.call(endpoints.entrar, { body: { correo, contrasena, nueva: 'una contraseña propia' } })
    return ana
  }

  test('calls no customer after her removal on the other node, including calls in flight', async () => {
    const { duena, ana, empresaId, colaId, remove } = await clinica()
    const params = { empresaId, colaId }
    await ana.call(endpoints.siguiente, { params })
    const inFlight = Array.from({ length: 20 }, (_, i) =>
      ana.try(endpoints.siguiente, { params, body: { puesto: `${i + 2}` } }),
    )
    const removed = remove()
    const answers = await Promise.all(inFlight)
    await removed
    for (const { status } of answers) expect([200, 404]).toContain(status)
    // Effective from the reply on, not after the next poll.
    const late = await ana.try(endpoints.siguiente, { params, body: { puesto: '1' } })
    expect(late.error.codigo).toBe('empresa_no_encontrada')
    const datos = await duena.client.call(endpoints.datosCuenta, { params: { correo: duena.correo } })
    const eventos = datos.empresas[0]?.eventos ?? []
    const gone = eventos.findIndex(({ tipo }) => tipo === 'miembro_quitado')
    expect(gone).toBeGreaterThan(0)
    expect(eventos.slice(gone).filter(({ tipo }) => tipo === 'llamado')).toEqual([])
    const called = answers.filter(({ status }) => status === 200).length + 1
    expect(eventos.filter(({ tipo }) => tipo === 'llamado')).toHaveLength(called)
  })

  test('is demoted: her calls, her desk and forbidden subscriptions end, and the rest stays', async () => {
    const { duena, ana, empresaId, colaId, demote } = await clinica('administrador')
    const [desk = ''] = await conPuestos(duena, { nombre: 'Ventanilla 1' })
    expect((await desksOf(ana, empresaId).occupy(desk)).status).toBe(200)
    await demote()
    expect((await ana.try(endpoints.siguiente, { params: { empresaId, colaId } })).error.codigo).toBe(
      'prohibido',
    )
    expect((await desksOf(ana, empresaId).occupy(desk)).error.codigo).toBe('prohibido')
    expect((await desksOf(ana, empresaId).one(desk))?.librePor).toBe('equipo')
    expect(
      (await ana.try(endpoints.guardarPuestos, { params: { empresaId }, body: { puestos: [] } })).status,
    ).toBe(403)
    expect((await ana.try(endpoints.sala, { params: { empresaId } })).status).toBe(200)
  })

  test('loses her subscriptions on the other node, and cannot follow them again', async () => {
    const { ana, empresaId, colaId, remove } = await clinica('administrador')
    const tab = await Tab.open(ana)
    const refs = [
      tab.follow({ tema: 'personal', empresaId, colaId }),
      tab.follow({ tema: 'puestos', empresaId }),
      tab.follow({ tema: 'sala', empresaId }),
    ]
    for (const tema of ['personal', 'puestos', 'sala'] as const) await tab.state(tema, 'the first state')
    await remove()
    for (const ref of refs) expect((await tab.end(ref)).codigo).toBe('empresa_no_encontrada')
    const heard = tab.heard.length
    await pedirTurno(node(0).client(), empresaId, colaId, 'Después')
    expect((await tab.end(tab.follow({ tema: 'sala', empresaId }))).codigo).toBe('empresa_no_encontrada')
    expect(tab.heard.slice(heard).filter(({ tipo }) => tipo === 'estado')).toEqual([])
    tab.close()
  })

  test('downloads account data without anything of the company', async () => {
    const { duena, empresaId } = await clinica()
    const { client } = duena
    const socia = node(1).client()
    const { correo, contrasena } = await client.call(endpoints.crearMiembro, {
      params: { empresaId },
      body: { nombre: 'Socia', rol: 'administrador' },
    })
    await socia.call(endpoints.entrar, { body: { correo, contrasena, nueva: 'una contraseña propia' } })
    const { miembros } = await client.call(endpoints.miembros, { params: { empresaId } })
    const usuarioId = miembros.find(({ nombre }) => nombre === 'Socia')?.id ?? ''
    const cambiar = (rol: 'propietario' | 'lector') =>
      client.call(endpoints.cambiarMiembro, { params: { empresaId, usuarioId }, body: { rol } })
    const empresas = async () =>
      (await socia.call(endpoints.datosCuenta, { params: { correo } })).empresas.map((e) => e.empresa.id)
    await cambiar('propietario')
    expect(await empresas()).toContain(empresaId)
    await cambiar('lector')
    expect(await empresas()).toEqual([])
    await client.call(endpoints.quitarMiembro, { params: { empresaId, usuarioId } })
    const { pertenencias } = await socia.call(endpoints.datosCuenta, { params: { correo } })
    expect(pertenencias).toEqual([])
  })

  test('two people who come to one desk through both nodes: only one gets it', async () => {
    const { duena, ana, empresaId } = await clinica()
    const [desk = ''] = await conPuestos(duena, { nombre: 'Ventanilla 1' })
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([
        desksOf(duena.client, empresaId).occupy(desk),
        desksOf(ana, empresaId).occupy(desk),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const won = answers.find(({ status }) => status === 200)
      expect((await desksOf(ana, empresaId).one(desk))?.ocupacion?.id).toBe(won?.body.ocupacion)
      expect((await desksOf(duena.client, empresaId).leave(desk)).status).toBe(200)
    }
  })
})
