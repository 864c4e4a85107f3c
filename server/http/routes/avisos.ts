import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { conSecretosCifrados, palabraDe, presentAjustes } from '#server/avisos/ajustes.ts'
import { frasesDe, SIN_AJUSTES } from '#server/avisos/ajustes-guardados.ts'
import { guardarAjustesAvisos } from '#server/avisos/commands/ajustes.ts'
import { anunciar, terminarAnuncio } from '#server/avisos/commands/anuncios.ts'
import { avisarTurno } from '#server/avisos/commands/avisar-turno.ts'
import { dejarAvisos, pedirAviso } from '#server/avisos/commands/suscripciones.ts'
import { recibir } from '#server/avisos/entrantes.ts'
import { planConMensajes, prepararAviso, verAvisos } from '#server/avisos/preparar-aviso.ts'
import { probar } from '#server/avisos/probar.ts'
import { anuncios, entregasDeEmpresa, entregasDeTurno, presentAnuncio } from '#server/avisos/queries.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { responder } from '#server/commands/responder.ts'
import { bucket } from '#server/limits/limites.ts'
import { tooMany } from '#server/limits/wrong-guesses.ts'
import { turnoDeCodigo, verificar } from '#server/queries/verificar.ts'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { exigir } from '#server/store/permitir.ts'
import { findTurnoByUuid } from '#server/store/turnos.ts'
import { actorOf, concesionDe } from '../access.ts'
import { bind } from '../bind.ts'
import { browserDigest } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { idiomaDe } from '../errors.ts'
import { order, preparedOrder } from '../order.ts'
import { ownOrder } from '../own-order.ts'

export function avisoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, avisador } = deps
  const turno = (turnoId: string, codigo: string) => turnoDeCodigo(store.db, codigo, turnoId)
  const empresaDe = async (empresaId: string) => {
    const empresa = await findEmpresa(store.db, { uuid: empresaId })
    if (!empresa) throw new Rechazo('empresa_no_encontrada')
    return empresa
  }

  bind(app, deps, endpoints.avisosDeTurno, async ({ params, body }) =>
    verAvisos(avisador, await turno(params.turnoId, body.codigo)),
  )

  bind(app, deps, endpoints.pedirAviso, async ({ params, body, request }) => {
    const propio = await turno(params.turnoId, body.codigo)
    const { faltantes } = await verificar(deps, { codigo: propio.codigo, id: propio.uuid })
    const sobre = { idioma: idiomaDe(request), faltantes: faltantes ?? 0 }
    const { orden, enlaceWhatsapp } = await prepararAviso(avisador, propio, body, sobre)
    const navegador = browserDigest(deps, request, propio.empresaUuid)
    const falta = await store.execute(pedirAviso, { ...orden, navegador })
    avisador.seguir(propio.empresaUuid)
    avisador.despertar()
    return verAvisos(avisador, propio, falta ? enlaceWhatsapp : '')
  })

  bind(app, deps, endpoints.dejarAvisos, async ({ params, body, request }) => {
    const propio = await turno(params.turnoId, body.codigo)
    const { empresa_id: empresaId, id: turnoId } = propio
    const navegador = browserDigest(deps, request, propio.empresaUuid)
    await store.execute(dejarAvisos, { empresaId, turnoId, canal: body.canal ?? null, navegador })
    return verAvisos(avisador, propio)
  })

  const own = ownOrder(deps)
  preparedOrder(
    app,
    deps,
    endpoints.responderAviso,
    async (call) => ({ ...(await own(call)), minutos: call.body.minutos ?? null }),
    responder,
    () => ({}),
  )

  bind(app, deps, endpoints.entregasDeTurno, async ({ params, request }) => {
    const { id } = await empresaDe(params.empresaId)
    const propio = await findTurnoByUuid(store.db, { empresaId: id, uuid: params.turnoId })
    if (!propio) throw new Rechazo('turno_no_encontrado')
    exigir(concesionDe(request), 'atender', propio.cola_id)
    return { entregas: await entregasDeTurno(store.db, id, propio.id) }
  })

  bind(app, deps, endpoints.frases, async ({ params }) => {
    const { id } = await empresaDe(params.empresaId)
    const ajustes = await findAjustesAvisos(store.db, { empresaId: id })
    return { frases: ajustes ? frasesDe(ajustes) : [] }
  })

  order(app, deps, endpoints.avisarTurno, avisarTurno, () => {
    avisador.despertar()
    return {}
  })

  bind(app, deps, endpoints.entregas, async ({ params, query, request }) => {
    const { id } = await empresaDe(params.empresaId)
    const concesion = concesionDe(request)
    return { entregas: await entregasDeEmpresa(store.db, avisador.cifrado, id, concesion, query.solo) }
  })

  const presentar = async (empresaId: string) => {
    const { id } = await empresaDe(empresaId)
    const fila = (await findAjustesAvisos(store.db, { empresaId: id })) ?? SIN_AJUSTES(id)
    const disponible = await planConMensajes(avisador, empresaId)
    return presentAjustes(fila, empresaId, { ...avisador, disponible })
  }

  bind(app, deps, endpoints.ajustesAvisos, ({ params }) => presentar(params.empresaId))

  preparedOrder(
    app,
    deps,
    endpoints.guardarAjustesAvisos,
    async ({ params, body, request }) => {
      const conMensajes = Boolean(body.whatsapp ?? body.sms)
      if (conMensajes && !(await planConMensajes(avisador, params.empresaId))) {
        throw new Rechazo('aviso_no_disponible')
      }
      const { id } = await empresaDe(params.empresaId)
      const enviado = conSecretosCifrados(id, body, avisador.cifrado)
      return { ...params, actor: actorOf(request), enviado }
    },
    guardarAjustesAvisos,
    (_, { empresaId }) => presentar(empresaId),
  )

  bind(app, deps, endpoints.probarAvisos, async ({ params, body, request }) =>
    probar(avisador, await empresaDe(params.empresaId), body, idiomaDe(request)),
  )

  bind(app, deps, endpoints.anuncios, async ({ params }) => {
    const { id } = await empresaDe(params.empresaId)
    return { anuncios: await anuncios(store.db, id, deps.clock()) }
  })

  order(app, deps, endpoints.anunciar, anunciar, async (anuncio) => {
    avisador.despertar()
    return { anuncio: await presentAnuncio(store.db, anuncio) }
  })
  order(app, deps, endpoints.terminarAnuncio, terminarAnuncio, () => ({}))

  bind(app, deps, endpoints.comprobarEntrada, ({ params, query, reply }) => {
    const palabra = palabraDe(avisador.cifrado, params.empresaId)
    if (!equalTexts(query['hub.verify_token'], palabra)) throw new Rechazo('prohibido')
    reply.type('text/plain; charset=utf-8')
    return query['hub.challenge']
  })

  bind(app, deps, endpoints.recibirEntrada, async ({ params, request }) => {
    // The signature covers the public address, which proxies may have rewritten in the request.
    const url = `${avisador.baseUrl.replace(/\/+$/, '')}${request.url}`
    const cuerpo = typeof request.body === 'string' ? request.body : ''
    const peticion = { url, headers: request.headers, cuerpo }
    await recibir(avisador, params.empresaId, params.canal, peticion, async () => {
      const wait = await deps.limiter.apply('take', [bucket('entradaEmpresa', params.empresaId)])
      if (wait > 0) throw tooMany(wait)
    })
    return {}
  })
}
