import { endpoints } from '#contract/endpoints.ts'
import type { Rol } from '#contract/permiso.ts'
import type { TestApp } from '#harness/app.ts'
import { type ConEmpresa, type Duena, registrada } from '#harness/stories.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { agregarMiembro } from '#server/commands/miembros.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { SISTEMA } from '#server/store/eventos.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'

export interface Empleada extends Duena {
  /** Her id in the API. */
  usuarioId: string
  /** Her id in the store. */
  id: UsuarioId
}

interface Puesto {
  rol: Exclude<Rol, 'propietario'>
  colas?: string[] | null
}

/** Registers a user, logs her in and adds her to the team of a company. */
export async function empleada(
  { app, client }: Pick<TestApp, 'app' | 'client'>,
  { empresaId }: Pick<ConEmpresa, 'empresaId'>,
  { rol, colas = null }: Puesto,
): Promise<Empleada> {
  const persona = await registrada(client())
  const usuario = await findUsuarioByCorreo(app.store.db, { correo: persona.correo })
  const empresa = await findEmpresa(app.store.db, { uuid: empresaId })
  if (!usuario || !empresa) throw new Error('User or company not found')
  const organizacionId = empresa.organizacion_id
  const orden = { empresaId, organizacionId, usuarioId: usuario.id, rol, colas, actor: SISTEMA }
  await app.store.execute(agregarMiembro, orden)
  return { ...persona, usuarioId: usuario.uuid, id: usuario.id }
}

/** Removes a member from the team. */
export const quitar = (duena: ConEmpresa, { usuarioId }: Empleada) =>
  duena.client.call(endpoints.quitarMiembro, { params: { empresaId: duena.empresaId, usuarioId } })
