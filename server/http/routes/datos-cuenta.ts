import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borradoCompleto } from '#server/commands/compactar.ts'
import { borrarCuentaPropia } from '#server/cuentas/borrar.ts'
import { datosCuenta } from '#server/queries/exportar-cuenta.ts'
import { usuarioDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { download } from '../download.ts'
import { clearSessionCookie } from '../session-cookie.ts'

/** Rights under privacy law: the owner of an account may export its data and delete it. */
export function datosCuentaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.datosCuenta, ({ request, reply }) => {
    const usuarioId = usuarioDe(request)
    return download(reply, { owner: `cuenta ${usuarioId}`, name: 'turnero-mis-datos', type: 'json' }, () =>
      datosCuenta(deps.store.db, usuarioId, deps.clock()),
    )
  })

  bind(app, deps, endpoints.borrarCuenta, async ({ body, request, reply }) => {
    const empresas = await borrarCuentaPropia(deps, usuarioDe(request), body.contrasena)
    clearSessionCookie(deps.cookies, reply)
    return { empresas, completo: borradoCompleto(deps.store, deps.clock()) }
  })
}
