import { hash } from '@node-rs/argon2'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { ENGINES } from '#harness/storage.ts'
import { CONTRASENA, correoNuevo, registrada } from '#harness/stories.ts'
import { NO_ROW, type UsuarioId } from '#server/base/ids.ts'
import { fijarContrasena, registrar as guardarRegistro, pedirCarta } from '#server/commands/cuenta.ts'
import { limpiar } from '#server/commands/limpieza.ts'
import { readConfig } from '#server/config.ts'
import { contrasenas } from '#server/secrets/contrasenas.ts'
import { CLIENTE, SISTEMA } from '#server/store/eventos.ts'
import { openStore } from '#server/store/open.ts'
import { readAll } from '#server/store/query.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { appForTest, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'
import { type Mailbox, startMailbox, tokenIn } from '#tests/helpers/mailbox.ts'

const NUEVA = 'una frase muy distinta'

const entrar = (client: Client, correo: string, contrasena = CONTRASENA) =>
  client.try(endpoints.entrar, { body: { correo, contrasena } })
const cambiar = (client: Client, actual: string, nueva: string) =>
  client.try(endpoints.cambiarContrasena, { body: { actual, nueva } })
const alive = async (client: Client) => (await client.try(endpoints.sesion)).status === 200

const apuntes = readAll((q, p: { id: UsuarioId }) =>
  q.selectFrom('auditoria').select(['tipo', 'ip', 'datos']).where('usuario_id', '=', p.id).orderBy('id'),
)

const entregas = readAll((q) =>
  q.selectFrom('entregas').select(['destino', 'plantilla', 'estado']).orderBy('id'),
)

onEachEngine("the user's own account, without a mail server", (app, engine) => {
  /** Logs an owner in with two browsers. */
  async function enDos() {
    const { client, correo } = await registrada(app.client())
    const other = app.client()
    await entrar(other, correo)
    return { client, correo, other }
  }

  test('the password is changed with the current one, and every other session ends', async () => {
    const { client, correo, other } = await enDos()
    expectRefused(await cambiar(client, 'equivocada', NUEVA), 'contrasena_incorrecta')
    expect(await alive(other)).toBe(true)
    expect((await cambiar(client, CONTRASENA, NUEVA)).body).toEqual({
      mensaje: 'Tu contraseña cambió. Las demás sesiones se cerraron.',
    })
    expect(await alive(client)).toBe(true)
    expect(await alive(other)).toBe(false)
    expectRefused(await entrar(app.client(), correo), 'credenciales')
    expect((await entrar(app.client(), correo, NUEVA)).status).toBe(200)
    // A client that got no reply sends it again.
    expect((await cambiar(client, CONTRASENA, NUEVA)).status).toBe(200)
    expectRefused(await cambiar(client, CONTRASENA, 'una tercera frase'), 'contrasena_incorrecta')
  })

  test('of two simultaneous changes one succeeds', async () => {
    const { client, correo } = await enDos()
    const answers = await Promise.all([
      cambiar(client, CONTRASENA, NUEVA),
      cambiar(client, CONTRASENA, 'una tercera frase'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const valid = answers[0].status === 200 ? NUEVA : 'una tercera frase'
    expect((await entrar(app.client(), correo, valid)).status).toBe(200)
  })

  test.each([
    ['password1', 'Es una de las contraseñas más usadas: cualquiera la probaría. Elige otra'],
    ['Contraseña123', 'Es una de las contraseñas más usadas: cualquiera la probaría. Elige otra'],
    ['aaaaaaaaaa', 'Es un solo carácter repetido. Elige otra'],
    ['Turnero2026', 'No puede ser el nombre de este servicio. Elige otra'],
  ])('%s is refused wherever a password is chosen, with the reason', async (mala, motivo) => {
    const { client } = await registrada(app.client())
    const changed = await cambiar(client, CONTRASENA, mala)
    expectRefused(changed, 'datos_invalidos')
    expect(changed.error.detalles).toEqual([{ campo: 'nueva', mensaje: motivo }])
    const made = await app.client().try(endpoints.registrar, {
      body: { usuario: 'Ana', correo: correoNuevo('floja'), contrasena: mala },
    })
    expectRefused(made, 'datos_invalidos')
    expect(made.error.detalles).toEqual([{ campo: 'contrasena', mensaje: motivo }])
  })

  test("the password cannot be the user's own address", async () => {
    const { client, correo } = await registrada(app.client())
    const answer = await cambiar(client, CONTRASENA, correo.toUpperCase())
    expectRefused(answer, 'datos_invalidos')
    expect(answer.error.mensaje).toBe('Se parece demasiado a tu correo. Elige otra')
  })

  test('the address is changed with the password, at once, and all other sessions end', async () => {
    const { client, correo, other } = await enDos()
    const nuevo = correoNuevo('mudada')
    const pedir = (contrasena: string) =>
      client.try(endpoints.cambiarCorreo, { body: { correo: nuevo.toUpperCase(), contrasena } })
    expectRefused(await pedir('equivocada'), 'contrasena_incorrecta')
    expect((await pedir(CONTRASENA)).body).toEqual({ correo: nuevo, porVerificar: false })
    expect((await pedir(CONTRASENA)).body).toEqual({ correo: nuevo, porVerificar: false })
    expect(await client.call(endpoints.sesion)).toMatchObject({ correo: nuevo })
    expect(await alive(other)).toBe(false)
    expectRefused(await entrar(app.client(), correo), 'credenciales')
    expect((await entrar(app.client(), nuevo)).status).toBe(200)
    // The account keeps its companies and its plan.
    expect((await client.try(endpoints.plan, { params: { correo: nuevo } })).status).toBe(200)
    expect(await mailFiles(app.dataDir, correo)).toEqual([])
  })

  test('a user cannot take the address of another account', async () => {
    const { correo: ajeno } = await registrada(app.client())
    const { client, correo } = await registrada(app.client())
    const body = { correo: ajeno, contrasena: CONTRASENA }
    expectRefused(await client.try(endpoints.cambiarCorreo, { body }), 'correo_en_uso')
    expect(await client.call(endpoints.sesion)).toMatchObject({ correo })
  })

  test('the name is changed, and stored without extra spaces', async () => {
    const { client, correo } = await registrada(app.client())
    const answer = await client.call(endpoints.cambiarUsuario, { body: { usuario: '  Ana   María ' } })
    expect(answer).toMatchObject({ usuario: 'Ana María', correo })
    expect(await client.call(endpoints.sesion)).toMatchObject({ usuario: 'Ana María' })
  })

  test('all other sessions are ended in one step', async () => {
    const { client, correo, other } = await enDos()
    const third = app.client()
    await entrar(third, correo)
    const ended: (string | null)[] = []
    const stop = app.app.sesiones.onEnded(({ sesionId }) => ended.push(sesionId))
    expect(await client.call(endpoints.cerrarOtrasSesiones)).toEqual({ cerradas: 2 })
    stop()
    expect(ended).toHaveLength(2)
    expect(await Promise.all([client, other, third].map(alive))).toEqual([true, false, false])
    expect(await client.call(endpoints.cerrarOtrasSesiones)).toEqual({ cerradas: 0 })
  })

  test('a password hashed with outdated parameters is hashed again at login', async () => {
    const app = await appForTest(engine, {}, { contrasenas })
    const { correo } = await registrada(app.client())
    const weak = await hash(CONTRASENA.normalize('NFC'), {
      algorithm: 2,
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    })
    await app.app.store.execute(fijarContrasena, { correo, revisada: null, contrasena: weak, ip: null })
    const both = await Promise.all([entrar(app.client(), correo), entrar(app.client(), correo)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const stored = await findUsuarioByCorreo(app.app.store.db, { correo })
    expect(stored?.contrasena).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect((await entrar(app.client(), correo)).status).toBe(200)
  })

  test('events of an account are recorded, with a masked network address', async () => {
    const { client, correo } = await registrada(app.client())
    await client.call(endpoints.cambiarUsuario, { body: { usuario: 'Eva' } })
    await cambiar(client, CONTRASENA, NUEVA)
    const nuevo = correoNuevo('mudada')
    await client.call(endpoints.cambiarCorreo, { body: { correo: nuevo, contrasena: NUEVA } })
    await client.call(endpoints.salir)
    const usuario = await findUsuarioByCorreo(app.app.store.db, { correo: nuevo })
    const rows = await apuntes(app.app.store.db, { id: usuario?.id ?? NO_ROW })
    expect(rows.map(({ tipo }) => tipo)).toEqual([
      'cuenta_creada',
      'sesion_abierta',
      'usuario_cambiado',
      'contrasena_cambiada',
      'correo_cambiado',
      'sesion_cerrada',
    ])
    expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(['127.0.0.…']))
    expect(JSON.parse(rows[4]?.datos ?? '')).toEqual({ de: correo, a: nuevo })
    expect(JSON.stringify(rows)).not.toContain(NUEVA)
    // She can download it, and it is erased after a year.
    await client.call(endpoints.entrar, { body: { correo: nuevo, contrasena: NUEVA } })
    const { sucesos } = await client.call(endpoints.datosCuenta, { params: { correo: nuevo } })
    expect(sucesos).toHaveLength(7)
    expect(sucesos[4]).toMatchObject({ tipo: 'correo_cambiado', direccion: '127.0.0.…' })
    await app.app.store.execute(limpiar, { que: 'sucesos' }, { ahora: app.app.clock() + 366 * 86_400_000 })
    expect(await apuntes(app.app.store.db, { id: usuario?.id ?? NO_ROW })).toEqual([])
  })
})

let mailbox: Mailbox
async function withMailbox(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  return { SMTP_URL: mailbox.url }
}

onEachEngine("the user's own account, with a mail server", withMailbox, (app) => {
  afterAll(() => mailbox.stop())

  const registrar = (client: Client, correo: string, contrasena = CONTRASENA) =>
    client.try(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena } })

  /** Creates an account with a confirmed address, in the browser that confirmed it. */
  async function confirmada(nombre: string) {
    const correo = correoNuevo(nombre)
    const client = app.client()
    await registrar(client, correo)
    const token = tokenIn(await mailbox.next(correo))
    await client.call(endpoints.verificarCorreo, { body: { token, contrasena: CONTRASENA } })
    return { client, correo }
  }

  test('a new address takes effect once its link is followed, and the old one is notified and no longer works', async () => {
    const { client, correo } = await confirmada('antes')
    const nuevo = correoNuevo('despues')
    const body = { correo: nuevo, contrasena: CONTRASENA }
    expect(await client.call(endpoints.cambiarCorreo, { body })).toEqual({ correo, porVerificar: true })
    expect(await client.call(endpoints.sesion)).toMatchObject({ correo })
    const message = await mailbox.next(nuevo)
    expect(message).toContain('/confirmar-correo#token=')
    const token = tokenIn(message)
    const stranger = app.client()
    expect(await stranger.call(endpoints.confirmarCorreo, { body: { token } })).toEqual({
      correo: nuevo,
      porVerificar: false,
    })
    expect(await mailbox.next(correo)).toContain('Desde ahora se entra a tu cuenta con otro correo')
    expectRefused(await stranger.try(endpoints.confirmarCorreo, { body: { token } }), 'enlace_usado')
    // The link was followed in another browser, so this one has to log in again.
    expect(await alive(client)).toBe(false)
    expectRefused(await entrar(app.client(), correo), 'credenciales')
    expect((await entrar(client, nuevo)).status).toBe(200)
  })

  test('the session continues when the link is followed in the same browser', async () => {
    const { client } = await confirmada('misma')
    const nuevo = correoNuevo('misma-despues')
    await client.call(endpoints.cambiarCorreo, { body: { correo: nuevo, contrasena: CONTRASENA } })
    const token = tokenIn(await mailbox.next(nuevo))
    await client.call(endpoints.confirmarCorreo, { body: { token } })
    expect(await client.call(endpoints.sesion)).toMatchObject({ correo: nuevo })
  })

  test('an address cannot change to a company login, nor with a link older than the first such login', async () => {
    const duena = await confirmada('con-equipo')
    const { client, correo } = await confirmada('mudanza')
    const nuevo = 'ana@panaderia-del-sur'
    const pedir = () =>
      client.try(endpoints.cambiarCorreo, { body: { correo: nuevo, contrasena: CONTRASENA } })
    expect((await pedir()).status).toBe(200)
    const token = tokenIn(await mailbox.next(nuevo))
    const { empresa } = await duena.client.call(endpoints.crearEmpresa, {
      params: { correo: duena.correo },
      body: { nombre: 'Panadería del Sur', titular: 'Ana' },
    })
    const luis = await duena.client.call(endpoints.crearMiembro, {
      params: { empresaId: empresa.id },
      body: { nombre: 'Luis', rol: 'agente' },
    })
    expect(luis.correo).toBe('luis@panaderia-del-sur')
    const seguir = () => app.client().try(endpoints.confirmarCorreo, { body: { token } })
    expectRefused(await seguir(), 'correo_en_uso')
    expectRefused(await seguir(), 'correo_en_uso')
    expectRefused(await pedir(), 'correo_en_uso')
    expect(await client.call(endpoints.sesion)).toMatchObject({ correo })
  })

  test('asking for an address that has an account gets the same reply, and nothing is sent there', async () => {
    const { correo: ajeno } = await confirmada('ajena')
    const { client, correo } = await confirmada('curiosa')
    const received = mailbox.received(ajeno)
    const pedir = (to: string) =>
      client.try(endpoints.cambiarCorreo, { body: { correo: to, contrasena: CONTRASENA } })
    const taken = await pedir(ajeno)
    const libre = correoNuevo('libre')
    const free = await pedir(libre)
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual({ correo, porVerificar: true })
    await mailbox.next(libre)
    expect(mailbox.received(ajeno)).toBe(received)
  })

  test('a changed password invalidates links requested before', async () => {
    const { client, correo } = await confirmada('enlaces')
    const nuevo = correoNuevo('enlaces-despues')
    await client.call(endpoints.cambiarCorreo, { body: { correo: nuevo, contrasena: CONTRASENA } })
    const token = tokenIn(await mailbox.next(nuevo))
    await client.call(endpoints.recuperar, { body: { correo } })
    const reset = tokenIn(await mailbox.next(correo))
    expect((await cambiar(client, CONTRASENA, NUEVA)).status).toBe(200)
    expect(await mailbox.next(correo)).toContain('de tu cuenta acaba de cambiar')
    const other = app.client()
    expectRefused(await other.try(endpoints.confirmarCorreo, { body: { token } }), 'enlace_invalido')
    const body = { token: reset, contrasena: 'una tercera frase' }
    expectRefused(await other.try(endpoints.restablecer, { body }), 'enlace_invalido')
  })

  test('a login from an unknown browser is reported by mail, and one from a known browser is not', async () => {
    const { client, correo } = await confirmada('equipo')
    const received = mailbox.received(correo)
    await entrar(client, correo)
    const stranger = app.client()
    await stranger.call(endpoints.entrar, {
      body: { correo, contrasena: CONTRASENA },
      headers: { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' },
    })
    const message = await mailbox.next(correo)
    expect(message).toContain('Firefox, Android')
    expect(message).toContain('/cuenta')
    await entrar(stranger, correo)
    await client.call(endpoints.recuperar, { body: { correo } })
    expect(await mailbox.next(correo)).toContain('/restablecer#token=')
    expect(mailbox.received(correo)).toBe(received + 2)
  })

  test('registering an address that has an account gets the same reply, and its owner is notified', async () => {
    const { correo } = await confirmada('duena')
    const libre = correoNuevo('nadie')
    const started = performance.now()
    const taken = await registrar(app.client(), correo, NUEVA)
    const between = performance.now()
    const free = await registrar(app.client(), libre, NUEVA)
    // Both replies are delayed to the same step, so that timing does not reveal the work done.
    for (const took of [between - started, performance.now() - between]) expect(took).toBeGreaterThan(95)
    expect(taken.status).toBe(201)
    expect(free.status).toBe(201)
    expect(taken.body).toEqual({ usuario: 'Ana', correo, porVerificar: true })
    expect(free.body).toEqual({ usuario: 'Ana', correo: libre, porVerificar: true })
    expect([...taken.headers.keys()].sort()).toEqual([...free.headers.keys()].sort())
    expect(await mailbox.next(correo)).toContain('Ya tienes una cuenta en Turnero')
    // Nothing of the account changed.
    expectRefused(await entrar(app.client(), correo, NUEVA), 'credenciales')
    // And it cannot be used to flood a mailbox.
    const received = mailbox.received(correo)
    await registrar(app.client(), correo, NUEVA)
    await app.client().call(endpoints.recuperar, { body: { correo } })
    expect(await mailbox.next(correo)).toContain('/restablecer#token=')
    expect(mailbox.received(correo)).toBe(received + 1)
  })

  test("registering a stranger's address does not give access once the stranger confirms it", async () => {
    const correo = correoNuevo('victima')
    const thief = app.client()
    await registrar(thief, correo, 'la del ladrón, larga')
    const token = tokenIn(await mailbox.next(correo))
    const owner = app.client()
    const seguir = (body: object) => owner.try(endpoints.verificarCorreo, { body: { token, ...body } })
    expect(await owner.call(endpoints.verVerificacion, { body: { token } })).toEqual({ correo })
    expectRefused(await seguir({}), 'datos_invalidos')
    expectRefused(await seguir({ contrasena: CONTRASENA }), 'contrasena_incorrecta')
    expectRefused(await seguir({ nueva: 'password1' }), 'datos_invalidos')
    expectRefused(await entrar(thief, correo, 'la del ladrón, larga'), 'sin_verificar')
    expect((await seguir({ nueva: NUEVA })).body).toMatchObject({ correo, dentro: true })
    expect(await owner.call(endpoints.sesion)).toMatchObject({ correo })
    expectRefused(await entrar(thief, correo, 'la del ladrón, larga'), 'credenciales')
    expect((await entrar(app.client(), correo, NUEVA)).status).toBe(200)
    expectRefused(await seguir({ nueva: NUEVA }), 'enlace_usado')
    expectRefused(await owner.try(endpoints.verVerificacion, { body: { token } }), 'enlace_usado')
  })

  test('nor when the stranger registers too, before confirming', async () => {
    const correo = correoNuevo('segunda')
    await registrar(app.client(), correo, 'la del ladrón, larga')
    await mailbox.next(correo)
    await registrar(app.client(), correo, NUEVA)
    const token = tokenIn(await mailbox.next(correo))
    const owner = app.client()
    const body = { token, contrasena: NUEVA }
    expect((await owner.try(endpoints.verificarCorreo, { body })).status).toBe(200)
    expectRefused(await entrar(app.client(), correo, 'la del ladrón, larga'), 'credenciales')
  })
})

test.each(ENGINES)(
  'asking for a link does the same work for an address without an account: %s',
  async (engine) => {
    const { env } = await storageForTest(engine)
    // Without a sender, because the mail is no part of the reply.
    const store = await openStore(readConfig(env))
    onTestFinished(() => store.close())
    const [correo, libre] = [correoNuevo('duena'), correoNuevo('nadie')]
    const cuenta = {
      correo,
      nombre: 'Ana',
      contrasena: 'x',
      plan: null,
      verificado: true,
      avisar: null,
      actor: SISTEMA,
    }
    await store.execute(guardarRegistro, cuenta)
    for (const a of [correo, libre])
      await store.execute(pedirCarta, { correo: a, tipo: 'restablecer', idioma: 'es', actor: CLIENTE })
    const rows = await entregas(store.db)
    expect(rows).toEqual([
      { destino: correo, plantilla: 'restablecer', estado: 'pendiente' },
      { destino: libre, plantilla: 'restablecer', estado: 'pendiente' },
    ])
  },
)
