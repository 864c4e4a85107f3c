import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import {
  cambiarContrasena,
  cambiarCorreo,
  cambiarUsuario,
  confirmarCorreo,
} from '#server/commands/cuenta-propia.ts'
import { cerrarOtrasSesiones } from '#server/commands/sesiones.ts'
import { avisoEn, normalizarCorreo, terminarSesiones } from '#server/cuentas/cuentas.ts'
import { confirmacion, contrasenaNueva, cuentaRevisada, mudada } from '#server/cuentas/propia.ts'
import { maskedClient } from '#server/limits/address.ts'
import { exigirSesion } from '../access.ts'
import { rememberBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { idiomaDe, textosPara } from '../errors.ts'
import { keepLanguage } from '../language.ts'
import { presentSesion } from '../of-account.ts'
import { preparedOrder } from '../order.ts'

/** Changes a user may make to their own account. */
export function cuentaPropiaRoutes(app: FastifyInstance, deps: Deps): void {
  const pedido = (request: FastifyRequest) => ({
    avisar: avisoEn(deps, idiomaDe(request)),
    ip: maskedClient(request.ip),
  })
  const propia = (request: FastifyRequest) => {
    const { usuario_id: usuarioId, correo, id: sesionId } = exigirSesion(request)
    return { usuarioId, correo, sesionId, ...pedido(request) }
  }

  preparedOrder(
    app,
    deps,
    endpoints.cambiarContrasena,
    ({ body, request }) => contrasenaNueva(deps, body, propia(request)),
    cambiarContrasena,
    async (cerradas, { usuarioId }, { request }) => {
      deps.correos.wake()
      await terminarSesiones(deps, usuarioId, cerradas)
      return { mensaje: textosPara(request).mensajes.contrasenaPropiaCambiada }
    },
  )
  preparedOrder(
    app,
    deps,
    endpoints.cambiarCorreo,
    async ({ body, request }) => {
      const orden = propia(request)
      const { contrasena: revisada } = await cuentaRevisada(deps, orden.usuarioId, body.contrasena)
      return { ...orden, revisada, nuevo: normalizarCorreo(body.correo) }
    },
    cambiarCorreo,
    async (cambio, orden, { request, reply }) => {
      await mudada(deps, orden, cambio)
      const { correo } = cambio
      const porVerificar = correo !== orden.nuevo
      if (!porVerificar) rememberBrowser(deps, request, reply, correo)
      return { correo, porVerificar }
    },
  )
  preparedOrder(
    app,
    deps,
    endpoints.confirmarCorreo,
    ({ body, request }) => confirmacion(deps, body.token, { ...pedido(request), sesion: request.sesion }),
    confirmarCorreo,
    async (cambio, orden, { request, reply }) => {
      await mudada(deps, orden, cambio)
      request.cuentaId = orden.usuarioId
      rememberBrowser(deps, request, reply, cambio.correo)
      return { correo: cambio.correo, porVerificar: false }
    },
  )
  preparedOrder(
    app,
    deps,
    endpoints.cambiarUsuario,
    ({ body, request }) => ({ ...propia(request), nombre: limpiarLinea(body.usuario), idioma: body.idioma }),
    cambiarUsuario,
    (_, { nombre, idioma }, { request, reply }) => {
      if (idioma) keepLanguage(reply, idioma)
      const sesion = exigirSesion(request)
      return presentSesion({ ...sesion, nombre, idioma: idioma ?? sesion.idioma })
    },
  )
  preparedOrder(
    app,
    deps,
    endpoints.cerrarOtrasSesiones,
    ({ request }) => propia(request),
    cerrarOtrasSesiones,
    async (cerradas, { usuarioId }) => {
      await terminarSesiones(deps, usuarioId, cerradas)
      return { cerradas: cerradas.length }
    },
  )
}
