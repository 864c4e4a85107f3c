import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import {
  entrar,
  recuperar,
  reenviarVerificacion,
  registrar,
  restablecer,
  terminarSesion,
  verificarCorreo,
} from '#server/actions/cuenta.ts'
import { cambiarPlan } from '#server/actions/plan.ts'
import { verPlan } from '#server/actions/ver-plan.ts'
import { presentarCatalogo } from '#server/present/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listSesiones } from '#server/store/sesiones.ts'
import { actorOf } from './access.ts'
import { bind } from './bind.ts'
import type { Deps } from './deps.ts'
import { rememberBrowser } from './known-browser.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts'

const iso = (instant: number) => new Date(instant).toISOString()

export function cuentaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.registrar, async ({ body }) => {
    const { nombre, correo } = await registrar(deps, body)
    return { usuario: nombre, correo, porVerificar: deps.correos.verifica }
  })

  bind(app, deps, endpoints.entrar, async ({ body, request, reply }) => {
    const agente = request.headers['user-agent'] ?? ''
    const { usuario, token, creadaEn } = await entrar(deps, body, agente, readSessionCookie(request))
    rememberBrowser(reply, deps.secreto, usuario.correo)
    setSessionCookie(reply, token)
    return { usuario: usuario.nombre, correo: usuario.correo, fecha: iso(creadaEn) }
  })

  bind(app, deps, endpoints.salir, async ({ request, reply }) => {
    const { sesion } = request
    if (sesion) await terminarSesion(deps, sesion.usuario_id, sesion.id)
    clearSessionCookie(reply)
    return {}
  })

  bind(app, deps, endpoints.sesion, ({ request }) => {
    const { nombre, correo, creada_en } = request.sesion as NonNullable<typeof request.sesion>
    return { usuario: nombre, correo, fecha: iso(creada_en) }
  })

  bind(app, deps, endpoints.sesiones, async ({ request }) => {
    const { usuarioId } = actorOf(request)
    const abiertas = await listSesiones(deps.store.db, usuarioId, deps.clock())
    return {
      sesiones: abiertas.map((s) => ({
        id: s.id,
        fecha: iso(s.creada_en),
        ultimoUso: iso(s.usada_en),
        agente: s.agente,
        actual: s.id === request.sesion?.id,
      })),
    }
  })

  bind(app, deps, endpoints.cerrarSesion, async ({ params, request }) => {
    const { usuarioId } = actorOf(request)
    if (!(await terminarSesion(deps, usuarioId, params.sesionId))) throw new Rechazo('sesion_no_encontrada')
    return {}
  })

  bind(app, deps, endpoints.verificarCorreo, async ({ body }) => {
    await verificarCorreo(deps, body.token)
    return { mensaje: 'Tu correo quedó confirmado. Ya puedes iniciar sesión.' }
  })

  bind(app, deps, endpoints.reenviarVerificacion, async ({ body }) => {
    await reenviarVerificacion(deps, body.correo)
    return { mensaje: 'Si esa cuenta espera confirmación, te enviamos otro enlace.' }
  })

  bind(app, deps, endpoints.recuperar, async ({ body }) => {
    await recuperar(deps, body.correo)
    return { mensaje: 'Si hay una cuenta con ese correo, te enviamos un enlace para cambiar la contraseña.' }
  })

  bind(app, deps, endpoints.restablecer, async ({ body }) => {
    await restablecer(deps, body.token, body.contrasena)
    return { mensaje: 'Tu contraseña cambió. Inicia sesión con la nueva.' }
  })

  bind(app, deps, endpoints.planes, () => ({
    catalogo: deps.politica.catalogo,
    planes: presentarCatalogo(deps.politica.catalogo),
  }))
  bind(app, deps, endpoints.plan, ({ request }) => verPlan(deps, deps.vistas, actorOf(request)))
  bind(app, deps, endpoints.cambiarPlan, async ({ body, request }) => {
    await cambiarPlan(deps, actorOf(request), body.plan)
    return verPlan(deps, deps.vistas, actorOf(request))
  })
}
