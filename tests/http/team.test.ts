import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, type ConEmpresa, conColas, correoNuevo, registrada } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada } from '#tests/helpers/team.ts'

const DAY_MS = 86_400_000
const tokenOf = (enlace: string | null) => enlace?.split('#token=')[1] ?? ''

onEachEngine('the team of a company', (app) => {
  const equipoDe = ({ client, empresaId }: ConEmpresa) =>
    client.call(endpoints.miembros, { params: { empresaId } })

  async function conInvitacion(datos: { correo?: string; rol?: 'administrador' | 'agente' | 'lector' } = {}) {
    const duena = await conColas(app.client(), 'General', 'Caja')
    const { empresaId, colas } = duena
    const { invitacion, enlace } = await duena.client.call(endpoints.invitar, {
      params: { empresaId },
      body: { nombre: 'Ana', rol: 'agente', colas: [colas[0] ?? ''], ...datos },
    })
    return { duena, empresaId, colas, invitacion, token: tokenOf(enlace) }
  }

  test('an invited person registers on one screen and serves the queues she was invited to', async () => {
    const correo = correoNuevo('ana')
    const { duena, empresaId, colas, token } = await conInvitacion({ correo })
    const ana = app.client()
    const vista = await ana.call(endpoints.verInvitacion, { body: { token } })
    expect(vista).toMatchObject({ empresa: 'Clínica Sol', rol: 'agente', correo, conCuenta: false })
    const joined = await ana.call(endpoints.aceptarInvitacion, {
      body: { token, usuario: 'Ana Ruiz', contrasena: CONTRASENA },
    })
    expect(joined).toEqual({ empresaId, usuario: 'Ana Ruiz', correo, porVerificar: false })
    const [colaId = '', caja = ''] = colas
    expect((await ana.try(endpoints.cola, { params: { empresaId, colaId } })).status).toBe(200)
    expectRefused(await ana.try(endpoints.cola, { params: { empresaId, colaId: caja } }), 'prohibido')
    // She owns nothing, so she has no plan.
    expectRefused(await ana.try(endpoints.plan, { params: { correo } }), 'prohibido')
    expect(await equipoDe(duena)).toMatchObject({
      miembros: [
        { rol: 'propietario', propio: true },
        { nombre: 'Ana Ruiz', rol: 'agente', colas: [colaId] },
      ],
      invitaciones: [],
      personas: 2,
    })
    expectRefused(
      await app
        .client()
        .try(endpoints.aceptarInvitacion, { body: { token, usuario: 'B', contrasena: CONTRASENA } }),
      'enlace_invalido',
    )
  })

  test('an existing account joins with one click, and keeps its own companies', async () => {
    const { empresaId, token } = await conInvitacion()
    const beto = await conColas(app.client(), 'Propia')
    await beto.client.call(endpoints.aceptarInvitacion, { body: { token } })
    const { empresas } = await beto.client.call(endpoints.empresas, { params: { correo: beto.correo } })
    expect(empresas.map(({ id, acceso }) => [id, acceso.rol]).sort()).toEqual(
      [
        [empresaId, 'agente'],
        [beto.empresaId, 'propietario'],
      ].sort(),
    )
    expect(new Set(empresas.map(({ organizacion }) => organizacion.id)).size).toBe(2)
  })

  test('a link works for seven days, until it is resent or withdrawn', async () => {
    const { duena, empresaId, invitacion, token } = await conInvitacion()
    const ver = (token: string) => app.client().try(endpoints.verInvitacion, { body: { token } })
    const params = { empresaId, invitacionId: invitacion.id }
    app.clock.now += 7 * DAY_MS
    expectRefused(await ver(token), 'enlace_invalido')
    expect((await equipoDe(duena)).invitaciones).toMatchObject([{ vencida: true }])
    const again = tokenOf((await duena.client.call(endpoints.reenviarInvitacion, { params })).enlace)
    expectRefused(await ver(token), 'enlace_invalido')
    expect((await ver(again)).status).toBe(200)
    await duena.client.call(endpoints.retirarInvitacion, { params })
    expectRefused(await ver(again), 'enlace_invalido')
    expectRefused(await duena.client.try(endpoints.retirarInvitacion, { params }), 'invitacion_no_encontrada')
  })

  test('three people mean three, including invited ones, however many are invited at once', async () => {
    const { duena, empresaId, token } = await conInvitacion()
    const { client, correo } = duena
    await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'starter' } })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.try(endpoints.invitar, { params: { empresaId }, body: { rol: 'lector' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expectRefused(answer, 'limite_miembros')
    }
    // A person counted as invited keeps her place.
    const ana = await registrada(app.client())
    await ana.client.call(endpoints.aceptarInvitacion, { body: { token } })
    expect(await equipoDe(duena)).toMatchObject({ personas: 3, limite: 3 })
  })

  test('a member without e-mail logs in with a name of the company and first chooses a password', async () => {
    const { duena, empresaId } = await conInvitacion()
    const params = { empresaId }
    const body = { nombre: 'Rosa Díaz', rol: 'agente' } as const
    const primera = await duena.client.call(endpoints.crearMiembro, { params, body })
    const segunda = await duena.client.call(endpoints.crearMiembro, { params, body })
    expect(primera.correo).toMatch(/^rosa@clinica-sol(-\d+)?$/)
    expect(segunda.correo).toBe(primera.correo.replace('rosa', 'rosa-2'))

    const rosa = app.client()
    expectRefused(await rosa.try(endpoints.entrar, { body: primera }), 'contrasena_por_cambiar')
    const same = { ...primera, nueva: primera.contrasena }
    expectRefused(await rosa.try(endpoints.entrar, { body: same }), 'datos_invalidos')
    await rosa.call(endpoints.entrar, { body: { ...primera, nueva: CONTRASENA } })
    const { correo } = primera
    expect((await rosa.call(endpoints.empresas, { params: { correo } })).empresas).toHaveLength(1)
    expectRefused(await app.client().try(endpoints.entrar, { body: primera }), 'credenciales')

    const miembro = (await equipoDe(duena)).miembros.find((suyo) => suyo.correo === correo)
    expect(miembro?.sinCorreo).toBe(true)
    const otra = await duena.client.call(endpoints.restablecerMiembro, {
      params: { empresaId, usuarioId: miembro?.id ?? '' },
    })
    expect((await rosa.try(endpoints.sesion)).status).toBe(401)
    expectRefused(await rosa.try(endpoints.entrar, { body: otra }), 'contrasena_por_cambiar')
    // The suffix of a company cannot be registered, and passwords of other accounts cannot be reset.
    const registro = { usuario: 'X', correo: correo.replace('rosa', 'otra'), contrasena: CONTRASENA }
    expectRefused(await app.client().try(endpoints.registrar, { body: registro }), 'correo_en_uso')
    const luis = await empleada(app, duena, { rol: 'agente' })
    expectRefused(
      await duena.client.try(endpoints.restablecerMiembro, {
        params: { empresaId, usuarioId: luis.usuarioId },
      }),
      'miembro_no_encontrado',
    )
  })

  test('the last owner cannot leave, and ownership is transferred for every company of the organisation', async () => {
    const { duena, empresaId } = await conInvitacion()
    const { client, correo } = duena
    const otra = await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Sucursal', titular: 'Ana' },
    })
    const luis = await empleada(app, duena, { rol: 'administrador' })
    const dejar = { params: { correo, id: empresaId } }
    expectRefused(await client.try(endpoints.dejarEmpresa, dejar), 'ultimo_propietario')
    const params = { empresaId, usuarioId: luis.usuarioId }
    // An administrator cannot make an owner, not even herself.
    expectRefused(
      await luis.client.try(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } }),
      'prohibido',
    )
    await client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    const suyas = await luis.client.call(endpoints.empresas, { params: { correo: luis.correo } })
    expect(suyas.empresas.map(({ id }) => id)).toEqual([empresaId, otra.empresa.id])
    await client.call(endpoints.dejarEmpresa, dejar)
    expect((await client.call(endpoints.empresas, { params: { correo } })).empresas).toEqual([])
    expectRefused(
      await client.try(endpoints.borrarEmpresa, { params: { correo, id: otra.empresa.id } }),
      'empresa_no_encontrada',
    )
  })
})
