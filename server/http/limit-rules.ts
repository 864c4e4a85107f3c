import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { CodigoError } from '#contract/errores.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import { clientOf } from '#server/limits/address.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { bucket } from '#server/limits/limites.ts'
import type { Guards } from './access.ts'
import { knownBrowser } from './browser-cookie.ts'
import { admitTake } from './take-limits.ts'

type Buckets = (request: FastifyRequest, g: Guards) => Bucket[]

export type LimitRule =
  | { counts: 'every'; buckets: Buckets }
  /** Each call counts, in the buckets that `admit` took it from. */
  | { counts: 'admitted'; admit: (request: FastifyRequest, g: Guards) => Promise<Bucket[]> }
  /** Only calls refused with `failure` count. They are charged in advance, so that parallel guesses gain nothing. */
  | { counts: 'failed'; failure: CodigoError; buckets: Buckets }
  /** Counts wrong calls only, afterwards, so that correct calls never wait. Limits `exempt` calls only when wrong. */
  | {
      counts: 'wrong'
      failure: CodigoError
      buckets: Buckets
      exempt: (request: FastifyRequest) => boolean
    }

const correoDe = (request: FastifyRequest) => normalizarCorreo((request.body as { correo: string }).correo)
// A digest is short and keeps mail addresses out of Redis.
const masked = (correo: string) => createHash('sha256').update(correo).digest('base64url').slice(0, 22)

const entrar: LimitRule = {
  counts: 'failed',
  failure: 'credenciales',
  buckets: (request, g) => {
    const correo = correoDe(request)
    const known = knownBrowser(g, request, correo)
    // A known browser has its own allowance, which attackers on other browsers cannot use up.
    if (known) return [bucket('loginNavegador', known)]
    return [...loginBuckets(request, correo), bucket('loginDireccion', clientOf(request.ip))]
  },
}

/** The allowances for password guesses from unknown browsers: per account and address, and per account. */
export function loginBuckets(request: FastifyRequest, correo: string): Bucket[] {
  const cuenta = masked(correo)
  return [bucket('loginCuentaDireccion', cuenta, clientOf(request.ip)), bucket('loginCuenta', cuenta)]
}

const correo: LimitRule = {
  counts: 'every',
  buckets: (request) => [
    bucket('correoDireccion', clientOf(request.ip)),
    bucket('correoCuenta', request.routeOptions.url ?? '', masked(correoDe(request))),
  ],
}

const enlace: LimitRule = {
  counts: 'every',
  buckets: (request) => [bucket('enlaceDireccion', clientOf(request.ip))],
}

const codigo = (exempt: (request: FastifyRequest) => boolean): LimitRule => ({
  counts: 'wrong',
  failure: 'turno_no_encontrado',
  buckets: (request) => [bucket('codigoDireccion', clientOf(request.ip))],
  exempt,
})
const withId = codigo((request) => (request.query as { id?: string }).id !== undefined)

const pedirTurno: LimitRule = { counts: 'admitted', admit: (request, g) => admitTake(g, request) }

const usuarioDe = (request: FastifyRequest) => String(request.sesion?.usuario_id ?? '')

// Each call may send a mail.
const invitar: LimitRule = {
  counts: 'every',
  buckets: (request) => [bucket('invitar', usuarioDe(request))],
}

// Each call makes a request to an address that the user chose.
const probarAvisos: LimitRule = {
  counts: 'every',
  buckets: (request) => [bucket('pruebaDeAviso', usuarioDe(request))],
}

// Prevents password guessing from a session left open.
const conContrasena: LimitRule = {
  counts: 'failed',
  failure: 'contrasena_incorrecta',
  buckets: (request) => [bucket('contrasenaDeSesion', usuarioDe(request))],
}

// Each call may send a mail, and reveals whether a password is correct.
const cambiarCorreo: LimitRule = {
  counts: 'every',
  buckets: (request) => [bucket('contrasenaDeSesion', usuarioDe(request))],
}

const datosCuenta: LimitRule = {
  counts: 'every',
  buckets: (request) => [bucket('descargaCuenta', usuarioDe(request))],
}

const exportar: LimitRule = {
  counts: 'every',
  buckets: (request) => {
    const { empresaId } = request.params as { empresaId: string }
    return [bucket('descargaEmpresa', usuarioDe(request), empresaId)]
  },
}

/** Calls with a limit of their own. */
export const LIMIT_RULES = new Map<Endpoint, LimitRule>([
  [
    endpoints.registrar,
    { counts: 'every', buckets: (request) => [bucket('registroDireccion', clientOf(request.ip))] },
  ],
  [endpoints.entrar, entrar],
  [endpoints.recuperar, correo],
  [endpoints.reenviarVerificacion, correo],
  [endpoints.verificarCorreo, enlace],
  [endpoints.verVerificacion, enlace],
  [endpoints.confirmarCorreo, enlace],
  [endpoints.restablecer, enlace],
  [endpoints.verBaja, enlace],
  [endpoints.darDeBaja, enlace],
  [endpoints.verAlta, enlace],
  [endpoints.darDeAlta, enlace],
  [endpoints.verInvitacion, enlace],
  [endpoints.aceptarInvitacion, enlace],
  [endpoints.invitar, invitar],
  [endpoints.reenviarInvitacion, invitar],
  [endpoints.probarAvisos, probarAvisos],
  [endpoints.verificarGlobal, withId],
  [endpoints.consultarTurno, codigo((request) => (request.body as { id?: string }).id !== undefined)],
  [endpoints.verificar, withId],
  [endpoints.cancelar, codigo(() => true)],
  [endpoints.avisosDeTurno, codigo(() => true)],
  [endpoints.pedirAviso, codigo(() => true)],
  [endpoints.dejarAvisos, codigo(() => true)],
  [endpoints.responderAviso, codigo(() => true)],
  [endpoints.posponer, codigo(() => true)],
  [endpoints.llegue, codigo(() => true)],
  [endpoints.pedirTurno, pedirTurno],
  [
    endpoints.pedirCodigo,
    { counts: 'every', buckets: (request) => [bucket('codigoDispositivo', clientOf(request.ip))] },
  ],
  [
    endpoints.emparejar,
    {
      counts: 'failed',
      failure: 'codigo_desconocido',
      buckets: (request) => [bucket('emparejar', usuarioDe(request))],
    },
  ],
  [endpoints.borrarCuenta, conContrasena],
  [endpoints.cambiarContrasena, conContrasena],
  [endpoints.cambiarCorreo, cambiarCorreo],
  [endpoints.datosCuenta, datosCuenta],
  [endpoints.exportarActividad, exportar],
  [endpoints.exportarEstadisticas, exportar],
  [endpoints.exportarPersonas, exportar],
])

/** Default for every change made with a session, unless the call has its own rule. */
const escritura: LimitRule = {
  counts: 'every',
  buckets: (request) => [bucket('escrituraCuenta', usuarioDe(request))],
}

export const ruleOf = (endpoint: Endpoint): LimitRule | undefined =>
  LIMIT_RULES.get(endpoint) ??
  (endpoint.method === 'GET' || endpoint.permiso === 'publico' ? undefined : escritura)
