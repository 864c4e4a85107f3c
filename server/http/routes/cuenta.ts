import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { cambiarPlan } from '#server/commands/plan.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import { recuperar, restablecer } from '#server/cuentas/recuperar.ts'
import {
  reenviarVerificacion,
  registrar,
  verificarCorreo,
  verVerificacion,
} from '#server/cuentas/registrar.ts'
import { abrir, cerrarSesion, entrar } from '#server/cuentas/sesion.ts'
import { presentarCatalogo } from '#server/present/plan.ts'
import { pagador, plan } from '#server/queries/plan.ts'
import { sesiones } from '#server/queries/sesiones.ts'
import { actorOf, sesionOf, usuarioOf } from '../access.ts'
import { bind } from '../bind.ts'
import { knownBrowser, rememberBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { textosOf } from '../errors.ts'
import { loginBuckets } from '../limit-rules.ts'
import { navegadorOf, pedidoOf, presentarSesion, welcome } from '../of-account.ts'
import { clearSessionCookie } from '../session-cookie.ts'

export function cuentaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.registrar, async ({ body, llave, request }) => {
    const { nombre, correo } = await registrar(deps, body, pedidoOf(request, llave))
    return { usuario: nombre, correo, porVerificar: deps.correos.verifica }
  })

  bind(app, deps, endpoints.entrar, async ({ body, request, reply }) => {
    const conocido = knownBrowser(deps, request, normalizarCorreo(body.correo)) !== null
    const navegador = navegadorOf(deps, request, { conocido, compartido: body.compartido })
    const sesion = await entrar(deps, body, navegador)
    welcome(deps, request, reply, sesion)
    return presentarSesion({ ...sesion.usuario, creada_en: sesion.creadaEn })
  })

  bind(app, deps, endpoints.salir, async ({ request, reply }) => {
    const { sesion } = request
    if (sesion) {
      await cerrarSesion(deps, { actor: actorOf(request), sesionId: sesion.id })
    }
    clearSessionCookie(deps.cookies, reply)
    return {}
  })

  bind(app, deps, endpoints.sesion, ({ request }) => presentarSesion(sesionOf(request)))

  bind(app, deps, endpoints.sesiones, async ({ request }) => ({
    sesiones: await sesiones(deps.store.db, sesionOf(request), deps.clock()),
  }))

  bind(app, deps, endpoints.cerrarSesion, async ({ params, llave, request }) => {
    const ended = await cerrarSesion(deps, { ...params, llave, actor: actorOf(request) })
    if (!ended) throw new Rechazo('sesion_no_encontrada')
    return {}
  })

  bind(app, deps, endpoints.verVerificacion, ({ body }) => verVerificacion(deps, body.token))

  bind(app, deps, endpoints.verificarCorreo, async ({ body, llave, request, reply }) => {
    const { correo, usuario } = await verificarCorreo(deps, body, pedidoOf(request, llave))
    // The browser in which the address was confirmed is known from now on.
    const navegador = navegadorOf(deps, request, { conocido: true })
    if (usuario) welcome(deps, request, reply, await abrir(deps, usuario, navegador))
    const { correoConfirmado } = textosOf(request).mensajes
    return { mensaje: correoConfirmado, correo, dentro: usuario !== null }
  })

  bind(app, deps, endpoints.reenviarVerificacion, async ({ body, llave, request }) => {
    await reenviarVerificacion(deps, body.correo, pedidoOf(request, llave))
    return { mensaje: textosOf(request).mensajes.verificacionReenviada }
  })

  bind(app, deps, endpoints.recuperar, async ({ body, llave, request }) => {
    await recuperar(deps, body.correo, pedidoOf(request, llave))
    return { mensaje: textosOf(request).mensajes.recuperacionEnviada }
  })

  bind(app, deps, endpoints.restablecer, async ({ body, llave, request, reply }) => {
    const correo = await restablecer(deps, body.token, body.contrasena, pedidoOf(request, llave))
    if (correo) {
      // Whoever has the mailbox is not to be kept out by somebody who guesses beside them.
      rememberBrowser(deps, request, reply, correo)
      for (const bucket of loginBuckets(request, correo)) await deps.limiter.clear(bucket)
    }
    return { mensaje: textosOf(request).mensajes.contrasenaCambiada }
  })

  bind(app, deps, endpoints.planes, ({ request }) => ({
    catalogo: deps.politica.catalogo,
    planes: presentarCatalogo(deps.politica.catalogo, textosOf(request)),
  }))
  bind(app, deps, endpoints.plan, ({ query: { empresaId, desde = '0' }, request }) =>
    plan(deps, usuarioOf(request), textosOf(request), { empresaId, desde: Number(desde) }),
  )

  bind(app, deps, endpoints.cambiarPlan, async ({ body, llave, request }) => {
    const usuarioId = usuarioOf(request)
    const suyo = await pagador(deps, usuarioId)
    await deps.store.execute(cambiarPlan, { ...suyo, plan: body.plan, llave, actor: actorOf(request) })
    return plan(deps, usuarioId, textosOf(request))
  })
}
