import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borrarCuentaPropia } from '#server/cuentas/borrar.ts'
import { datosCuenta } from '#server/queries/exportar-cuenta.ts'
import { usuarioOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { clearSessionCookie } from '../session-cookie.ts'

/** What privacy law gives an account's owner: to take the data away, and to have it deleted. */
export function datosCuentaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.datosCuenta, async ({ request, reply }) => {
    const datos = await datosCuenta(deps.store.db, usuarioOf(request), deps.clock())
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-disposition', 'attachment; filename="turnero-mis-datos.json"')
    return Readable.from(datos)
  })

  bind(app, deps, endpoints.borrarCuenta, async ({ body, request, reply }) => {
    const empresas = await borrarCuentaPropia(deps, usuarioOf(request), body.contrasena)
    clearSessionCookie(deps.cookies, reply)
    return { empresas }
  })
}
