import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Rol } from '#contract/permiso.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, type ConEmpresa, conEmpresa, correoNuevo } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { type Empleada, empleada, quitar } from '#tests/helpers/team.ts'

onEachEngine('invitations of a member who may no longer invite', (app) => {
  async function escena() {
    const duena = await conEmpresa(app.client())
    return { duena, luis: await empleada(app, duena, { rol: 'administrador' }) }
  }

  const tokenOf = (enlace: string | null) => enlace?.split('#token=')[1] ?? ''
  async function invitar({ client }: { client: Client }, empresaId: string, nombre = '') {
    const { invitacion, enlace } = await client.call(endpoints.invitar, {
      params: { empresaId },
      body: { rol: 'administrador', nombre },
    })
    return { id: invitacion.id, token: tokenOf(enlace) }
  }
  const reenviar = async ({ client }: { client: Client }, empresaId: string, invitacionId: string) =>
    tokenOf((await client.call(endpoints.reenviarInvitacion, { params: { empresaId, invitacionId } })).enlace)
  const cambiar = ({ client, empresaId }: ConEmpresa, { usuarioId }: Empleada, rol: Rol) =>
    client.call(endpoints.cambiarMiembro, { params: { empresaId, usuarioId }, body: { rol } })

  const expectWithdrawn = async ({ client }: { client: Client }, token: string) => {
    expectRefused(await client.try(endpoints.aceptarInvitacion, { body: { token } }), 'enlace_invalido')
    const nueva = { token, usuario: 'Eva', correo: correoNuevo('eva'), contrasena: CONTRASENA }
    expectRefused(await app.client().try(endpoints.aceptarInvitacion, { body: nueva }), 'enlace_invalido')
  }
  const expectValid = async (token: string) =>
    expect((await app.client().try(endpoints.verInvitacion, { body: { token } })).status).toBe(200)
  const retiradas = async ({ client, empresaId }: ConEmpresa) =>
    (await client.call(endpoints.actividad, { params: { empresaId }, query: { tema: 'equipo' } })).entradas
      .filter(({ tipo }) => tipo === 'invitacion_retirada')
      .map(({ quien, sobre }) => `${quien}: ${sobre}`)

  test('are withdrawn when the member is removed, and recorded; those of others stay valid', async () => {
    const { duena, luis } = await escena()
    const { empresaId } = duena
    const suyas = [await invitar(luis, empresaId, 'Uno'), await invitar(luis, empresaId, 'Dos')]
    const ajena = await invitar(duena, empresaId)
    await quitar(duena, luis)
    for (const { token } of suyas) await expectWithdrawn(luis, token)
    await expectValid(ajena.token)
    const { miembros, invitaciones } = await duena.client.call(endpoints.miembros, { params: { empresaId } })
    expect(miembros).toHaveLength(1)
    expect(invitaciones.map(({ id }) => id)).toEqual([ajena.id])
    expect((await retiradas(duena)).sort()).toEqual(['Ana Pérez: Dos', 'Ana Pérez: Uno'])
  })

  test('are withdrawn when the member leaves, loses the right to invite, or deletes the account', async () => {
    const leaving = await escena()
    const demoted = await escena()
    const deleted = await escena()
    const tokens = []
    for (const { duena, luis } of [leaving, demoted, deleted]) {
      tokens.push((await invitar(luis, duena.empresaId)).token)
    }
    const { correo, client } = leaving.luis
    await client.call(endpoints.dejarEmpresa, { params: { correo, id: leaving.duena.empresaId } })
    await cambiar(demoted.duena, demoted.luis, 'administrador')
    await expectValid(tokens[1] ?? '')
    await cambiar(demoted.duena, demoted.luis, 'agente')
    await deleted.luis.client.call(endpoints.borrarCuenta, {
      params: { correo: deleted.luis.correo },
      body: { contrasena: CONTRASENA },
    })
    for (const token of tokens) await expectWithdrawn(leaving.luis, token)
    for (const { duena } of [leaving, demoted, deleted]) expect(await retiradas(duena)).toHaveLength(1)
  })

  test('belong to the member who resent them last', async () => {
    const { duena, luis } = await escena()
    const { empresaId } = duena
    const deLuis = await invitar(luis, empresaId)
    const deAna = await invitar(duena, empresaId)
    const linkForAna = await reenviar(duena, empresaId, deLuis.id)
    const linkForLuis = await reenviar(luis, empresaId, deAna.id)
    await quitar(duena, luis)
    await expectWithdrawn(luis, linkForLuis)
    await expectValid(linkForAna)
  })

  test('of an owner are withdrawn in every company when the ownership ends', async () => {
    const { duena, luis } = await escena()
    const { client, correo, empresaId } = duena
    const { empresa } = await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Sucursal', titular: 'Ana' },
    })
    const before = await invitar(luis, empresaId)
    await cambiar(duena, luis, 'propietario')
    await expectValid(before.token)
    const tokens = [before.token, (await invitar(luis, empresa.id)).token]
    const deAna = await invitar(duena, empresa.id)
    await cambiar(duena, luis, 'administrador')
    for (const token of tokens) await expectWithdrawn(luis, token)
    await expectValid(deAna.token)
  })
})
