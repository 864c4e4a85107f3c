import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { range } from '#harness/parallel.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { address, from, PROXY } from '#tests/helpers/limits.ts'

/** The smallest plan: 25 turnos a day. */
const STARTER = { ...PROXY, DEFAULT_PLAN: 'starter' }

interface Take {
  ip: string
  nombre?: string
  codigoSala?: string
  headers?: Record<string, string>
}

const take = (client: Client, { empresaId, colas }: ConColas, { ip, nombre = 'Luis', ...more }: Take) =>
  client.try(endpoints.pedirTurno, {
    params: { empresaId, colaId: colas[0] ?? '' },
    body: { nombre, ...(more.codigoSala && { codigoSala: more.codigoSala }) },
    headers: { ...from(ip), ...more.headers },
  })

const puertaDe = ({ client, empresaId }: ConColas) => client.call(endpoints.puerta, { params: { empresaId } })

onEachEngine('a stranger who takes turnos at a small clinic', STARTER, (app) => {
  test('cannot use up its day: beyond an allowance a turno needs the code shown in the room', async () => {
    const clinic = await conColas(app.client(), 'General')
    const ip = address()
    const answers = await Promise.all(range(200).map(() => take(app.client(), clinic, { ip })))
    const given = answers.filter(({ status }) => status === 201)
    expect(given.length).toBeGreaterThanOrEqual(5)
    expect(given.length).toBeLessThanOrEqual(10)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expectRefused(answer, 'codigo_sala_requerido')
    }
    // Other customers, also in the room behind the same address, are served.
    expect((await take(app.client(), clinic, { ip: address() })).status).toBe(201)
    const { codigo } = await puertaDe(clinic)
    expect((await take(app.client(), clinic, { ip, codigoSala: codigo.toLowerCase() })).status).toBe(201)
    expect((await take(clinic.client, clinic, { ip })).status).toBe(201)
  })

  test('a family takes its turnos on one phone, and a phone that continues needs the code', async () => {
    const clinic = await conColas(app.client(), 'General')
    const headers = { cookie: `turnero_equipo=${'f'.repeat(22)}` }
    for (const _ of range(6)) {
      expect((await take(app.client(), clinic, { ip: address(), headers })).status).toBe(201)
    }
    expectRefused(await take(app.client(), clinic, { ip: address(), headers }), 'codigo_sala_requerido')
  })

  test('the code changes every ten minutes and cannot be guessed forever', async () => {
    const clinic = await conColas(app.client(), 'General')
    const { codigo, cambia } = await puertaDe(clinic)
    const ip = address()
    app.clock.now += Date.parse(cambia) - app.app.clock() + 1000
    expect((await puertaDe(clinic)).codigo).not.toBe(codigo)
    // A customer may have read it just before the change.
    expect((await take(app.client(), clinic, { ip, codigoSala: codigo })).status).toBe(201)
    app.clock.now += 600_000
    expectRefused(await take(app.client(), clinic, { ip, codigoSala: codigo }), 'codigo_sala_incorrecto')
    const wrong = []
    for (const _ of range(12)) wrong.push(await take(app.client(), clinic, { ip, codigoSala: 'BBBB' }))
    expect(wrong.some(({ error }) => error.codigo === 'demasiados_intentos')).toBe(true)
    const { codigo: now } = await puertaDe(clinic)
    const guess = await take(app.client(), clinic, { ip, codigoSala: now })
    expectRefused(guess, 'demasiados_intentos')
  })

  test('the owner can require the code until she lifts it', async () => {
    const clinic = await conColas(app.client(), 'General')
    const params = { empresaId: clinic.empresaId }
    const cambiar = (pideCodigo: boolean) =>
      clinic.client.call(endpoints.cambiarPuerta, { params, body: { pideCodigo } })
    expect((await take(app.client(), clinic, { ip: address() })).status).toBe(201)
    expect((await cambiar(true)).pideCodigo).toBe(true)
    expectRefused(await take(app.client(), clinic, { ip: address() }), 'codigo_sala_requerido')
    const { codigo } = await puertaDe(clinic)
    expect((await take(app.client(), clinic, { ip: address(), codigoSala: codigo })).status).toBe(201)
    expect((await take(clinic.client, clinic, { ip: address() })).status).toBe(201)
    expect((await cambiar(false)).pideCodigo).toBe(false)
    expect((await take(app.client(), clinic, { ip: address() })).status).toBe(201)
  })

  test('the owner sees a burst, cancels it in one step, and regains its places in the day', async () => {
    const clinic = await conColas(app.client(), 'General')
    const { client, correo, empresaId, colas } = clinic
    const params = { empresaId, colaId: colas[0] ?? '' }
    const real = (await take(app.client(), clinic, { ip: address(), nombre: 'Rosa' })).body.turno
    const bots = [address(), address()]
    for (const ip of bots) {
      for (const i of range(10)) await take(app.client(), clinic, { ip, nombre: `Bot ${i}` })
    }
    const { rafagas } = await puertaDe(clinic)
    expect(rafagas.map(({ cuantos }) => cuantos)).toEqual([10, 10])
    expect(rafagas[0]?.nombres.slice(0, 2)).toEqual(['Bot 1', 'Bot 2'])
    const usados = async () => (await client.call(endpoints.plan, { params: { correo } })).uso[0]?.turnosHoy
    expect(await usados()).toBe(21)
    for (const { id: rafagaId } of rafagas) {
      const reply = await client.call(endpoints.cancelarRafaga, { params: { empresaId, rafagaId } })
      expect(reply).toEqual({ cancelados: 10 })
    }
    expect((await puertaDe(clinic)).rafagas).toEqual([])
    const { turnos } = await client.call(endpoints.cola, { params })
    expect(turnos.map(({ id }) => id)).toEqual([real.id])
    expect(await usados()).toBe(1)
    // Restored turnos are no burst any more: no place is regained twice.
    const [primera] = rafagas
    const recientes = await client.call(endpoints.recientes, { params })
    for (const { id } of recientes.turnos.slice(0, 8)) {
      await client.call(endpoints.restaurar, { params: { empresaId, turnoId: id } })
    }
    expect((await puertaDe(clinic)).rafagas).toEqual([])
    const otra = { empresaId, rafagaId: primera?.id ?? '' }
    expect(await client.call(endpoints.cancelarRafaga, { params: otra })).toEqual({ cancelados: 0 })
    expect(await usados()).toBe(1)
    // 24 more fit into the day. No number is given out twice.
    const numbers = []
    for (const i of range(24))
      numbers.push((await take(client, clinic, { ip: address(), nombre: `Cliente ${i}` })).body.turno.numero)
    expect(numbers).toEqual(range(24).map((i) => 21 + i))
    expectRefused(await take(client, clinic, { ip: address() }), 'limite_turnos')
    expect(await usados()).toBe(25)
  })

  /** Pairs a screen of the room with a company. */
  async function pantalla({ client, empresaId }: ConColas, tipo: 'monitor' | 'kiosco'): Promise<Client> {
    const tv = app.client()
    const { codigo } = await tv.call(endpoints.pedirCodigo)
    const body = { codigo, tipo, nombre: 'Sala' }
    await client.call(endpoints.emparejar, { params: { empresaId }, body })
    return tv
  }

  test.each(['monitor', 'kiosco'] as const)(
    'a paired %s shows the code while it is required, and no other screen ever does',
    async (tipo) => {
      const clinic = await conColas(app.client(), 'General')
      const { client, empresaId } = clinic
      const tv = await pantalla(clinic, tipo)
      const shown = async (screen: Client) => (await screen.call(endpoints.salaDispositivo)).codigo
      expect(await tv.call(endpoints.salaDispositivo)).toEqual({ emparejado: true, codigo: null })

      // One stranger uses up an allowance: customers in the room find the code on its screens.
      const ip = address()
      for (const _ of range(11)) await take(app.client(), clinic, { ip })
      const { codigo } = await puertaDe(clinic)
      expect(await shown(tv)).toBe(codigo)
      expect((await take(app.client(), clinic, { ip, codigoSala: codigo })).status).toBe(201)
      app.clock.now += 31 * 60_000
      expect(await shown(tv)).toBeNull()

      await client.call(endpoints.cambiarPuerta, { params: { empresaId }, body: { pideCodigo: true } })
      const demanded = await shown(tv)
      expect(demanded).toBe((await puertaDe(clinic)).codigo)
      app.clock.now += 600_000
      expect(await shown(tv)).toBe((await puertaDe(clinic)).codigo)
      expect(await shown(tv)).not.toBe(demanded)

      const other = await pantalla(await conColas(app.client(), 'General'), tipo)
      expect(await other.call(endpoints.salaDispositivo)).toEqual({ emparejado: true, codigo: null })
      expect(await app.client().call(endpoints.salaDispositivo)).toEqual({ emparejado: false, codigo: null })
      const publico = await app.client().send(`/api/proyectos/${empresaId}/publico`)
      expect(await publico.text()).not.toContain((await puertaDe(clinic)).codigo)
    },
  )

  test('a paired kiosk and the staff have their own allowances, also while the code is required', async () => {
    const clinic = await conColas(app.client(), 'General')
    const { client, empresaId } = clinic
    await client.call(endpoints.cambiarPuerta, { params: { empresaId }, body: { pideCodigo: true } })
    const kiosk = await pantalla(clinic, 'kiosco')
    const ip = address()
    expectRefused(await take(app.client(), clinic, { ip }), 'codigo_sala_requerido')
    const statuses = []
    for (const _ of range(11)) {
      statuses.push((await take(kiosk, clinic, { ip })).status, (await take(client, clinic, { ip })).status)
    }
    expect(statuses.every((status) => status === 201)).toBe(true)
    // Paired with another company it is a stranger here.
    const ajeno = await pantalla(await conColas(app.client(), 'General'), 'kiosco')
    expectRefused(await take(ajeno, clinic, { ip: address() }), 'codigo_sala_requerido')
  })

  test('the form without script asks for the code, and accepts it', async () => {
    const clinic = await conColas(app.client(), 'General')
    const { client, empresaId, colas } = clinic
    await client.call(endpoints.cambiarPuerta, { params: { empresaId }, body: { pideCodigo: true } })
    const customer = app.client()
    const page = await (await customer.send(`/mi-turno/${empresaId}`)).text()
    expect(page).not.toContain('name="codigoSala"')
    const llave = /name="llave" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const send = async (codigoSala?: string) => {
      const fields = { nombre: 'Luis Mora', colaId: colas[0] ?? '', llave, ...(codigoSala && { codigoSala }) }
      const body = new URLSearchParams(fields)
      const reply = await customer.send(`/mi-turno/${empresaId}`, { method: 'POST', body })
      return { status: reply.status, html: await reply.text() }
    }
    const asked = await send()
    expect(asked.status).toBe(403)
    expect(asked.html).toContain('name="codigoSala"')
    expect(asked.html).toContain('value="Luis Mora"')
    const wrong = await send('ZZZZ')
    expect(wrong.status).toBe(403)
    expect(wrong.html).toContain('Ese no es el código de la sala')
    const { codigo } = await puertaDe(clinic)
    expect((await send(codigo)).status).toBe(200)
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
    expect(turnos.map(({ nombre }) => nombre)).toEqual(['Luis Mora'])
  })
})
