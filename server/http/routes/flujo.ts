import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import type { OrdenPosponer } from '#domain/flujo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { cambiarTurno } from '#server/commands/cambiar-turno.ts'
import {
  apartar,
  deshacerTurno,
  llegue,
  posponer,
  reanudar,
  transferir,
  volver,
} from '#server/commands/flujo.ts'
import { llamarTurno } from '#server/commands/llamar-turno.ts'
import { guardarPreferencias } from '#server/commands/preferencias.ts'
import { preferencias } from '#server/queries/preferencias.ts'
import { turnoDeCodigo } from '#server/queries/verificar.ts'
import { Rechazo } from '#server/rechazo.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

interface Orden {
  params: { empresaId: string; turnoId: string }
  headers: { 'idempotency-key'?: string }
  request: FastifyRequest
}

const ordenDe = ({ params, headers, request }: Orden) => ({
  ...params,
  actor: actorOf(request),
  llave: headers['idempotency-key'],
})

const aDonde = (campo: string) => new Rechazo('datos_invalidos', { detalles: [{ campo, motivo: 'a_donde' }] })

export function flujoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.transferir, (orden) => {
    const { colaId = null, puesto, donde = 'conserva' } = orden.body
    if ((colaId === null) === (puesto === undefined)) throw aDonde('colaId')
    const destino = { colaId, puesto: puesto === undefined ? null : limpiarLinea(puesto), donde }
    return store.execute(transferir, { ...ordenDe(orden), ...destino })
  })
  bind(app, deps, endpoints.apartar, (orden) =>
    store.execute(apartar, { ...ordenDe(orden), minutos: orden.body.minutos ?? null }),
  )
  bind(app, deps, endpoints.reanudar, (orden) => store.execute(reanudar, ordenDe(orden)))
  bind(app, deps, endpoints.volver, (orden) => store.execute(volver, ordenDe(orden)))
  bind(app, deps, endpoints.deshacerTurno, (orden) =>
    store.execute(deshacerTurno, { ...ordenDe(orden), seq: orden.body.seq }),
  )
  bind(app, deps, endpoints.cambiarTurno, (orden) =>
    store.execute(cambiarTurno, { ...ordenDe(orden), cambios: orden.body }),
  )
  bind(app, deps, endpoints.llamarTurno, async (orden) => {
    const { puesto, puestoId, enAtencion, motivo = '' } = orden.body
    const resultado = await store.execute(llamarTurno, {
      ...ordenDe(orden),
      puesto: puesto ? limpiarLinea(puesto) : PUESTO_POR_DEFECTO,
      puestoId,
      enAtencion,
      motivo,
    })
    if ('enAtencion' in resultado) throw new Rechazo('puesto_cambio', resultado)
    return resultado
  })

  bind(app, deps, endpoints.preferencias, ({ params }) => preferencias(deps, params.empresaId))
  bind(app, deps, endpoints.guardarPreferencias, async ({ params, body, headers, request }) => {
    const llave = headers['idempotency-key']
    const orden = { ...params, preferencias: body.preferencias, actor: actorOf(request), llave }
    await store.execute(guardarPreferencias, orden)
    return preferencias(deps, params.empresaId)
  })

  // With both the id and the code: a guessed code alone moves nobody.
  const propio = async (codigo: string, turnoId: string, llave?: string) => {
    const { empresaUuid, uuid } = await turnoDeCodigo(store.db, codigo, turnoId)
    return { empresaId: empresaUuid, turnoId: uuid, actor: CLIENTE, llave }
  }
  bind(app, deps, endpoints.posponer, async ({ params, headers, body: { codigo, pasan, minutos } }) => {
    if ((pasan === undefined) === (minutos === undefined)) throw aDonde('pasan')
    const como: OrdenPosponer = pasan === undefined ? { minutos: minutos ?? 0 } : { pasan }
    const orden = { ...(await propio(codigo, params.turnoId, headers['idempotency-key'])), como }
    return { turno: (await store.execute(posponer, orden)).turno }
  })
  bind(app, deps, endpoints.llegue, async ({ params, headers, body }) => {
    const orden = await propio(body.codigo, params.turnoId, headers['idempotency-key'])
    return { turno: (await store.execute(llegue, orden)).turno }
  })
}
