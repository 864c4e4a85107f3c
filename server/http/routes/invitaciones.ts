import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { newToken, tokenDigest, tokenOfKey } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { invitar, reenviarInvitacion, retirarInvitacion } from '#server/commands/invitaciones.ts'
import type { OrdenRepetible } from '#server/commands/repetible.ts'
import { crearMiembro, restablecerMiembro } from '#server/commands/sin-correo.ts'
import { avisoEn, normalizarCorreo } from '#server/cuentas/cuentas.ts'
import { primeraContrasena } from '#server/cuentas/primera-contrasena.ts'
import { sesionPara } from '#server/cuentas/sesion.ts'
import { unirse, verInvitacion } from '#server/cuentas/unirse.ts'
import { maskedClient } from '#server/limits/address.ts'
import { organizacionDe, presentInvitacion } from '#server/queries/equipo.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import { findInvitacionById } from '#server/store/invitaciones.ts'
import type { InvitacionTable } from '#server/store/schema/equipo.ts'
import { findUsuarioByUuid } from '#server/store/usuarios.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { idiomaDe } from '../errors.ts'
import { navegadorDe, welcome } from '../of-account.ts'
import { orderOf, preparedOrder } from '../order.ts'

export function invitacionRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, secreto, correos, contrasenas } = deps
  const deEquipo = async <O extends { empresaId: string }>(orden: O) => ({
    ...orden,
    organizacionId: await organizacionDe(deps, orden.empresaId),
  })
  /** A repeated call gets the token of the first call. */
  const tokenOf = (nombre: string, { llave, actor, empresaId }: OrdenRepetible) =>
    llave ? tokenOfKey(secreto, nombre, actor.id, empresaId, llave) : newToken()

  /** Invitations go by mail if the installation delivers mail; otherwise the caller passes on the link. */
  const entrega = (token: string, correo: string | null | undefined, request: FastifyRequest) => ({
    huella: tokenDigest(secreto, token),
    avisar: avisoEn(deps, idiomaDe(request)),
    buzon: correo ? correos.buzon(correo) : null,
  })
  const entregada = async (empresaId: string, invitacion: InvitacionTable, token: string) => {
    const porCorreo = invitacion.correo !== null && correos.verifica
    if (porCorreo) correos.wake()
    return {
      invitacion: await presentInvitacion(deps, empresaId, invitacion),
      enlace: porCorreo ? null : `/invitacion#token=${token}`,
    }
  }

  bind(app, deps, endpoints.invitar, async (call) => {
    const orden = await deEquipo(orderOf<typeof endpoints.invitar>(call))
    const correo = orden.correo && normalizarCorreo(orden.correo)
    const token = tokenOf('invitar', orden)
    const invitacion = await store.execute(invitar, {
      ...orden,
      correo,
      ...entrega(token, correo, call.request),
    })
    return entregada(orden.empresaId, invitacion, token)
  })

  bind(app, deps, endpoints.reenviarInvitacion, async (call) => {
    const orden = await deEquipo(orderOf<typeof endpoints.reenviarInvitacion>(call))
    const antes = await findInvitacionById(store.db, { id: orden.invitacionId })
    const token = newToken()
    const renovada = { ...orden, ...entrega(token, antes?.correo, call.request) }
    return entregada(orden.empresaId, await store.execute(reenviarInvitacion, renovada), token)
  })

  preparedOrder(
    app,
    deps,
    endpoints.retirarInvitacion,
    (call) => deEquipo(orderOf<typeof endpoints.retirarInvitacion>(call)),
    retirarInvitacion,
    () => ({}),
  )

  bind(app, deps, endpoints.verInvitacion, ({ body }) => verInvitacion(deps, body.token))

  bind(app, deps, endpoints.aceptarInvitacion, async ({ body, request, reply }) => {
    const pedido = { idioma: idiomaDe(request), ip: maskedClient(request.ip) }
    const { nueva, ...acceso } = await unirse(deps, body, request.sesion, pedido)
    if (nueva) {
      const navegador = navegadorDe(deps, request, { conocido: true })
      welcome(deps, request, reply, await sesionPara(deps, nueva, navegador))
    }
    return acceso
  })

  bind(app, deps, endpoints.crearMiembro, async (call) => {
    const orden = await deEquipo(orderOf<typeof endpoints.crearMiembro>(call))
    const primera = primeraContrasena(tokenOf('crearMiembro', orden))
    const contrasena = await contrasenas.hash(primera)
    const { correo } = await store.execute(crearMiembro, { ...orden, contrasena })
    return { correo, contrasena: primera }
  })

  bind(app, deps, endpoints.restablecerMiembro, async (call) => {
    const orden = orderOf<typeof endpoints.restablecerMiembro>(call)
    const quien = await findUsuarioByUuid(store.db, { uuid: orden.usuarioId })
    if (!quien) throw new Rechazo('miembro_no_encontrado')
    const { correo } = quien
    const primera = primeraContrasena(newToken())
    const contrasena = await contrasenas.hash(primera)
    const empresas = (await listEmpresasOf(store.db, quien.id)).map(({ uuid }) => uuid)
    const usuarioId = await store.execute(restablecerMiembro, { ...orden, correo, empresas, contrasena })
    await deps.sesiones.announce({ usuarioId, sesionId: null })
    return { correo, contrasena: primera }
  })
}
