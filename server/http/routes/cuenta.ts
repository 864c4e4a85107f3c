import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import {
  type OrdenCarta,
  pedirCarta,
  registrar,
  restablecer,
  verificarCorreo,
} from '#server/commands/cuenta.ts'
import { cambiarPlan } from '#server/commands/plan.ts'
import { cerrarSesion } from '#server/commands/sesiones.ts'
import { normalizarCorreo, terminarSesiones } from '#server/cuentas/cuentas.ts'
import { registro, verificacion, verVerificacion } from '#server/cuentas/registrar.ts'
import { restablecimiento } from '#server/cuentas/restablecer.ts'
import { entrar, sesionPara } from '#server/cuentas/sesion.ts'
import { presentCatalogo } from '#server/present/plan.ts'
import { pagador, plan } from '#server/queries/plan.ts'
import { sesiones } from '#server/queries/sesiones.ts'
import type { TipoEnlace } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { actorOf, exigirSesion, usuarioDe } from '../access.ts'
import { bind, type Call } from '../bind.ts'
import { knownBrowser, rememberBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { textosPara } from '../errors.ts'
import { loginBuckets } from '../limit-rules.ts'
import { inSteps, navegadorDe, pedidoDe, presentSesion, welcome } from '../of-account.ts'
import { order, orderOf, preparedOrder } from '../order.ts'
import { clearSessionCookie } from '../session-cookie.ts'

export function cuentaRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, correos } = deps

  bind(app, deps, endpoints.registrar, (call) => {
    const run = async () => {
      const orden = await registro(deps, call.body, pedidoDe(call))
      const { id } = await store.execute(registrar, orden)
      if (orden.primera !== undefined) {
        call.request.cuentaId = id
        call.request.resultado = 'primera_cuenta'
      }
      correos.wake()
      return { usuario: orden.nombre, correo: orden.correo, porVerificar: !orden.verificado }
    }
    return correos.verifica ? inSteps(run) : run()
  })

  bind(app, deps, endpoints.entrar, async ({ body, request, reply }) => {
    const conocido = knownBrowser(deps, request, normalizarCorreo(body.correo)) !== null
    const navegador = navegadorDe(deps, request, { conocido, compartido: body.compartido })
    const sesion = await entrar(deps, body, navegador)
    welcome(deps, request, reply, sesion)
    return presentSesion({ ...sesion.usuario, creada_en: sesion.creadaEn })
  })

  bind(app, deps, endpoints.salir, async ({ request, reply }) => {
    if (request.sesion) {
      const { usuario_id: usuarioId, id: sesionId } = request.sesion
      const cerrada = await store.execute(cerrarSesion, { sesionId, actor: actorOf(request) })
      if (cerrada) await terminarSesiones(deps, usuarioId, [sesionId])
    }
    clearSessionCookie(deps.cookies, reply)
    return {}
  })

  bind(app, deps, endpoints.sesion, ({ request }) => presentSesion(exigirSesion(request)))

  bind(app, deps, endpoints.sesiones, async ({ request }) => ({
    sesiones: await sesiones(deps.store.db, exigirSesion(request), deps.clock()),
  }))

  order(app, deps, endpoints.cerrarSesion, cerrarSesion, async (cerrada, { sesionId }, { request }) => {
    if (!cerrada) throw new Rechazo('sesion_no_encontrada')
    await terminarSesiones(deps, usuarioDe(request), [sesionId])
    return {}
  })

  bind(app, deps, endpoints.verVerificacion, ({ body }) => verVerificacion(deps, body.token))

  preparedOrder(
    app,
    deps,
    endpoints.verificarCorreo,
    (call) => verificacion(deps, call.body, pedidoDe(call)),
    verificarCorreo,
    async ({ usuarioId }, { correo, revisada, nueva }, { request, reply }) => {
      const usuario = await findUsuario(store.db, { id: usuarioId })
      if (!usuario) throw new Rechazo('enlace_usado')
      // A repeated call only reports that the address is confirmed.
      const dentro = correo !== ''
      if (dentro) {
        // The browser that confirmed the address counts as known from now on.
        const navegador = navegadorDe(deps, request, { conocido: true })
        const contrasena = nueva ?? revisada ?? ''
        welcome(deps, request, reply, await sesionPara(deps, { ...usuario, contrasena }, navegador))
      }
      return { mensaje: textosPara(request).mensajes.correoConfirmado, correo: usuario.correo, dentro }
    },
  )

  /** Orders a mail with a link, which is sent if the account exists. The reply does not reveal whether it does. */
  const cartaDe =
    (tipo: TipoEnlace) =>
    (call: Pick<Call<Endpoint>, 'llave' | 'request'> & { body: { correo: string } }): OrdenCarta => ({
      ...pedidoDe(call),
      correo: normalizarCorreo(call.body.correo),
      tipo,
    })

  preparedOrder(
    app,
    deps,
    endpoints.reenviarVerificacion,
    cartaDe('verificar'),
    pedirCarta,
    (_, __, { request }) => {
      correos.wake()
      return { mensaje: textosPara(request).mensajes.verificacionReenviada }
    },
  )
  preparedOrder(app, deps, endpoints.recuperar, cartaDe('restablecer'), pedirCarta, (_, __, { request }) => {
    correos.wake()
    return { mensaje: textosPara(request).mensajes.recuperacionEnviada }
  })

  preparedOrder(
    app,
    deps,
    endpoints.restablecer,
    (call) => restablecimiento(deps, call.body, pedidoDe(call)),
    restablecer,
    async ({ usuarioId }, { correo }, { request, reply }) => {
      await deps.sesiones.announce({ usuarioId, sesionId: null })
      if (correo) {
        // Wrong guesses by strangers must not lock out the owner of the mailbox.
        rememberBrowser(deps, request, reply, correo)
        for (const bucket of loginBuckets(request, correo)) await deps.limiter.clear(bucket)
      }
      return { mensaje: textosPara(request).mensajes.contrasenaCambiada }
    },
  )

  bind(app, deps, endpoints.planes, ({ request }) => ({
    catalogo: deps.politica.catalogo,
    planes: presentCatalogo(deps.politica.catalogo, textosPara(request)),
  }))
  bind(app, deps, endpoints.plan, ({ query: { empresaId, desde = '0' }, request }) =>
    plan(deps, usuarioDe(request), textosPara(request), { empresaId, desde: Number(desde) }),
  )

  preparedOrder(
    app,
    deps,
    endpoints.cambiarPlan,
    async (call) => ({
      ...orderOf<typeof endpoints.cambiarPlan>(call),
      ...(await pagador(deps, usuarioDe(call.request))),
    }),
    cambiarPlan,
    (_, __, { request }) => plan(deps, usuarioDe(request), textosPara(request)),
  )
}
