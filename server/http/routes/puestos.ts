import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { guardarPuestos } from '#server/commands/guardar-puestos.ts'
import { liberarPuesto, ocuparPuesto, pausarPuesto } from '#server/commands/ocupar-puesto.ts'
import { puesto, puestos, sala } from '#server/queries/puestos.ts'
import { actorOf, sesionOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

interface Orden {
  params: { empresaId: string; puestoId: string }
  headers: { 'idempotency-key'?: string }
  request: FastifyRequest
}

const ordenDe = ({ params, headers, request }: Orden) => ({
  ...params,
  actor: actorOf(request),
  llave: headers['idempotency-key'],
})

export function puestoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const uno = async ({ empresaId, puestoId }: Orden['params']) => ({
    puesto: await puesto(deps, empresaId, puestoId),
  })

  bind(app, deps, endpoints.puestos, ({ params }) => puestos(deps, params.empresaId))
  bind(app, deps, endpoints.sala, ({ params }) => sala(deps, params.empresaId))

  bind(app, deps, endpoints.guardarPuestos, async ({ params, body, headers, request }) => {
    const llave = headers['idempotency-key']
    await store.execute(guardarPuestos, { ...params, ...body, actor: actorOf(request), llave })
    return puestos(deps, params.empresaId)
  })

  bind(app, deps, endpoints.ocuparPuesto, async (orden) => {
    const { relevar = false, ocupacion: sigue = null } = orden.body
    const sesion = sesionOf(orden.request).id
    const llegada = await store.execute(ocuparPuesto, { ...ordenDe(orden), sesion, relevar, sigue })
    return { ...(await uno(orden.params)), ...llegada }
  })

  bind(app, deps, endpoints.pausarPuesto, async (orden) => {
    await store.execute(pausarPuesto, { ...ordenDe(orden), motivo: orden.body.motivo })
    return uno(orden.params)
  })

  bind(app, deps, endpoints.liberarPuesto, async (orden) => {
    await store.execute(liberarPuesto, ordenDe(orden))
    return uno(orden.params)
  })
}
