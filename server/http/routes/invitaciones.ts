import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { retirarInvitacion } from '#server/commands/invitaciones.ts'
import {
  aceptar,
  type InvitacionHecha,
  invitar,
  reenviarInvitacion,
  verInvitacion,
} from '#server/cuentas/invitar.ts'
import { abrir } from '#server/cuentas/sesion.ts'
import { crearSinCorreo, restablecerSinCorreo } from '#server/cuentas/sin-correo.ts'
import { organizacionDe, presentarInvitacion } from '#server/queries/equipo.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { idiomaOf } from '../errors.ts'
import { navegadorOf, pedidoOf, welcome } from '../of-account.ts'

export function invitacionRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const de = async (empresaId: string, request: FastifyRequest) => ({
    empresaId,
    organizacionId: await organizacionDe(deps, empresaId),
    actor: actorOf(request),
    idioma: idiomaOf(request),
  })
  const hecha = async (empresaId: string, { invitacion, enlace }: InvitacionHecha) => ({
    invitacion: await presentarInvitacion(deps, empresaId, invitacion),
    enlace,
  })

  bind(app, deps, endpoints.invitar, async ({ params: { empresaId }, body, llave, request }) => {
    const anfitrion = { ...(await de(empresaId, request)), llave }
    return hecha(empresaId, await invitar(deps, anfitrion, body))
  })

  bind(app, deps, endpoints.reenviarInvitacion, async ({ params: { empresaId, invitacionId }, request }) =>
    hecha(empresaId, await reenviarInvitacion(deps, await de(empresaId, request), invitacionId)),
  )

  bind(app, deps, endpoints.retirarInvitacion, async ({ params: { empresaId, invitacionId }, request }) => {
    const { organizacionId, actor } = await de(empresaId, request)
    await store.execute(retirarInvitacion, { empresaId, organizacionId, invitacionId, actor })
    return {}
  })

  bind(app, deps, endpoints.verInvitacion, ({ body }) => verInvitacion(deps, body.token))

  bind(app, deps, endpoints.aceptarInvitacion, async ({ body, request, reply }) => {
    const { empresaId, usuario, nueva } = await aceptar(deps, body, request.sesion, pedidoOf(request))
    const { nombre, correo } = usuario
    const porVerificar = deps.correos.verifica && usuario.verificado_en === null
    if (nueva && !porVerificar) {
      const navegador = navegadorOf(deps, request, { conocido: true })
      welcome(deps, request, reply, await abrir(deps, usuario, navegador))
    }
    return { empresaId, usuario: nombre, correo, porVerificar }
  })

  bind(app, deps, endpoints.crearMiembro, async ({ params: { empresaId }, body, llave, request }) => {
    return crearSinCorreo(deps, { ...body, ...(await de(empresaId, request)), llave })
  })

  bind(app, deps, endpoints.restablecerMiembro, async ({ params, request }) =>
    restablecerSinCorreo(deps, { ...params, actor: actorOf(request) }),
  )
}
