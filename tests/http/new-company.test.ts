import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conEmpresa } from '#harness/stories.ts'
import { borrarUsuario } from '#server/commands/borrar-usuario.ts'
import { cambiarMiembro } from '#server/commands/miembros.ts'
import { cambiarPlan } from '#server/commands/plan.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { usuario } from '#server/store/eventos.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada } from '#tests/helpers/team.ts'

onEachEngine('an order about all companies whose list was read before another one was created', (app) => {
  /** Creates a company after the list of companies was read. */
  async function escena() {
    const duena = await conEmpresa(app.client())
    const { client, correo, empresaId } = duena
    const { db } = app.app.store
    const organizacionId = (await findEmpresa(db, { uuid: empresaId }))?.organizacion_id
    const usuarioId = (await findUsuarioByCorreo(db, { correo }))?.id
    if (!organizacionId || !usuarioId) throw new Error('No organisation')
    const luis = await empleada(app, duena, { rol: 'administrador' })
    const { empresa } = await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Sucursal', titular: 'Ana' },
    })
    const orden = { organizacionId, empresas: [empresaId], actor: usuario(usuarioId) }
    const tipos = (de: string) =>
      client
        .call(endpoints.actividad, { params: { empresaId: de }, query: {} })
        .then(({ entradas }) => entradas.map(({ tipo }) => tipo))
    return { ...duena, luis, nueva: empresa.id, usuarioId, orden, tipos }
  }
  const REPEAT = { codigo: 'no_disponible', esperar: 1 }

  test('changes no plan without the lock of the new company; repeated, all companies record it', async () => {
    const { client, correo, empresaId, nueva, orden, tipos } = await escena()
    const params = { correo }
    const before = await client.call(endpoints.plan, { params })
    const stale = app.app.store.execute(cambiarPlan, { ...orden, plan: 'starter' })
    await expect(stale).rejects.toMatchObject(REPEAT)
    expect(await client.call(endpoints.plan, { params })).toEqual(before)
    for (const uuid of [empresaId, nueva]) expect(await tipos(uuid)).not.toContain('plan_cambiado')
    await client.call(endpoints.cambiarPlan, { params, body: { plan: 'starter' } })
    for (const uuid of [empresaId, nueva]) expect(await tipos(uuid)).toContain('plan_cambiado')
  })

  test('makes no owner and deletes no account either', async () => {
    const { empresaId, luis, usuarioId, orden, tipos, nueva, client } = await escena()
    const cambio = {
      ...orden,
      empresaId,
      usuarioId: luis.usuarioId,
      cambios: { rol: 'propietario' as const },
    }
    await expect(app.app.store.execute(cambiarMiembro, cambio)).rejects.toMatchObject(REPEAT)
    const { organizacionId, empresas } = orden
    const borrar = { usuarioId, organizaciones: [organizacionId], empresas }
    await expect(app.app.store.execute(borrarUsuario, borrar)).rejects.toMatchObject(REPEAT)
    expect(await tipos(nueva)).toEqual(['empresa_creada'])
    const params = { empresaId, usuarioId: luis.usuarioId }
    await client.call(endpoints.cambiarMiembro, { params, body: { rol: 'propietario' } })
    expect(await tipos(nueva)).toContain('miembro_cambiado')
    // A member of one company needs only its lock.
    await client.call(endpoints.cambiarMiembro, { params, body: { rol: 'administrador' } })
    const solo = { ...cambio, cambios: { rol: 'agente' as const } }
    await app.app.store.execute(cambiarMiembro, solo)
  })
})
