import type { FastifyRequest } from 'fastify'
import type { Origen, PedidoTurno } from '#contract/turno.ts'
import { HOLGURA_NAVEGADOR, holguraDeDireccion } from '#domain/holgura.ts'
import { puede } from '#domain/permiso.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { clientOf } from '#server/limits/address.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { bucket } from '#server/limits/limites.ts'
import { limitWrongGuesses, tooMany } from '#server/limits/wrong-guesses.ts'
import { dispositivoDe } from '#server/queries/dispositivos.ts'
import { esCodigoDeSala, procedenciaDe } from '#server/secrets/codigo-sala.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { type Actor, CLIENTE, dispositivo, usuario } from '#server/store/eventos.ts'
import type { Guards } from './access.ts'
import { type BrowserDeps, browserDigest, browserIdOf } from './browser-cookie.ts'
import type { CodigosVivos } from './codigos-vivos.ts'
import { readDeviceCookie } from './device-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the turno is requested in the room: by staff, a paired kiosk or a customer who typed the room code. */
    enSala: boolean
    /** The actor who requests a turno, set once the request is admitted. */
    tomador: Actor | null
  }
}

/**
 * Admits a request for a turno and returns the buckets it was charged to. Staff and paired kiosks have their own
 * allowance, as have customers who typed the room code. Other customers share the allowances of their browser and
 * address, and need the room code once those are used up.
 */
export async function admitTake(g: Guards, request: FastifyRequest): Promise<Bucket[]> {
  const { empresaId } = request.params as { empresaId: string }
  const tomador = await tomadorDe(g, request, empresaId)
  request.tomador = tomador
  const { tipo, id } = tomador
  if (id !== null) {
    const acceso = await findAcceso(g.store.db, empresaId, tomador)
    if (acceso && puede(acceso.concesion, 'emitir')) {
      return admit(g, request, [bucket('turnoPersonal', `${tipo} ${id}`, empresaId)])
    }
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

/** Returns the account or paired device that takes the turno, else an anonymous customer. */
async function tomadorDe(g: Guards, request: FastifyRequest, empresaId: string): Promise<Actor> {
  if (request.sesion) return usuario(request.sesion.usuario_id)
  const token = readDeviceCookie(g.cookies, request)
  const suyo = token ? await dispositivoDe(g.store.db, g.secreto, token) : null
  return suyo?.empresaUuid === empresaId ? dispositivo(suyo.id) : CLIENTE
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
  // All customers of a kiosk share one browser.
  if (browser && origen !== 'kiosco') {
    buckets.push({ rule: 'turnoNavegador', key: `${browser} ${empresaId}`, limit: HOLGURA_NAVEGADOR })
  }
  const wait = await g.limiter.apply('take', buckets)
  if (wait === 0) return buckets
  // From now on the screens of the room show the code.
  await g.limiter.apply('take', [codigoPedido(empresaId)])
  throw new Rechazo('codigo_sala_requerido', { esperar: Math.ceil(wait / 1000) })
}

/** The bucket that is empty while the screens show the room code, after a customer was required to type it. */
export const codigoPedido = (empresaId: string): Bucket => bucket('codigoPedido', empresaId)

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

/** Returns what the command needs to know about the customer of an admitted request. */
export function tomaDe(deps: TomaDeps, request: FastifyRequest, empresaId: string, origen: Origen) {
  const { enSala, tomador } = request
  const actor = tomador ?? CLIENTE
  return {
    actor,
    quien: namesOf(deps, request),
    enSala,
    // All customers of a kiosk share one browser.
    navegador:
      actor.tipo === 'cliente' && origen !== 'kiosco' ? browserDigest(deps, request, empresaId) : null,
    procedencia: enSala ? null : procedenciaDe(deps.secreto, empresaId, clientOf(request.ip)),
    largoCodigo: deps.codigos.largo,
  }
}

interface TomaDeps extends BrowserDeps {
  codigos: CodigosVivos
}

/** Identifies the customer by account or device, else by browser (if known) and address. */
function namesOf(deps: BrowserDeps, request: FastifyRequest): string[] {
  const { tipo, id } = request.tomador ?? CLIENTE
  if (id !== null) return [`${tipo} ${id}`]
  const browser = browserIdOf(deps, request)
  return [...(browser ? [`equipo ${browser}`] : []), `direccion ${clientOf(request.ip)}`]
}
