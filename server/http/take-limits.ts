import type { FastifyRequest } from 'fastify'
import type { PedidoTurno } from '#contract/turno.ts'
import { HOLGURA_NAVEGADOR, holguraDeDireccion } from '#domain/holgura.ts'
import { puede } from '#domain/permiso.ts'
import { esCodigoDeSala } from '#server/codigo-sala.ts'
import { clientOf } from '#server/limits/address.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { bucket } from '#server/limits/limites.ts'
import { limitWrongGuesses, tooMany } from '#server/limits/wrong-guesses.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findRol } from '#server/store/empresas.ts'
import type { Guards } from './access.ts'
import { browserIdOf } from './browser-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether whoever asks for a turno is in the room: staff, or somebody who read the code on its screens. */
    enSala: boolean
  }
}

/**
 * Admits a take, and returns the allowances it was taken from. Staff have one of their own; so has whoever types the
 * code of the room. Anybody else has those of the browser and of the address, and beyond them needs that code.
 */
export async function admitTake(g: Guards, request: FastifyRequest): Promise<Bucket[]> {
  const { empresaId } = request.params as { empresaId: string }
  const { sesion } = request
  const rol = sesion && (await findRol(g.store.db, empresaId, sesion.usuario_id))
  if (sesion && puede(rol, 'atender')) {
    return admit(g, request, [bucket('turnoPersonal', String(sesion.usuario_id), empresaId)])
  }
  const limite = await g.dayLimits.of(empresaId)
  if (limite === undefined) throw new Rechazo('cola_no_encontrada')
  const { codigoSala } = request.body as PedidoTurno
  if (codigoSala) {
    await requireCodigoSala(g, request, empresaId, codigoSala)
    return admit(g, request, [bucket('turnoSala', empresaId)])
  }
  return admitStranger(g, request, empresaId, limite)
}

async function admit(g: Guards, request: FastifyRequest, buckets: Bucket[]): Promise<Bucket[]> {
  const wait = await g.limiter.apply('take', buckets)
  if (wait > 0) throw tooMany(wait)
  request.enSala = true
  return buckets
}

async function admitStranger(
  g: Guards,
  request: FastifyRequest,
  empresaId: string,
  limite: number | null,
): Promise<Bucket[]> {
  const { origen } = request.body as PedidoTurno
  const address = { rule: 'turnoDireccion', key: `${clientOf(request.ip)} ${empresaId}` }
  const buckets: Bucket[] = [{ ...address, limit: holguraDeDireccion(limite) }]
  const browser = browserIdOf(g, request)
  // A kiosk is the browser of everybody who comes in.
  if (browser && origen !== 'kiosco') {
    buckets.push({ rule: 'turnoNavegador', key: `${browser} ${empresaId}`, limit: HOLGURA_NAVEGADOR })
  }
  const wait = await g.limiter.apply('take', buckets)
  if (wait > 0) throw new Rechazo('codigo_sala_requerido', { esperar: Math.ceil(wait / 1000) })
  return buckets
}

function requireCodigoSala(
  g: Guards,
  request: FastifyRequest,
  empresaId: string,
  tecleado: string,
): Promise<void> {
  const buckets = [
    bucket('codigoSalaDireccion', clientOf(request.ip), empresaId),
    bucket('codigoSalaEmpresa', empresaId),
  ]
  const guesses = { buckets, failure: 'codigo_sala_incorrecto', exempt: false }
  return limitWrongGuesses(g.limiter, guesses, () => {
    if (!esCodigoDeSala(g.secreto, empresaId, tecleado, g.clock()))
      throw new Rechazo('codigo_sala_incorrecto')
  })
}
