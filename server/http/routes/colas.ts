import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borrarCola, guardarCategorias } from '#server/commands/categorias.ts'
import { cambiarEstadoCola } from '#server/commands/estado-cola.ts'
import { cerrarJornada } from '#server/commands/jornada.ts'
import { listColasOfUsuario } from '#server/store/colas.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import { type Deps, presentacionDe, presentacionDeCola } from '../deps.ts'

export function colaRoutes(app: FastifyInstance, deps: Deps): void {
  const verConfiguracion = async (empresaId: string) =>
    (await presentacionDe(deps, empresaId)).presentador.configuracion()
  const verCola = async (empresaId: string, colaId: string) => {
    const { presentador, cola } = await presentacionDeCola(deps, empresaId, colaId)
    return presentador.personal(cola)
  }

  bind(app, deps, endpoints.configuracion, ({ params }) => verConfiguracion(params.empresaId))

  bind(app, deps, endpoints.guardarConfiguracion, async ({ params, body, request }) => {
    const empresaId = params.empresaId
    await guardarCategorias(deps, actorOf(request), empresaId, body)
    return verConfiguracion(empresaId)
  })

  bind(app, deps, endpoints.colas, async ({ request }) => {
    const colas = await listColasOfUsuario(deps.store.db, actorOf(request).usuarioId)
    return {
      colas: await Promise.all(
        colas.map(async ({ id, nombre, estado, empresa_id, empresa }) => {
          const enEspera = (await deps.vistas.get(empresa_id))?.enEspera(id) ?? 0
          return { id, nombre, estado, enEspera, empresaId: empresa_id, empresa }
        }),
      ),
    }
  })

  bind(app, deps, endpoints.cola, ({ params }) => verCola(params.empresaId, params.colaId))

  bind(app, deps, endpoints.cambiarEstadoCola, async ({ params, body, request }) => {
    const { empresaId, colaId } = params
    await cambiarEstadoCola(deps, actorOf(request), empresaId, colaId, body.activa)
    return verCola(empresaId, colaId)
  })

  bind(app, deps, endpoints.borrarCola, async ({ params, request }) => {
    const { empresaId, colaId } = params
    return { cancelados: await borrarCola(deps, actorOf(request), empresaId, colaId) }
  })

  bind(app, deps, endpoints.cerrarJornada, ({ params, body, request }) =>
    cerrarJornada(
      deps,
      actorOf(request),
      params.empresaId,
      body.colas?.map((id) => id.toLowerCase()) ?? null,
    ),
  )
}
