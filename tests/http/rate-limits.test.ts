import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import type { Answer, Client } from '#harness/client.ts'
import { inParallel } from '#harness/parallel.ts'
import { CONTRASENA, conColas, pedirTurno, registrada } from '#harness/stories.ts'
import { LIMITES } from '#server/limits/limites.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'
import {
  address,
  entrar,
  expectAbout,
  expectTooMany,
  from,
  PROXY,
  pipelined,
  REDIS_URL,
  sendAtOnce,
  untilConnected,
} from '#tests/helpers/limits.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'
import { tokenIn } from '#tests/helpers/mailbox.ts'

onOneEngine('limits kept in memory', 'sqlite', PROXY, limits)
onOneEngine('limits kept in Redis', 'postgres', () => ({ ...PROXY, REDIS_URL: REDIS_URL() }), limits)

function limits(app: TestApp): void {
  beforeAll(async () => {
    if (app.env.REDIS_URL) await untilConnected(app)
  })

  const wrongLogins = (correo: string, ips: string[]) =>
    sendAtOnce(ips.map((ip) => () => entrar(app.client(), correo, 'equivocada', ip)))

  test('guessing a password ends after ten at that address, and the owner can log in from elsewhere', async () => {
    const { correo } = await registrada(app.client())
    const [thief, home] = [address(), address()]
    const guesses = await wrongLogins(correo, Array(14).fill(thief))
    expectAbout(guesses, 401, LIMITES.loginCuentaDireccion)
    for (const answer of guesses.answers.filter((a) => a.status !== 401)) expectTooMany(answer)
    expectTooMany(await entrar(app.client(), correo, CONTRASENA, thief))
    expect((await entrar(app.client(), correo, CONTRASENA, home)).status).toBe(200)
    // An account that does not exist behaves the same.
    const unknown = await wrongLogins('nadie@ejemplo.com', Array(14).fill(address()))
    expectAbout(unknown, 401, LIMITES.loginCuentaDireccion)
  })

  test('successful logins never use anything up', async () => {
    const { correo } = await registrada(app.client())
    const ip = address()
    for (let i = 0; i < 15; i++) expect((await entrar(app.client(), correo, CONTRASENA, ip)).status).toBe(200)
  })

  test('one address that tries many accounts is stopped', async () => {
    const ip = address()
    const correos = Array.from({ length: 70 }, (_, i) => `lista-${i}@ejemplo.com`)
    const sent = await sendAtOnce(correos.map((c) => () => entrar(app.client(), c, 'robada', ip)))
    expectAbout(sent, 401, LIMITES.loginDireccion)
  })

  test('guessing one account from many addresses ends too, without locking out its owner', async () => {
    const { correo } = await registrada(app.client())
    const known = app.client()
    await entrar(known, correo, CONTRASENA, address())
    const guesses = await wrongLogins(correo, Array.from({ length: 105 }, address))
    expectAbout(guesses, 401, LIMITES.loginCuenta)
    expectTooMany(await entrar(app.client(), correo, CONTRASENA, address()))
    expect((await entrar(known, correo, CONTRASENA, address())).status).toBe(200)
    // A browser known for another account does not help.
    const foreign = app.client()
    await entrar(foreign, (await registrada(app.client())).correo, CONTRASENA, address())
    expectTooMany(await entrar(foreign, correo, CONTRASENA, address()))
  })

  test('an attacker who guesses on the same Wi-Fi does not lock the owner out', async () => {
    const ip = address()
    const { correo } = await registrada(app.client())
    const known = app.client()
    await entrar(known, correo, CONTRASENA, ip)
    await wrongLogins(correo, Array(14).fill(ip))
    expect((await entrar(known, correo, CONTRASENA, ip)).status).toBe(200)
    // A known browser cannot guess forever either.
    const wrong = await sendAtOnce(Array(14).fill(() => entrar(known, correo, 'equivocada', ip)))
    expectAbout(wrong, 401, LIMITES.loginNavegador)
    // Even with a used-up address and an unknown browser, the mailed link works.
    const correos = Array.from({ length: 70 }, (_, i) => `lista-${ip}-${i}@ejemplo.com`)
    await sendAtOnce(correos.map((c) => () => entrar(app.client(), c, 'robada', ip)))
    const fresh = app.client()
    expectTooMany(await entrar(fresh, correo, CONTRASENA, ip))
    await fresh.call(endpoints.recuperar, { body: { correo }, headers: from(ip) })
    const message = await eventually(async () => {
      const [first] = await mailFiles(app.dataDir, correo)
      return first ?? expect.fail('no message yet')
    })
    await fresh.call(endpoints.restablecer, {
      body: { token: tokenIn(message), contrasena: 'otra contraseña larga' },
      headers: from(ip),
    })
    expect((await entrar(fresh, correo, 'otra contraseña larga', ip)).status).toBe(200)
  })

  test('a classroom can sign up together, and a machine cannot sign up forever', async () => {
    const ip = address()
    const sent = await sendAtOnce(
      Array.from(
        { length: 35 },
        (_, i) => () =>
          app.client().try(endpoints.registrar, {
            body: { usuario: 'Ana', correo: `clase-${ip}-${i}@ejemplo.com`, contrasena: CONTRASENA },
            headers: from(ip),
          }),
      ),
    )
    expectAbout(sent, 201, LIMITES.registroDireccion)
    expectTooMany(sent.answers.find((a) => a.status !== 201) ?? expect.fail('all of them signed up'))
  })

  test("a stranger's mailbox cannot be flooded, and replies do not reveal who has an account", async () => {
    const { correo } = await registrada(app.client())
    const pedir = (para: string, ip: string) =>
      app.client().try(endpoints.recuperar, { body: { correo: para }, headers: from(ip) })
    for (const para of [correo, `nadie-${address()}@ejemplo.com`]) {
      const statuses = []
      for (let i = 0; i < 7; i++) statuses.push((await pedir(para.toUpperCase(), address())).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
    const ip = address()
    const many = await sendAtOnce(
      Array.from({ length: 25 }, (_, i) => () => pedir(`n${i}-${ip}@ejemplo.com`, ip)),
    )
    expectAbout(many, 200, LIMITES.correoDireccion)
  })

  test('an account cannot make unlimited changes, and others are not affected', async () => {
    const { client } = await registrada(app.client())
    const { client: other } = await registrada(app.client())
    const change = (who: Client) => who.try(endpoints.cambiarUsuario, { body: { usuario: 'Ana Pérez' } })
    // Not all at once: the server would have no time for them.
    const answers: Answer<unknown>[] = []
    const started = performance.now()
    for (let wave = 0; wave < 12 && !answers.some(({ status }) => status === 429); wave++) {
      answers.push(...(await sendAtOnce(Array.from({ length: 50 }, () => () => change(client)))).answers)
    }
    expectAbout({ answers, tookMs: performance.now() - started }, 200, LIMITES.escrituraCuenta)
    for (const answer of answers.filter(({ status }) => status !== 200)) expectTooMany(answer)
    expect((await change(other)).status).toBe(200)
    // Reading is not counted.
    expect((await client.try(endpoints.sesion)).status).toBe(200)
  })

  test('links cannot be tried without limit', async () => {
    const ip = address()
    const body = { token: 'x'.repeat(43) }
    const sent = await sendAtOnce(
      Array.from(
        { length: 65 },
        () => () => app.client().try(endpoints.verificarCorreo, { body, headers: from(ip) }),
      ),
    )
    expectAbout(sent, 400, LIMITES.enlaceDireccion)
  })

  test('wrong codes use up an address, and customers with id and code are not affected', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno')
    const params = { empresaId, colaId: colas[0] ?? '' }
    const turno = await pedirTurno(client, empresaId, params.colaId, 'Luis')
    const ip = address()
    const ver = (codigo: string, id?: string, en = ip) =>
      app
        .client()
        .try(endpoints.verificarGlobal, { query: id ? { codigo, id } : { codigo }, headers: from(en) })
    const cancelar = (codigo: string, turnoId = turno.id) =>
      app.client().try(endpoints.cancelar, { params: { turnoId }, body: { codigo }, headers: from(ip) })

    for (let i = 0; i < 50; i++) expect((await ver(turno.codigo)).status).toBe(200)
    const { burst } = LIMITES.codigoDireccion
    for (let i = 0; i < burst - 3; i++) expect((await ver('BBBBBB')).status).toBe(404)
    expectRefused(await cancelar('BBBBBB'), 'turno_no_encontrado')
    expectRefused(await ver(turno.codigo, empresaId), 'turno_no_encontrado')
    const inQueue = await app
      .client()
      .try(endpoints.verificar, { params, query: { codigo: 'BBBBBB' }, headers: from(ip) })
    expectRefused(inQueue, 'turno_no_encontrado')

    expectTooMany(await ver('BBBBBB'))
    expectTooMany(await ver(turno.codigo))
    expectTooMany(await ver(turno.codigo, empresaId))
    expectTooMany(await cancelar('BBBBBB'))
    expect((await ver(turno.codigo, turno.id)).status).toBe(200)
    expect((await ver(turno.codigo, undefined, address())).status).toBe(200)
    expect((await cancelar(turno.codigo)).status).toBe(200)
  })

  test('codes sent in one burst reveal no more than the allowance, and a room of right ones is served', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno')
    const turno = await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis')
    const path = (codigo: string) => `/api/verificar-global?codigo=${codigo}`
    const thief = address()
    const guesses = Array.from({ length: 1074 }, (_, i) => path(i === 500 ? turno.codigo : 'BBBBBB'))
    const statuses = await pipelined(app.url, guesses, from(thief))
    const { burst } = LIMITES.codigoDireccion
    expect(statuses).toHaveLength(1074)
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(burst)
    expect(statuses).not.toContain(200)
    expectTooMany(
      await app
        .client()
        .try(endpoints.verificarGlobal, { query: { codigo: turno.codigo }, headers: from(thief) }),
    )

    const room = address()
    const typed = Array.from({ length: 200 }, (_, i) => path(i % 10 === 0 ? 'BBBBBB' : turno.codigo))
    const shown = await pipelined(app.url, typed, from(room))
    expect(shown).toEqual(typed.map((_, i) => (i % 10 === 0 ? 404 : 200)))
  })

  test('a waiting room behind one address gets its turnos, and a flood does not', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno')
    const otra = await conColas(app.client(), 'Otra')
    const ip = address()
    const pedir = (who: Client, empresa = empresaId, colaId = colas[0] ?? '', en = ip) =>
      who.try(endpoints.pedirTurno, {
        params: { empresaId: empresa, colaId },
        body: { nombre: 'Luis' },
        headers: from(en),
      })
    // Four at a time: with more, this process would read the answers of Redis too late, and a node without an answer
    // from Redis counts in its own memory.
    const room = await inParallel(200, 4, () => pedir(app.client()))
    expect(room.every((a) => a.status === 201)).toBe(true)
    const flood = await inParallel(400, 4, () => pedir(app.client()))
    const flooded = performance.now()
    const refused = flood.filter((a) => a.status !== 201)
    expect(refused.length).toBeGreaterThan(250)
    expectRefused(refused[0] ?? expect.fail('no request was refused'), 'codigo_sala_requerido')
    // Other companies, other addresses and the staff of this company are not limited by it.
    expect((await pedir(app.client(), otra.empresaId, otra.colas[0])).status).toBe(201)
    expect((await pedir(app.client(), empresaId, colas[0], address())).status).toBe(201)
    expect((await pedir(client)).status).toBe(201)
    // The allowance regains one per second, and no more of these get through.
    const ajenos = await inParallel(8, 4, () => pedir(otra.client))
    const negados = ajenos.filter((a) => a.status !== 201)
    expect(ajenos.length - negados.length).toBeLessThanOrEqual(1 + (performance.now() - flooded) / 1000)
    for (const negado of negados) expectRefused(negado, 'codigo_sala_requerido')
  })
}
