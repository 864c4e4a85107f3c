import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { type Llamada, PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { ausente, finalizar, rellamar, restaurar, retirar } from '#server/commands/atender.ts'
import { deshacer } from '#server/commands/deshacer.ts'
import { transferir } from '#server/commands/flujo.ts'
import { pedirTurno } from '#server/commands/pedir-turno.ts'
import { type OrdenLlamar, siguiente } from '#server/commands/siguiente.ts'
import { recientes } from '#server/queries/recientes.ts'
import { Rechazo } from '#server/rechazo.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { tomaOf } from '../take-limits.ts'

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
      llave: headers['idempotency-key'] ?? null,
      preferenciaId: body.preferenciaId,
      personas: body.personas,
      campos: body.campos,
      ...tomaOf(deps, request, params.empresaId),
    }),
  }))

  async function llamar(orden: OrdenLlamar): Promise<Llamada> {
    const resultado = await store.execute(siguiente, orden)
    if ('enAtencion' in resultado) throw new Rechazo('puesto_cambio', resultado)
    return resultado
  }

  bind(app, deps, endpoints.siguiente, ({ params, body, headers, request }) =>
    llamar({
      empresaId: params.empresaId,
      colas: [params.colaId],
      puesto: puestoDe(body.puesto),
      puestoId: body.puestoId,
      enAtencion: body.enAtencion,
      cabe: body.cabe,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  )

  bind(app, deps, endpoints.siguienteDeEmpresa, ({ params, body, headers, request }) =>
    llamar({
      empresaId: params.empresaId,
      colas: body.colas ?? null,
      puesto: puestoDe(body.puesto),
      puestoId: body.puestoId,
      enAtencion: body.enAtencion,
      cabe: body.cabe,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  )

  bind(app, deps, endpoints.deshacer, ({ params, body, headers, request }) =>
    store.execute(deshacer, {
      ...params,
      turnoId: body.turnoId,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  )

  bind(app, deps, endpoints.finalizar, async ({ params, body, headers, request }) => {
    const orden = { ...params, actor: actorOf(request), llave: headers['idempotency-key'] }
    if (!body.sigue) return { turno: await store.execute(finalizar, orden) }
    const sigue = { colaId: body.sigue, puesto: null, donde: 'conserva', sigue: true } as const
    return store.execute(transferir, { ...orden, ...sigue })
  })

  const atenciones = [
    [endpoints.ausente, ausente],
    [endpoints.rellamar, rellamar],
    [endpoints.retirar, retirar],
    [endpoints.restaurar, restaurar],
  ] as const
  for (const [endpoint, command] of atenciones) {
    bind(app, deps, endpoint, async ({ params, headers, request }) => ({
      turno: await store.execute(command, {
        ...params,
        actor: actorOf(request),
        llave: headers['idempotency-key'],
      }),
    }))
  }

  bind(app, deps, endpoints.recientes, async ({ params }) => ({ turnos: await recientes(deps, params) }))
}
