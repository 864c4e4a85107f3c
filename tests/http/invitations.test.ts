import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, correoNuevo } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { dirigirInvitacion, registrarInvitado } from '#server/commands/invitaciones.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { listInvitaciones } from '#server/store/invitaciones.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { type Mailbox, startMailbox, tokenIn } from '#tests/helpers/mailbox.ts'

let mailbox: Mailbox
const withMailbox = async () => {
  mailbox = await startMailbox()
  return { SMTP_URL: mailbox.url, DEFAULT_PLAN: 'enterprise' }
}

onEachEngine('invitations, with a mail server', withMailbox, (app) => {
  afterAll(() => mailbox.stop())

  /** An account with a confirmed address, logged in. */
  async function confirmada(nombre: string) {
    const correo = correoNuevo(nombre)
    const client = app.client()
    await client.call(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena: CONTRASENA } })
    const token = tokenIn(await mailbox.next(correo))
    await client.call(endpoints.verificarCorreo, { body: { token, contrasena: CONTRASENA } })
    return { client, correo }
  }

  async function conEmpresa(nombre = 'Clínica Sol') {
    const duena = await confirmada('duena')
    const body = { nombre, titular: 'Ana' }
    const params = { correo: duena.correo }
    const { empresa } = await duena.client.call(endpoints.crearEmpresa, { params, body })
    return { ...duena, empresaId: empresa.id }
  }
  type Duena = Awaited<ReturnType<typeof conEmpresa>>

  /** The token of an invitation: of the link that the inviter passes on, or of the mail. */
  async function invitar({ client, empresaId }: Duena, correo?: string): Promise<string> {
    const { enlace } = await client.call(endpoints.invitar, {
      params: { empresaId },
      body: { rol: 'agente', correo },
    })
    return correo ? tokenIn(await mailbox.next(correo)) : (enlace?.split('#token=')[1] ?? '')
  }

  const aceptar = (client: Client, token: string, datos: { correo?: string } = {}) =>
    client.try(endpoints.aceptarInvitacion, {
      body: { token, usuario: 'Eva', contrasena: CONTRASENA, ...datos },
    })
  const unirse = (client: Client, token: string) =>
    client.try(endpoints.aceptarInvitacion, { body: { token } })
  const equipo = ({ client, empresaId }: Duena) => client.call(endpoints.miembros, { params: { empresaId } })

  test('accepting a link with an address answers the same whether it has an account or not', async () => {
    const duena = await conEmpresa()
    const [conCuenta, libre] = [(await confirmada('otra')).correo, correoNuevo('nadie')]
    const replies = []
    for (const correo of [conCuenta, libre]) {
      const token = await invitar(duena)
      const vista = await app.client().call(endpoints.verInvitacion, { body: { token } })
      expect(vista).toMatchObject({ correo: null, conCuenta: false, pideCorreo: true })
      const reply = await aceptar(app.client(), token, { correo })
      expect(reply.body).toEqual({ empresaId: duena.empresaId, usuario: 'Eva', correo, porVerificar: true })
      replies.push([reply.status, [...reply.headers.keys()].sort()])
      // The link is used up in both cases.
      expectRefused(await aceptar(app.client(), token, { correo: libre }), 'enlace_invalido')
      expectRefused(await app.client().try(endpoints.verInvitacion, { body: { token } }), 'enlace_invalido')
      expect(await mailbox.next(correo)).toContain('/invitacion#token=')
    }
    expect(replies[0]).toEqual(replies[1])
    // Nor does the team of the inviter show a difference.
    const { miembros, invitaciones } = await equipo(duena)
    expect(miembros).toHaveLength(1)
    expect(invitaciones.map(({ correo, vencida }) => [correo, vencida])).toEqual([
      [conCuenta, false],
      [libre, false],
    ])
  })

  test('the link that arrives by mail joins: a new person with a password, an account by logging in', async () => {
    const duena = await conEmpresa()
    const nueva = correoNuevo('nueva')
    await aceptar(app.client(), await invitar(duena), { correo: nueva.toUpperCase() })
    const suyo = tokenIn(await mailbox.next(nueva))
    const eva = app.client()
    expect((await aceptar(eva, suyo)).body).toMatchObject({ correo: nueva, porVerificar: false })
    expect((await eva.try(endpoints.sesion)).status).toBe(200)

    const otra = await confirmada('otra')
    await aceptar(app.client(), await invitar(duena), { correo: otra.correo })
    const token = tokenIn(await mailbox.next(otra.correo))
    const vista = await app.client().call(endpoints.verInvitacion, { body: { token } })
    expect(vista).toMatchObject({ correo: otra.correo, conCuenta: true, pideCorreo: false })
    expect((await unirse(otra.client, token)).status).toBe(200)
    expect((await equipo(duena)).miembros.map(({ correo }) => correo)).toEqual([
      duena.correo,
      nueva,
      otra.correo,
    ])
  })

  test('without an address nothing is sent, and the link keeps working', async () => {
    const duena = await conEmpresa()
    const token = await invitar(duena)
    expectRefused(await aceptar(app.client(), token), 'datos_invalidos')
    expect((await unirse((await confirmada('otra')).client, token)).status).toBe(200)
  })

  test('an invitation by mail is taken only by an account with its address', async () => {
    const duena = await conEmpresa()
    const [invitada, otra] = [await confirmada('invitada'), await confirmada('otra')]
    const token = await invitar(duena, invitada.correo)
    for (let i = 0; i < 2; i++) expectRefused(await unirse(otra.client, token), 'invitacion_ajena')
    // The address in the request does not replace that of the invitation.
    expectRefused(await aceptar(app.client(), token, { correo: correoNuevo('otra') }), 'correo_en_uso')
    expect((await unirse(invitada.client, token)).status).toBe(200)
    expect((await equipo(duena)).miembros.map(({ correo }) => correo)).toEqual([
      duena.correo,
      invitada.correo,
    ])
  })

  test('a link that anybody may use still joins any account, once', async () => {
    const duena = await conEmpresa()
    const token = await invitar(duena)
    const otra = await confirmada('otra')
    expect((await unirse(otra.client, token)).status).toBe(200)
    expectRefused(await unirse((await confirmada('tercera')).client, token), 'enlace_invalido')
  })

  test('logins of another organisation are refused, by link and by mail', async () => {
    const ajena = await conEmpresa('Notaría Luna')
    const { correo } = await ajena.client.call(endpoints.crearMiembro, {
      params: { empresaId: ajena.empresaId },
      body: { nombre: 'Rosa', rol: 'agente' },
    })
    const duena = await conEmpresa()
    const token = await invitar(duena)
    const gerente = correo.replace('rosa', 'gerente')
    for (const uno of [gerente, gerente.toUpperCase(), correo]) {
      expectRefused(await aceptar(app.client(), token, { correo: uno }), 'correo_en_uso')
    }
    expect((await equipo(duena)).invitaciones).toMatchObject([{ correo: null }])
    const suyo = await invitar(duena, gerente)
    expectRefused(await aceptar(app.client(), suyo), 'correo_en_uso')
  })

  test('an order in flight joins nobody once the invitation belongs to another address', async () => {
    const duena = await conEmpresa()
    await invitar(duena)
    const { store } = app.app
    const empresa = await findEmpresa(store.db, { uuid: duena.empresaId })
    const ids = { empresaId: duena.empresaId, organizacionId: empresa?.organizacion_id ?? NO_ROW, ip: '' }
    const [{ huella = '' } = {}] = await listInvitaciones(store.db, { empresaId: empresa?.id ?? NO_ROW })
    const correo = correoNuevo('eva')
    const dirigir = (a: string) =>
      store.execute(dirigirInvitacion, { ...ids, huella, correo: a, avisar: 'es', buzon: a })
    const [first, second] = await Promise.allSettled([dirigir(correo), dirigir(correoNuevo('otra'))])
    expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected'])
    const suyo = tokenIn(await mailbox.next((await equipo(duena)).invitaciones[0]?.correo ?? ''))
    expect(suyo).toBeTruthy()
    const [{ huella: nueva = '' } = {}] = await listInvitaciones(store.db, {
      empresaId: empresa?.id ?? NO_ROW,
    })
    const datos = { correo: correoNuevo('tercera'), nombre: 'Eva', contrasena: 'x' }
    await expect(store.execute(registrarInvitado, { ...ids, huella: nueva, ...datos })).rejects.toMatchObject(
      { codigo: 'invitacion_ajena' },
    )
  })
})
