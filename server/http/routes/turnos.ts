import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { ausente, finalizar, rellamar } from '#server/commands/atender.ts'
import { deshacer } from '#server/commands/deshacer.ts'
import { pedirTurno } from '#server/commands/pedir-turno.ts'
import { siguiente } from '#server/commands/siguiente.ts'
import { CLIENTE, usuario } from '#server/store/eventos.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

const puestoDe = (puesto: string | undefined) => (puesto ? limpiarLinea(puesto) : PUESTO_POR_DEFECTO)

export function turnoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.pedirTurno, async ({ params, body, headers, request }) => ({
    turno: await store.execute(pedirTurno, {
      empresaId: params.empresaId,
      colaId: params.colaId,
      nombre: body.nombre,
      tipo: body.tipo ?? '',
      origen: body.origen ?? 'api',
      actor: request.sesion ? usuario(request.sesion.usuario_id) : CLIENTE,
      llave: headers['idempotency-key'] ?? null,
    }),
  }))

  bind(app, deps, endpoints.siguiente, ({ params: { empresaId, colaId }, body, request }) => {
    const orden = { empresaId, colas: [colaId], puesto: puestoDe(body.puesto), actor: actorOf(request) }
    return store.execute(siguiente, orden)
  })

  bind(app, deps, endpoints.siguienteDeEmpresa, ({ params: { empresaId }, body, request }) => {
    const colas = body.colas ?? null
    const orden = { empresaId, colas, puesto: puestoDe(body.puesto), actor: actorOf(request) }
    return store.execute(siguiente, orden)
  })

  bind(app, deps, endpoints.deshacer, ({ params, body, request }) =>
    store.execute(deshacer, { ...params, turnoId: body.turnoId, actor: actorOf(request) }),
  )

  const atenciones = [
    [endpoints.finalizar, finalizar],
    [endpoints.ausente, ausente],
    [endpoints.rellamar, rellamar],
  ] as const
  for (const [endpoint, command] of atenciones) {
    bind(app, deps, endpoint, async ({ params, request }) => ({
      turno: await store.execute(command, { ...params, actor: actorOf(request) }),
    }))
  }
}
