import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas, conEmpresa, pedirTurno, registrada } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const DAY_MS = 86_400_000
const nuevas = (cuantas: number) =>
  Array.from({ length: cuantas }, () => ({ id: randomUUID(), nombre: `Cola ${randomUUID()}` }))
const guardar = (client: Client, empresaId: string, categorias: { id: string; nombre: string }[]) =>
  client.try(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
const verPlan = (client: Client, correo: string) => client.call(endpoints.plan, { params: { correo } })

onEachEngine('plans of the pricing page', (app) => {
  test('a new account has the middle plan for 14 days, then the first', async () => {
    const { client, correo, empresaId } = await conEmpresa(app.client())
    const marca = { colorPrimario: '#112233', logo: 'https://ejemplo.com/l.png' }
    await client.call(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body: marca })
    const antes = await verPlan(client, correo)
    expect(antes).toMatchObject({ plan: { id: 'professional' }, prueba: { activa: true }, fijo: false })
    const cinco = nuevas(5)
    expect((await guardar(client, empresaId, cinco)).status).toBe(200)
    expectRefused(await guardar(client, empresaId, [...cinco, ...nuevas(1)]), 'limite_colas')
    const publico = () => client.call(endpoints.publico, { params: { empresaId } })
    expect((await publico()).empresa).toMatchObject(marca)

    app.clock.now += 14 * DAY_MS + 1000
    expect(await verPlan(client, correo)).toMatchObject({
      plan: { id: 'starter' },
      prueba: { activa: false },
      uso: [{ empresaId, colas: 5, turnosHoy: 0 }],
    })
    // Existing queues can still be edited, sorted and called from; only new ones are refused.
    const turno = await pedirTurno(client, empresaId, cinco[4]?.id ?? '', 'Luis')
    expect(turno.numero).toBe(1)
    expect((await guardar(client, empresaId, [...cinco].reverse())).status).toBe(200)
    expectRefused(await guardar(client, empresaId, [...cinco.slice(1), ...nuevas(1)]), 'limite_colas')
    // Branding is stored but not shown, and saving it is not refused.
    expect((await publico()).empresa).toMatchObject({ colorPrimario: '#7c3aed', logo: '' })
    const { empresa } = await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { colorPrimario: '#445566' },
    })
    expect(empresa).toMatchObject({ logo: marca.logo, config: { colorPrimario: '#445566' } })
    await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'professional' } })
    expect((await publico()).empresa).toMatchObject({ colorPrimario: '#445566', logo: marca.logo })
  })

  test('the owner changes plan, at once, and an unknown one is refused', async () => {
    const { client, correo, empresaId } = await conEmpresa(app.client())
    const cambiar = (plan: string) =>
      client.try(endpoints.cambiarPlan, { params: { correo }, body: { plan } })
    expect((await cambiar('starter')).body).toMatchObject({
      plan: { id: 'starter' },
      prueba: { activa: false },
    })
    expectRefused(await guardar(client, empresaId, nuevas(2)), 'limite_colas')
    expect((await cambiar('enterprise')).status).toBe(200)
    expect((await guardar(client, empresaId, nuevas(30))).status).toBe(200)
    expectRefused(await cambiar('pro'), 'datos_invalidos')
    const { planes } = await app.client().call(endpoints.planes)
    expect(planes.map((p) => p.nombre)).toEqual(['Starter', 'Professional', 'Enterprise'])
  })

  test('25 a day means 25 over all queues of the company, however many ask at once', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
    await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'starter' } })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        app.client().try(endpoints.pedirTurno, {
          params: { empresaId, colaId: colas[i % 2] ?? '' },
          body: { nombre: `Cliente ${i}` },
        }),
      ),
    )
    expect(answers.filter((a) => a.status === 201)).toHaveLength(25)
    const refused = answers.filter((a) => a.status !== 201)
    for (const answer of refused) expectRefused(answer, 'limite_turnos')
    expect(refused[0]?.error.mensaje).toBe('Hoy ya no se entregan más turnos en esta cola.')
    const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
    expect(categorias).toMatchObject([{ admite: 'agotada' }, { admite: 'agotada' }])
    expect(await verPlan(client, correo)).toMatchObject({ uso: [{ turnosHoy: 25 }] })

    app.clock.now += DAY_MS
    expect((await pedirTurno(client, empresaId, colas[0] ?? '', 'Mañana')).numero).toBe(1)
  })

  test('two companies mean two, however many are requested at once, and accounts with more keep them', async () => {
    const { client, correo } = await registrada(app.client())
    const params = { correo }
    const crear = () =>
      client.try(endpoints.crearEmpresa, { params, body: { nombre: 'Otra', titular: 'Ana' } })
    const cuantas = async () => (await client.call(endpoints.empresas, { params })).empresas.length
    await client.call(endpoints.cambiarPlan, { params, body: { plan: 'starter' } })
    const answers = await Promise.all(Array.from({ length: 6 }, crear))
    expect(answers.filter((a) => a.status === 201)).toHaveLength(2)
    for (const answer of answers.filter((a) => a.status !== 201)) expectRefused(answer, 'limite_empresas')
    await client.call(endpoints.cambiarPlan, { params, body: { plan: 'professional' } })
    expect((await crear()).status).toBe(201)
    await client.call(endpoints.cambiarPlan, { params, body: { plan: 'starter' } })
    expectRefused(await crear(), 'limite_empresas')
    expect(await cuantas()).toBe(3)
  })

  test('simultaneous requests create no more queues than the plan allows', async () => {
    const { client, correo, empresaId } = await conEmpresa(app.client())
    await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'starter' } })
    const answers = await Promise.all(Array.from({ length: 5 }, () => guardar(client, empresaId, nuevas(1))))
    expect(answers.filter((a) => a.status === 200).length).toBeGreaterThanOrEqual(1)
    const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
    expect(categorias).toHaveLength(1)
  })
})

onEachEngine('plans of the landing page', { PLAN_CATALOG: 'portada' }, (app) => {
  test('apply everywhere', async () => {
    const { client, correo } = await registrada(app.client())
    const { catalogo, planes } = await client.call(endpoints.planes)
    expect([catalogo, ...planes.map((p) => `${p.nombre} ${p.precio}`)]).toEqual([
      'portada',
      'Básico $2.99',
      'Pro $9.99',
      'Empresarial $24.99',
    ])
    expect(await verPlan(client, correo)).toMatchObject({ plan: { id: 'pro' }, prueba: { activa: true } })
    app.clock.now += 15 * DAY_MS
    expect((await verPlan(client, correo)).plan).toMatchObject({
      id: 'basico',
      limites: { colas: 1, turnosPorDia: 50 },
    })
  })
})

onEachEngine('one plan for all accounts', { DEFAULT_PLAN: 'starter' }, (app) => {
  test('applies from the first day, without a trial, and cannot be changed', async () => {
    const { client, correo, empresaId } = await conEmpresa(app.client())
    expect(await verPlan(client, correo)).toMatchObject({ plan: { id: 'starter' }, prueba: null, fijo: true })
    expectRefused(await guardar(client, empresaId, nuevas(2)), 'limite_colas')
    const params = { correo }
    expectRefused(
      await client.try(endpoints.cambiarPlan, { params, body: { plan: 'enterprise' } }),
      'plan_fijo',
    )
  })
})
