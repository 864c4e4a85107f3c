import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { ROLES_DE_INVITACION } from '#contract/equipo.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, type ConEmpresa, conEmpresa, registrada } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { aceptarInvitacion } from '#server/commands/invitaciones.ts'
import { agregarMiembro } from '#server/commands/miembros.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { SISTEMA } from '#server/store/eventos.ts'
import { listInvitaciones } from '#server/store/invitaciones.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada } from '#tests/helpers/team.ts'

type RolDeInvitacion = (typeof ROLES_DE_INVITACION)[number]

/** A member without e-mail who has chosen a password. */
interface Rosa {
  client: Client
  correo: string
  usuarioId: string
}

onEachEngine('accounts without e-mail', (app) => {
  const otraEmpresa = async ({ client, correo }: ConEmpresa, nombre = 'Sucursal') => {
    const body = { nombre, titular: 'Ana' }
    return (await client.call(endpoints.crearEmpresa, { params: { correo }, body })).empresa.id
  }

  async function sinCorreo({ client, empresaId }: ConEmpresa, rol: RolDeInvitacion = 'agente') {
    const primera = await client.call(endpoints.crearMiembro, {
      params: { empresaId },
      body: { nombre: 'Rosa Díaz', rol },
    })
    const rosa = app.client()
    await rosa.call(endpoints.entrar, { body: { ...primera, nueva: CONTRASENA } })
    const { miembros } = await client.call(endpoints.miembros, { params: { empresaId } })
    const usuarioId = miembros.find(({ correo }) => correo === primera.correo)?.id ?? ''
    return { client: rosa, correo: primera.correo, usuarioId }
  }

  async function tokenFor({ client }: ConEmpresa, empresaId: string, rol: RolDeInvitacion) {
    const { enlace } = await client.call(endpoints.invitar, { params: { empresaId }, body: { rol } })
    return enlace?.split('#token=')[1] ?? ''
  }

  async function unir(duena: ConEmpresa, empresaId: string, rosa: Rosa, rol: RolDeInvitacion) {
    const token = await tokenFor(duena, empresaId, rol)
    return rosa.client.try(endpoints.aceptarInvitacion, { body: { token } })
  }

  /** Adds an account to companies of two organizaciones, as was possible before. */
  async function unirFuera(empresaId: string, { correo }: Rosa, rol: RolDeInvitacion) {
    const { store } = app.app
    const empresa = await findEmpresa(store.db, { uuid: empresaId })
    const usuario = await findUsuarioByCorreo(store.db, { correo })
    await store.execute(agregarMiembro, {
      empresaId,
      organizacionId: empresa?.organizacion_id ?? NO_ROW,
      usuarioId: usuario?.id ?? NO_ROW,
      rol,
      colas: null,
      actor: SISTEMA,
    })
  }

  const restablecer = (client: Client, empresaId: string, { usuarioId }: Pick<Rosa, 'usuarioId'>) =>
    client.try(endpoints.restablecerMiembro, { params: { empresaId, usuarioId } })

  /** Tries twice, and expects the account to be unchanged. */
  async function expectKept(client: Client, empresaId: string, rosa: Rosa) {
    for (let i = 0; i < 2; i++) {
      expectRefused(await restablecer(client, empresaId, rosa), 'restablecer_no_permitido')
    }
    expect((await rosa.client.try(endpoints.sesion)).status).toBe(200)
    const body = { correo: rosa.correo, contrasena: CONTRASENA }
    expect((await app.client().try(endpoints.entrar, { body })).status).toBe(200)
  }

  /** Resets twice: each password replaces the one before, and the last one works. */
  async function expectReset(client: Client, empresaId: string, rosa: Rosa) {
    const primera = await restablecer(client, empresaId, rosa)
    const segunda = await restablecer(client, empresaId, rosa)
    expect([primera.status, segunda.status]).toEqual([200, 200])
    expect((await rosa.client.try(endpoints.sesion)).status).toBe(401)
    const entrar = (acceso: typeof primera) =>
      rosa.client.try(endpoints.entrar, { body: { ...acceso.body, nueva: CONTRASENA } })
    expectRefused(await entrar(primera), 'credenciales')
    expect((await entrar(segunda)).status).toBe(200)
  }

  test.each(['administrador', 'agente', 'lector'] as const)(
    'an administrator cannot reset the password of a member who is %s in another company too, and an owner can',
    async (rol) => {
      const duena = await conEmpresa(app.client())
      const sucursal = await otraEmpresa(duena)
      const luis = await empleada(app, duena, { rol: 'administrador' })
      const rosa = await sinCorreo(duena)
      await expectReset(luis.client, duena.empresaId, rosa)
      expect((await unir(duena, sucursal, rosa, rol)).status).toBe(200)
      await expectKept(luis.client, duena.empresaId, rosa)
      await expectReset(duena.client, duena.empresaId, rosa)
      await expectReset(duena.client, sucursal, rosa)
      const { usuarioId } = rosa
      await duena.client.call(endpoints.quitarMiembro, { params: { empresaId: sucursal, usuarioId } })
      await expectReset(luis.client, duena.empresaId, rosa)
    },
  )

  test('a manager of the team of every company of an account can reset it, and a member of one of them cannot', async () => {
    const duena = await conEmpresa(app.client())
    const sucursal = await otraEmpresa(duena)
    const luis = await empleada(app, duena, { rol: 'administrador' })
    const rosa = await sinCorreo(duena, 'administrador')
    await unir(duena, sucursal, rosa, 'administrador')
    await unir(duena, sucursal, luis, 'agente')
    await expectKept(luis.client, duena.empresaId, rosa)
    const params = { empresaId: sucursal, usuarioId: luis.usuarioId }
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'administrador' } })
    await expectReset(luis.client, duena.empresaId, rosa)
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'lector' } })
    await expectKept(luis.client, duena.empresaId, rosa)
    const agente = await empleada(app, duena, { rol: 'agente' })
    expectRefused(await restablecer(agente.client, duena.empresaId, rosa), 'prohibido')
    expectRefused(await restablecer(luis.client, sucursal, rosa), 'prohibido')
  })

  test('an owner without e-mail is reset by owners only', async () => {
    const duena = await conEmpresa(app.client())
    const luis = await empleada(app, duena, { rol: 'administrador' })
    const rosa = await sinCorreo(duena)
    const params = { empresaId: duena.empresaId, usuarioId: rosa.usuarioId }
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    await expectKept(luis.client, duena.empresaId, rosa)
    await expectReset(duena.client, duena.empresaId, rosa)
  })

  test.each(['agente', 'administrador', 'propietario'] as const)(
    'members of one organisation cannot reset a member who is %s in another one',
    async (rol) => {
      const duena = await conEmpresa(app.client())
      const luis = await empleada(app, duena, { rol: 'administrador' })
      const rosa = await sinCorreo(duena)
      const ajena = await conEmpresa(app.client(), 'Notaría Luna')
      await unirFuera(ajena.empresaId, rosa, rol === 'propietario' ? 'agente' : rol)
      const params = { empresaId: ajena.empresaId, usuarioId: rosa.usuarioId }
      if (rol === 'propietario') {
        await ajena.client.call(endpoints.cambiarMiembro, { params, body: { rol } })
      }
      await expectKept(luis.client, duena.empresaId, rosa)
      await expectKept(duena.client, duena.empresaId, rosa)
      // The other organisation did not create the account.
      expectRefused(await restablecer(ajena.client, ajena.empresaId, rosa), 'miembro_no_encontrado')
      await ajena.client.call(endpoints.quitarMiembro, { params })
      await expectReset(luis.client, duena.empresaId, rosa)
    },
  )

  test('an owner of another organisation without companies is reset only by its owners', async () => {
    const duena = await conEmpresa(app.client())
    const rosa = await sinCorreo(duena)
    const ajena = await conEmpresa(app.client(), 'Notaría Luna')
    await unirFuera(ajena.empresaId, rosa, 'agente')
    const params = { empresaId: ajena.empresaId, usuarioId: rosa.usuarioId }
    await ajena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    await ajena.client.call(endpoints.borrarEmpresa, {
      params: { correo: ajena.correo, id: ajena.empresaId },
    })
    await expectKept(duena.client, duena.empresaId, rosa)
  })

  test('an account joins a company or is reset, never both at once', async () => {
    const duena = await conEmpresa(app.client())
    const sucursal = await otraEmpresa(duena)
    const luis = await empleada(app, duena, { rol: 'administrador' })
    for (let i = 0; i < 8; i++) {
      const rosa = await sinCorreo(duena)
      const token = await tokenFor(duena, sucursal, 'administrador')
      const [joined, reset] = await Promise.all([
        rosa.client.try(endpoints.aceptarInvitacion, { body: { token } }),
        restablecer(luis.client, duena.empresaId, rosa),
      ])
      if (reset.status === 200) expectRefused(joined, 'sin_sesion')
      else expectRefused(reset, 'restablecer_no_permitido')
      expect([joined.status, reset.status]).toContain(200)
    }
  })

  test('a session ended by a reset joins nothing, not even with an order in flight', async () => {
    const duena = await conEmpresa(app.client())
    const sucursal = await otraEmpresa(duena)
    const rosa = await sinCorreo(duena)
    await tokenFor(duena, sucursal, 'administrador')
    const { store } = app.app
    const usuario = await findUsuarioByCorreo(store.db, { correo: rosa.correo })
    const empresa = await findEmpresa(store.db, { uuid: sucursal })
    const [invitacion] = await listInvitaciones(store.db, { empresaId: empresa?.id ?? NO_ROW })
    await restablecer(duena.client, duena.empresaId, rosa)
    // Simulates an order that passed the access check before the reset.
    const unirse = () =>
      store.execute(aceptarInvitacion, {
        huella: invitacion?.huella ?? '',
        ip: '',
        empresaId: sucursal,
        organizacionId: empresa?.organizacion_id ?? NO_ROW,
        usuarioId: usuario?.id ?? NO_ROW,
        correo: rosa.correo,
      })
    await expect(unirse()).rejects.toMatchObject({ codigo: 'sin_sesion' })
    await expect(unirse()).rejects.toMatchObject({ codigo: 'sin_sesion' })
  })

  test('a replaced first password gives no access, even while it is being used', async () => {
    const duena = await conEmpresa(app.client())
    const rosa = await sinCorreo(duena)
    for (let i = 0; i < 4; i++) {
      const vieja = await restablecer(duena.client, duena.empresaId, rosa)
      const [, nueva] = await Promise.all([
        app.client().try(endpoints.entrar, { body: { ...vieja.body, nueva: CONTRASENA } }),
        restablecer(duena.client, duena.empresaId, rosa),
      ])
      expectRefused(await app.client().try(endpoints.entrar, { body: nueva.body }), 'contrasena_por_cambiar')
    }
  })

  test('other companies get no access to the accounts of a company called Null', async () => {
    const duena = await conEmpresa(app.client(), 'Null')
    const rosa = await sinCorreo(duena)
    expect(rosa.correo).toBe('rosa@null')
    // This organisation has no members without e-mail, so it has no slug.
    const ajena = await conEmpresa(app.client(), 'Notaría Luna')
    for (let i = 0; i < 2; i++) {
      expectRefused(await unir(ajena, ajena.empresaId, rosa, 'agente'), 'prohibido')
    }
    await unirFuera(ajena.empresaId, rosa, 'agente')
    expectRefused(await restablecer(ajena.client, ajena.empresaId, rosa), 'miembro_no_encontrado')
    const params = { empresaId: ajena.empresaId, usuarioId: rosa.usuarioId }
    await ajena.client.call(endpoints.quitarMiembro, { params })
    await expectReset(duena.client, duena.empresaId, rosa)
  })

  test('an invitation cannot be used to take a company login', async () => {
    const duena = await conEmpresa(app.client())
    const { correo } = await sinCorreo(duena)
    const ajena = await conEmpresa(app.client(), 'Notaría Luna')
    const token = await tokenFor(ajena, ajena.empresaId, 'agente')
    const body = { token, usuario: 'X', contrasena: CONTRASENA }
    const aceptar = (suyo: string) =>
      app.client().try(endpoints.aceptarInvitacion, { body: { ...body, correo: suyo } })
    expectRefused(await aceptar(correo.replace('rosa', 'luis')), 'correo_en_uso')
    expectRefused(await aceptar(correo.replace('rosa', 'LUIS').toUpperCase()), 'correo_en_uso')
    // An address at a real domain is not a company login, whatever it begins with.
    expect((await aceptar(`${correo}.example`)).status).toBe(200)
  })

  test('they stay when the organisation that created them is deleted, if they own another one', async () => {
    const duena = await conEmpresa(app.client())
    const [rosa, eva] = [await sinCorreo(duena), await sinCorreo(duena)]
    const ajena = await conEmpresa(app.client(), 'Notaría Luna')
    for (const una of [rosa, eva]) await unirFuera(ajena.empresaId, una, 'agente')
    const params = { empresaId: ajena.empresaId, usuarioId: rosa.usuarioId }
    await ajena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    await ajena.client.call(endpoints.dejarEmpresa, {
      params: { correo: ajena.correo, id: ajena.empresaId },
    })
    await duena.client.call(endpoints.borrarCuenta, {
      params: { correo: duena.correo },
      body: { contrasena: CONTRASENA },
    })
    const { empresas } = await rosa.client.call(endpoints.empresas, { params: { correo: rosa.correo } })
    expect(empresas.map(({ id, acceso }) => [id, acceso.rol])).toEqual([[ajena.empresaId, 'propietario']])
    expect((await eva.client.try(endpoints.sesion)).status).toBe(401)
  })

  test('they create no companies, whatever their rol in their own', async () => {
    const duena = await conEmpresa(app.client())
    const rosa = await sinCorreo(duena)
    const crear = (persona: { client: Client; correo: string }, llave?: string) =>
      persona.client.try(endpoints.crearEmpresa, {
        params: { correo: persona.correo },
        body: { nombre: 'Propia', titular: 'Rosa' },
        ...(llave && { headers: { 'idempotency-key': llave } }),
      })
    expectRefused(await crear(rosa), 'cuenta_sin_correo')
    expectRefused(await crear(rosa, 'una-llave-de-rosa-1'), 'cuenta_sin_correo')
    expectRefused(await crear(rosa, 'una-llave-de-rosa-1'), 'cuenta_sin_correo')
    // The attempt left nothing behind that would make her an owner.
    expectRefused(await rosa.client.try(endpoints.plan, { params: { correo: rosa.correo } }), 'prohibido')
    const params = { empresaId: duena.empresaId, usuarioId: rosa.usuarioId }
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    expectRefused(await crear(rosa), 'cuenta_sin_correo')
    const otra = await registrada(app.client())
    expect((await crear(otra)).status).toBe(201)
    expect((await crear(duena)).status).toBe(201)
  })

  test('what they already own keeps working', async () => {
    const duena = await conEmpresa(app.client())
    const rosa = await sinCorreo(duena)
    const params = { empresaId: duena.empresaId, usuarioId: rosa.usuarioId }
    await duena.client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    await duena.client.call(endpoints.dejarEmpresa, {
      params: { correo: duena.correo, id: duena.empresaId },
    })
    const { empresa } = await rosa.client.call(endpoints.cambiarEmpresa, {
      params: { correo: rosa.correo, id: duena.empresaId },
      body: { nombre: 'Clínica Estrella' },
    })
    expect(empresa).toMatchObject({ nombre: 'Clínica Estrella', acceso: { rol: 'propietario' } })
  })
})
