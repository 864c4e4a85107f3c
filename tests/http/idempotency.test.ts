import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const HOUR_MS = 3_600_000

onEachEngine('asking again for the same turn', { TRUST_PROXY: 'loopback' }, (app) => {
  async function ventanilla() {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
    const pedir = (clave: string, nombre = 'Luis', cola = 0) =>
      app.client().try(endpoints.pedirTurno, {
        params: { empresaId, colaId: colas[cola] ?? '' },
        body: { nombre },
        headers: { 'idempotency-key': clave },
      })
    return { client, empresaId, colas, pedir }
  }

  test('with the same key returns the same turno in its current state', async () => {
    const { client, empresaId, colas, pedir } = await ventanilla()
    const clave = randomUUID()
    const first = await pedir(clave)
    expect((await pedir(clave, ' Luis ')).body).toEqual(first.body)
    expect((await pedir(randomUUID())).body.turno.numero).toBe(2)
    await client.call(endpoints.siguiente, { params: { empresaId, colaId: colas[0] ?? '' } })
    const later = await pedir(clave)
    expect(later.status).toBe(201)
    expect(later.body.turno).toEqual({ ...first.body.turno, estado: 'en atención', puesto: '1' })
  })

  test('that moved to a queue deleted since names that queue', async () => {
    const { client, empresaId, colas, pedir } = await ventanilla()
    const clave = randomUUID()
    const { turno } = (await pedir(clave)).body
    const [, otra = ''] = colas
    const params = { empresaId, turnoId: turno.id }
    await client.call(endpoints.transferir, { params, body: { colaId: otra } })
    await client.call(endpoints.borrarCola, { params: { empresaId, colaId: otra } })
    const again = await pedir(clave)
    expect(again.body.turno).toMatchObject({ id: turno.id, colaId: otra, estado: 'cancelado' })
  })

  test('with the same key but another body is refused, and in another queue it is another turno', async () => {
    const { pedir } = await ventanilla()
    const clave = randomUUID()
    const { turno } = (await pedir(clave)).body
    expectRefused(await pedir(clave, 'Otra persona'), 'clave_reutilizada')
    const other = await pedir(clave, 'Luis', 1)
    expect(other.status).toBe(201)
    expect(other.body.turno.id).not.toBe(turno.id)
  })

  test('by a stranger who knows key and name is refused, and reveals nothing of the first turno', async () => {
    const { empresaId, colas } = await ventanilla()
    const pedir = (cookie: string, ip: string, clave: string) =>
      app.client().try(endpoints.pedirTurno, {
        params: { empresaId, colaId: colas[0] ?? '' },
        body: { nombre: 'Luis' },
        headers: { 'idempotency-key': clave, cookie, 'x-forwarded-for': ip },
      })
    const browser = (letter: string) => `turnero_equipo=${letter.repeat(22)}`
    const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']
    // A browser is recognised by its cookie, from any address.
    const first = await pedir(browser('a'), home, 'clave-de-ana-1')
    expect((await pedir(browser('a'), elsewhere, 'clave-de-ana-1')).body).toEqual(first.body)
    expectRefused(await pedir(browser('b'), home, 'clave-de-ana-1'), 'clave_reutilizada')
    expectRefused(await pedir('', home, 'clave-de-ana-1'), 'clave_reutilizada')
    // A program without cookies is recognised by its address.
    const second = await pedir('', home, 'clave-de-luis-2')
    expect((await pedir('', home, 'clave-de-luis-2')).body).toEqual(second.body)
    const stranger = await pedir('', elsewhere, 'clave-de-luis-2')
    expectRefused(stranger, 'clave_reutilizada')
    expect(JSON.stringify(stranger.body)).not.toContain(second.body.turno.codigo)
  })

  test('many times at once creates one turno', async () => {
    const { client, empresaId, colas, pedir } = await ventanilla()
    const clave = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pedir(clave)))
    expect(new Set(answers.map((a) => a.body.turno.id)).size).toBe(1)
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
    expect(turnos).toHaveLength(1)
  })

  test('is answered also when the queue was paused since', async () => {
    const { client, empresaId, colas, pedir } = await ventanilla()
    const clave = randomUUID()
    const first = await pedir(clave)
    const params = { empresaId, colaId: colas[0] ?? '' }
    await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
    expect((await pedir(clave)).body).toEqual(first.body)
    expectRefused(await pedir(randomUUID()), 'cola_pausada')
  })

  test('a day later creates a new turno', async () => {
    const { pedir } = await ventanilla()
    const clave = randomUUID()
    const first = await pedir(clave)
    app.clock.now += 23 * HOUR_MS
    expect((await pedir(clave)).body.turno.id).toBe(first.body.turno.id)
    app.clock.now += 2 * HOUR_MS
    const second = await pedir(clave)
    expect(second.body.turno.id).not.toBe(first.body.turno.id)
    expect((await pedir(clave)).body.turno.id).toBe(second.body.turno.id)
  })
})
