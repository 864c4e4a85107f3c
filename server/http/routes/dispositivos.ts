import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { iso } from '#contract/instante.ts'
import { normalizarCodigo } from '#domain/codigo.ts'
import { newToken, tokenDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import {
  cambiarDispositivo,
  emparejar,
  pedirCodigo,
  revocarDispositivo,
  verDispositivos,
} from '#server/commands/dispositivos.ts'
import { dispositivoDe, dispositivos, estadoDispositivo } from '#server/queries/dispositivos.ts'
import { codigoVisible } from '#server/queries/puerta.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { readDeviceCookie, setDeviceCookie } from '../device-cookie.ts'
import { order, orderOf, preparedOrder } from '../order.ts'
import { codigoPedido } from '../take-limits.ts'

export function dispositivoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, secreto } = deps

  bind(app, deps, endpoints.pedirCodigo, async ({ reply }) => {
    const token = newToken()
    const { codigo, expira_en } = await store.execute(pedirCodigo, { huella: tokenDigest(secreto, token) })
    setDeviceCookie(deps.cookies, reply, token)
    return { codigo, expira: iso(expira_en) }
  })

  bind(app, deps, endpoints.dispositivo, async ({ request, reply }) => {
    const token = readDeviceCookie(deps.cookies, request)
    const estado = await estadoDispositivo(deps, secreto, token)
    const suyo = estado.emparejado && (await dispositivoDe(store.db, secreto, token))
    if (token && suyo) {
      setDeviceCookie(deps.cookies, reply, token)
      await store.execute(verDispositivos, { vistos: [{ empresaId: suyo.empresa_id, id: suyo.id }] })
    }
    return estado
  })

  bind(app, deps, endpoints.salaDispositivo, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const suyo = await dispositivoDe(store.db, secreto, readDeviceCookie(deps.cookies, request))
    if (!suyo) return { emparejado: false, codigo: null }
    const pedido = await deps.limiter.apply('look', [codigoPedido(suyo.empresaUuid)])
    return { emparejado: true, codigo: await codigoVisible(deps, suyo.empresaUuid, pedido > 0) }
  })

  const uno = async (empresaId: string, id: string) => {
    const dispositivo = (await dispositivos(deps, empresaId)).find((suyo) => suyo.id === id)
    if (!dispositivo) throw new Rechazo('dispositivo_no_encontrado')
    return { dispositivo }
  }

  bind(app, deps, endpoints.dispositivos, async ({ params }) => ({
    dispositivos: await dispositivos(deps, params.empresaId),
  }))

  preparedOrder(
    app,
    deps,
    endpoints.emparejar,
    (call) => {
      const orden = orderOf<typeof endpoints.emparejar>(call)
      return { ...orden, codigo: normalizarCodigo(orden.codigo) }
    },
    emparejar,
    ({ uuid }, { empresaId }) => uno(empresaId, uuid),
  )
  order(app, deps, endpoints.cambiarDispositivo, cambiarDispositivo, (_, { empresaId, dispositivoId }) =>
    uno(empresaId, dispositivoId),
  )
  order(app, deps, endpoints.revocarDispositivo, revocarDispositivo, () => ({}))
}
