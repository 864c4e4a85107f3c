import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { ausentarTurno, finalizarTurno, rellamarTurno } from '#server/commands/atender.ts'
import type { Llamado } from '#server/commands/mostrador.ts'
import { emisor } from '#server/commands/pedir-turno.ts'
import { Salas } from '#server/commands/salas.ts'
import { deshacerLlamada, llamador } from '#server/commands/siguiente.ts'
import { turnoPropio } from '#server/present/presentador.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

const presentLlamado = ({ turno, terminado }: Llamado) => ({
  turno: turno && turnoPropio(turno),
  terminado: terminado && turnoPropio(terminado),
})

const puestoDe = (puesto: string | undefined) => (puesto ? limpiarLinea(puesto) : PUESTO_POR_DEFECTO)

export function turnoRoutes(app: FastifyInstance, deps: Deps): void {
  const salas = new Salas()
  const emitirTurno = emisor(deps, salas)
  const llamarSiguiente = llamador(deps, salas)

  bind(app, deps, endpoints.pedirTurno, async ({ params, body, headers, request }) => ({
    turno: turnoPropio(
      await emitirTurno({
        empresaId: params.empresaId,
        colaId: params.colaId,
        nombre: body.nombre,
        tipo: body.tipo ?? '',
        origen: body.origen ?? 'api',
        actor: request.sesion?.usuario_id ?? null,
        clave: headers['idempotency-key'] ?? null,
        ritmo: deps.vistas.ritmo(params.empresaId, params.colaId),
      }),
    ),
  }))

  bind(app, deps, endpoints.siguiente, async ({ params, body, request }) =>
    presentLlamado(
      await llamarSiguiente({
        empresaId: params.empresaId,
        colas: [params.colaId],
        puesto: puestoDe(body.puesto),
        actor: actorOf(request),
      }),
    ),
  )

  bind(app, deps, endpoints.siguienteDeEmpresa, async ({ params, body, request }) =>
    presentLlamado(
      await llamarSiguiente({
        empresaId: params.empresaId,
        colas: body.colas?.map((id) => id.toLowerCase()) ?? null,
        puesto: puestoDe(body.puesto),
        actor: actorOf(request),
      }),
    ),
  )

  bind(app, deps, endpoints.deshacer, async ({ params, body, request }) =>
    presentLlamado(
      await deshacerLlamada(
        deps,
        actorOf(request),
        params.empresaId,
        params.colaId,
        body.turnoId.toLowerCase(),
      ),
    ),
  )

  const atenciones = [
    [endpoints.finalizar, finalizarTurno],
    [endpoints.ausente, ausentarTurno],
    [endpoints.rellamar, rellamarTurno],
  ] as const
  for (const [endpoint, action] of atenciones) {
    bind(app, deps, endpoint, async ({ params, request }) => ({
      turno: turnoPropio(await action(deps, actorOf(request), params.empresaId, params.turnoId)),
    }))
  }
}
