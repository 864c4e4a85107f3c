import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cambiarPlan } from '#server/commands/plan.ts'
import type { Pedido } from '#server/cuentas/cuentas.ts'
import { recuperar, restablecer } from '#server/cuentas/recuperar.ts'
import { reenviarVerificacion, registrar, verificarCorreo } from '#server/cuentas/registrar.ts'
import { cerrarSesion, entrar } from '#server/cuentas/sesion.ts'
import { presentarCatalogo } from '#server/present/plan.ts'
import { pagador, plan } from '#server/queries/plan.ts'
import { sesiones } from '#server/queries/sesiones.ts'
import { Rechazo } from '#server/rechazo.ts'
import { sesionOf, usuarioOf } from '../access.ts'
import { bind } from '../bind.ts'
import { rememberBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { idiomaOf, textosOf } from '../errors.ts'
import { loginBuckets } from '../limit-rules.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../session-cookie.ts'

const LLAVE = 'idempotency-key'

const pedidoOf = (request: FastifyRequest, headers: { [LLAVE]?: string }): Pedido => ({
  idioma: idiomaOf(request),
  llave: headers[LLAVE],
})

const iso = (instant: number) => new Date(instant).toISOString()

export function cuentaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.registrar, async ({ body, headers, request }) => {
    const { nombre, correo } = await registrar(deps, body, pedidoOf(request, headers))
    return { usuario: nombre, correo, porVerificar: deps.correos.verifica }
  })

  bind(app, deps, endpoints.entrar, async ({ body, request, reply }) => {
    const agente = request.headers['user-agent'] ?? ''
    const anterior = readSessionCookie(deps.cookies, request)
    const { usuario, token, creadaEn, duraMs } = await entrar(deps, body, agente, anterior)
    request.cuentaId = usuario.id
    rememberBrowser(deps, request, reply, usuario.correo)
    setSessionCookie(deps.cookies, reply, token, duraMs)
    return { usuario: usuario.nombre, correo: usuario.correo, fecha: iso(creadaEn) }
  })

  bind(app, deps, endpoints.salir, async ({ request, reply }) => {
    const { sesion } = request
    if (sesion) await cerrarSesion(deps, sesion.usuario_id, sesion.id)
    clearSessionCookie(deps.cookies, reply)
    return {}
  })

  bind(app, deps, endpoints.sesion, ({ request }) => {
    const { nombre, correo, creada_en } = sesionOf(request)
    return { usuario: nombre, correo, fecha: iso(creada_en) }
  })

  bind(app, deps, endpoints.sesiones, async ({ request }) => ({
    sesiones: await sesiones(deps.store.db, sesionOf(request), deps.clock()),
  }))

  bind(app, deps, endpoints.cerrarSesion, async ({ params, headers, request }) => {
    const ended = await cerrarSesion(deps, usuarioOf(request), params.sesionId, headers[LLAVE])
    if (!ended) throw new Rechazo('sesion_no_encontrada')
    return {}
  })

  bind(app, deps, endpoints.verificarCorreo, async ({ body, headers, request }) => {
    const { correo } = await verificarCorreo(deps, body.token, headers[LLAVE])
    return { mensaje: textosOf(request).mensajes.correoConfirmado, correo }
  })

  bind(app, deps, endpoints.reenviarVerificacion, async ({ body, headers, request }) => {
    await reenviarVerificacion(deps, body.correo, pedidoOf(request, headers))
    return { mensaje: textosOf(request).mensajes.verificacionReenviada }
  })

  bind(app, deps, endpoints.recuperar, async ({ body, headers, request }) => {
    await recuperar(deps, body.correo, pedidoOf(request, headers))
    return { mensaje: textosOf(request).mensajes.recuperacionEnviada }
  })

  bind(app, deps, endpoints.restablecer, async ({ body, headers, request, reply }) => {
    const correo = await restablecer(deps, body.token, body.contrasena, headers[LLAVE])
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
  bind(app, deps, endpoints.plan, ({ request }) => plan(deps, usuarioOf(request), textosOf(request)))

  bind(app, deps, endpoints.cambiarPlan, async ({ body, headers, request }) => {
    const usuarioId = usuarioOf(request)
    const suyo = await pagador(deps, usuarioId)
    await deps.store.execute(cambiarPlan, { usuarioId, plan: body.plan, ...suyo, llave: headers[LLAVE] })
    return plan(deps, usuarioId, textosOf(request))
  })
}
