import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { type Llamada, PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { ausente, finalizar, rellamar, restaurar, retirar } from '#server/commands/atender.ts'
import { deshacer } from '#server/commands/deshacer.ts'
import { transferir } from '#server/commands/flujo.ts'
import { llamarTurno } from '#server/commands/llamar-turno.ts'
import { pedirTurno } from '#server/commands/pedir-turno.ts'
import { type PuestoCambiado, siguiente } from '#server/commands/siguiente.ts'
import { recientes } from '#server/queries/recientes.ts'
import { concesionDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order, orderOf, preparedOrder } from '../order.ts'
import { tomaDe } from '../take-limits.ts'

const puestoDe = (puesto: string | undefined) => (puesto ? limpiarLinea(puesto) : PUESTO_POR_DEFECTO)

/** Rejects the call of a desk that changed. The command returns it as a result, so that it is stored with the key. */
function llamada(resultado: Llamada | PuestoCambiado): Llamada {
  if ('enAtencion' in resultado) throw new Rechazo('puesto_cambio', resultado)
  return resultado
}

export function turnoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.pedirTurno, async ({ params, body, llave, request }) => {
    const { empresaId, colaId } = params
    const { nombre = '', tipo = '', origen = 'api', preferenciaId, personas, campos, idioma } = body
    const pedido = { empresaId, colaId, nombre, tipo, origen, preferenciaId, personas, campos, idioma }
    const toma = tomaDe(deps, request, empresaId, origen)
    return { turno: await store.execute(pedirTurno, { ...pedido, ...toma, llave: llave ?? null }) }
  })

  preparedOrder(
    app,
    deps,
    endpoints.siguiente,
    (call) => {
      const { colaId, puesto, ...orden } = orderOf<typeof endpoints.siguiente>(call)
      return { ...orden, colas: [colaId], puesto: puestoDe(puesto) }
    },
    siguiente,
    llamada,
  )
  preparedOrder(
    app,
    deps,
    endpoints.siguienteDeEmpresa,
    (call) => {
      const orden = orderOf<typeof endpoints.siguienteDeEmpresa>(call)
      return { ...orden, colas: orden.colas ?? null, puesto: puestoDe(orden.puesto) }
    },
    siguiente,
    llamada,
  )
  preparedOrder(
    app,
    deps,
    endpoints.llamarTurno,
    (call) => {
      const orden = orderOf<typeof endpoints.llamarTurno>(call)
      return { ...orden, puesto: puestoDe(orden.puesto) }
    },
    llamarTurno,
    llamada,
  )
  order(app, deps, endpoints.deshacer, deshacer)

  bind(app, deps, endpoints.finalizar, async (call) => {
    const { sigue, ...orden } = orderOf<typeof endpoints.finalizar>(call)
    if (!sigue) return { turno: await store.execute(finalizar, orden) }
    return store.execute(transferir, { ...orden, colaId: sigue, sigue: true })
  })
  order(app, deps, endpoints.ausente, ausente, (turno) => ({ turno }))
  order(app, deps, endpoints.rellamar, rellamar, (turno) => ({ turno }))
  order(app, deps, endpoints.retirar, retirar, (turno) => ({ turno }))
  order(app, deps, endpoints.restaurar, restaurar, (turno) => ({ turno }))

  bind(app, deps, endpoints.recientes, async ({ params, request }) => ({
    turnos: await recientes(deps, params, concesionDe(request)),
  }))
}
