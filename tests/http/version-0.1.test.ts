import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { Clock } from '#harness/clock.ts'
import { ENGINES } from '#harness/storage.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { facts, recorded, restoreVersion01 } from '#tests/helpers/version-0.1.ts'

/**
 * The wait announced now, in minutes, by what version 0.1 announced. Services ended by the change of day are no longer
 * measured, and a new cola announces the owner's figure for each waiting customer, in a narrow band.
 */
const SAID: Record<string, readonly [number, number]> = {
  // 'Consulta general', which two puestos serve in 7 minutes: 1 to 9 waiting.
  '0 a 5': [2, 5],
  '2 a 10': [5, 9],
  '5 a 15': [9, 15],
  '8 a 20': [12, 19],
  '10 a 25': [15, 24],
  '13 a 29': [18, 28],
  '16 a 34': [20, 34],
  '19 a 39': [23, 38],
  '21 a 43': [26, 43],
  // 'Preferencial', one puesto.
  '1 a 8': [4, 9],
  // 'Trámites', one puesto in 4 minutes: 1 to 4 waiting.
  '0 a 7': [2, 6],
  '3 a 14': [6, 12],
  '7 a 21': [9, 17],
  '10 a 27': [12, 23],
  // 'Pan' has no history; its owner set 5 minutes.
  '0 a 8': [4, 6],
  '3 a 16': [8, 12],
  '5 a 24': [12, 19],
}

const OVER = new Set(['completado', 'cancelado', 'ausente', 'expirado'])

const asSaidNow = (answer: object): object =>
  JSON.parse(
    JSON.stringify(answer, (key, value) => {
      if (key !== 'estimado' || !value?.max) return value
      const [min, max] = SAID[`${value.min} a ${value.max}`] ?? []
      return { min, max }
    }),
  )

describe.each(ENGINES)('data of version 0.1, on %s', (engine) => {
  const { sessions, links, repeatable } = facts[engine]
  let app: TestApp

  // The clock starts where the recording ended: later, waiting customers would have expired.
  beforeEach(async () => {
    const storage = await storageForTest(engine)
    await restoreVersion01(engine, storage.env)
    app = await appForTestOn({ ...storage.env, SESSION_SECRET: facts.sessionSecret }, new Clock(facts.now))
  })

  const as = (cookie: string) => {
    const client = app.client()
    client.cookie = cookie
    return client
  }

  test('every screen shows what it showed, to the sessions that were open', async () => {
    expect(recorded[engine].answers.length).toBeGreaterThan(80)
    let forgotten = 0
    for (const { path, as: who, status, body } of recorded[engine].answers) {
      const response = await as(who ? sessions[who] : '').send(path)
      // The codes of turnos that ended on an earlier day no longer work.
      if (OVER.has(body.turno?.estado) && response.status === 404) {
        forgotten++
        continue
      }
      expect(response.status, path).toBe(status)
      // Zones have canonical names now; this one was stored as typed.
      const expected = JSON.parse(
        JSON.stringify(body)
          .replaceAll('europe/madrid', 'Europe/Madrid')
          // The announced feature exists now.
          .replaceAll(/("texto":"Notificaciones por SMS","proximamente":)true/g, '$1false'),
      )
      // By code alone the name shows as the company's setting for public names allows.
      if (path.startsWith('/api/verificar-global')) delete expected.turno?.nombre
      expect(await response.json(), path).toMatchObject(asSaidNow(expected))
    }
    expect(forgotten).toBeGreaterThan(20)
  })

  test.each([
    ['+05:37', 'Etc/GMT-6'],
    ['-03:00', 'Etc/GMT+3'],
    ['+00:20', 'UTC'],
    ['aSIA/tOKYO', 'Asia/Tokyo'],
  ])('a company whose zone was stored as %s uses %s', async (stored, zona) => {
    const { empresaId } = repeatable
    const storage = await storageForTest(engine)
    await restoreVersion01(
      engine,
      storage.env,
      `update empresa set zona = '${stored}' where id = '${empresaId}'`,
    )
    const moved = await appForTestOn(storage.env, new Clock(facts.now))
    const { empresa } = await moved.client().call(endpoints.publico, { params: { empresaId } })
    expect(empresa.zona).toBe(zona)
  })

  test('a code that was freed finds nothing', async () => {
    for (const codigo of facts[engine].released) {
      const { status } = await as('').try(endpoints.verificarGlobal, { query: { codigo } })
      expect(status).toBe(404)
    }
  })

  test('a take repeated with its key returns the same turno', async () => {
    const { empresaId, colaId, nombre, key, turnoId } = repeatable
    const { turno } = await as('').call(endpoints.pedirTurno, {
      params: { empresaId, colaId },
      body: { nombre, origen: 'telefono' },
      headers: { 'idempotency-key': key },
    })
    expect(turno.id).toBe(turnoId)
  })

  test('accounts log in with their passwords, and mailed links work', async () => {
    const { ana, beto, carla } = facts.accounts
    const logIn = ({ correo, contrasena }: typeof ana) =>
      as('').try(endpoints.entrar, { body: { correo, contrasena } })
    expect((await logIn(ana)).status).toBe(200)
    await as('').call(endpoints.verificarCorreo, {
      body: { token: links.verificarCarla, contrasena: carla.contrasena },
    })
    expect((await logIn(carla)).status).toBe(200)
    const contrasena = 'otra contraseña, después'
    await as('').call(endpoints.restablecer, { body: { token: links.restablecerBeto, contrasena } })
    expect((await logIn(beto)).status).toBe(401)
    expect((await logIn({ ...beto, contrasena })).status).toBe(200)
  })

  test('numbers continue, and the first in line is called', async () => {
    const { empresaId, colaId } = repeatable
    const params = { empresaId, colaId }
    const ana = as(sessions.ana)
    const { turnos } = await ana.call(endpoints.cola, { params })
    const { ultimo } = facts.numbersByColaAndDay.find(
      (day: { cola: string; fecha: string }) => day.cola === colaId && day.fecha === '2026-11-14',
    )
    const { turno } = await as('').call(endpoints.pedirTurno, { params, body: { nombre: 'La siguiente' } })
    expect(turno.numero).toBe(ultimo + 1)
    const called = await ana.call(endpoints.siguiente, { params, body: { puesto: '9' } })
    expect(called.turno?.id).toBe(turnos[0]?.id)
  })
})
