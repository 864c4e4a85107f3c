import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { type Llamada, PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { ausente, cambiarTurno, finalizar, rellamar, restaurar, retirar } from '#server/commands/atender.ts'
import { deshacer } from '#server/commands/deshacer.ts'
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
      enAtencion: body.enAtencion,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  )

  bind(app, deps, endpoints.siguienteDeEmpresa, ({ params, body, headers, request }) =>
    llamar({
      empresaId: params.empresaId,
      colas: body.colas ?? null,
      puesto: puestoDe(body.puesto),
      enAtencion: body.enAtencion,
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

  const atenciones = [
    [endpoints.finalizar, finalizar],
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

  bind(app, deps, endpoints.cambiarTurno, async ({ params, body, headers, request }) => ({
    turno: await store.execute(cambiarTurno, {
      ...params,
      nombre: body.nombre,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  }))

  bind(app, deps, endpoints.recientes, async ({ params }) => ({ turnos: await recientes(deps, params) }))
}
