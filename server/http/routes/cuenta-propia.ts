import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import {
  cambiarContrasena,
  cambiarCorreo,
  cambiarUsuario,
  confirmarCorreo,
  type Propio,
} from '#server/cuentas/propia.ts'
import { cerrarOtrasSesiones } from '#server/cuentas/sesion.ts'
import { sesionOf } from '../access.ts'
import { bind } from '../bind.ts'
import { rememberBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { textosOf } from '../errors.ts'
import { pedidoOf, presentarSesion } from '../of-account.ts'

function propioOf(request: FastifyRequest): Propio {
  const { usuario_id: usuarioId, id: sesionId } = sesionOf(request)
  return { ...pedidoOf(request), usuarioId, sesionId }
}

/** What somebody changes of their own account. */
export function cuentaPropiaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.cambiarContrasena, async ({ body, request }) => {
    await cambiarContrasena(deps, body, propioOf(request))
    return { mensaje: textosOf(request).mensajes.contrasenaPropiaCambiada }
  })

  bind(app, deps, endpoints.cambiarCorreo, async ({ body, request, reply }) => {
    const { correo, porVerificar } = await cambiarCorreo(deps, body, propioOf(request))
    if (!porVerificar) rememberBrowser(deps, request, reply, correo)
    return { correo, porVerificar }
  })

  bind(app, deps, endpoints.confirmarCorreo, async ({ body, request, reply }) => {
    const { correo, usuarioId } = await confirmarCorreo(deps, body.token, pedidoOf(request), request.sesion)
    request.cuentaId = usuarioId
    rememberBrowser(deps, request, reply, correo)
    return { correo, porVerificar: false }
  })

  bind(app, deps, endpoints.cambiarUsuario, async ({ body, request }) => {
    const nombre = await cambiarUsuario(deps, body.usuario, propioOf(request))
    return presentarSesion({ ...sesionOf(request), nombre })
  })

  bind(app, deps, endpoints.cerrarOtrasSesiones, async ({ request }) => ({
    cerradas: await cerrarOtrasSesiones(deps, propioOf(request)),
  }))
}
