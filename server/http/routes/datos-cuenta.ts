import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borrarCuentaPropia } from '#server/commands/borrar-cuenta.ts'
import { exportarCuenta } from '#server/queries/exportar-cuenta.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { clearSessionCookie } from '../session-cookie.ts'

/** What privacy law gives an account's owner: to take the data away, and to have it deleted. */
export function datosCuentaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.datosCuenta, async ({ request, reply }) => {
    const usuario = await findUsuario(deps.store.db, actorOf(request).usuarioId)
    if (!usuario) throw new Rechazo('sin_sesion')
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-disposition', 'attachment; filename="turnero-mis-datos.json"')
    return Readable.from(exportarCuenta(deps, usuario))
  })

  bind(app, deps, endpoints.borrarCuenta, async ({ body, request, reply }) => {
    const empresas = await borrarCuentaPropia(deps, actorOf(request).usuarioId, body.contrasena)
    clearSessionCookie(reply)
    return { empresas }
  })
}
