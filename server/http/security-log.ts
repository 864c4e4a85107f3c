import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { CodigoError } from '#contract/errores.ts'
import type { Rechazo } from '#server/base/rechazo.ts'
import { maskedClient } from '#server/limits/address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a call without a session applies to, set by the handler. */
    cuentaId: number | null
    /** What is logged when the call succeeds, set by the handler. */
    resultado: string
  }
}

/** Calls that are logged when they succeed. */
const LOGGED: readonly NombreEndpoint[] = [
  'registrar',
  'entrar',
  'salir',
  'cerrarSesion',
  'cerrarOtrasSesiones',
  'cambiarContrasena',
  'cambiarCorreo',
  'confirmarCorreo',
  'cambiarUsuario',
  'verificarCorreo',
  'reenviarVerificacion',
  'recuperar',
  'restablecer',
  'cambiarPlan',
  'datosCuenta',
  'borrarCuenta',
  'borrarEmpresa',
  'invitar',
  'aceptarInvitacion',
  'crearMiembro',
  'restablecerMiembro',
  'cambiarMiembro',
  'quitarMiembro',
  'dejarEmpresa',
  'emparejar',
  'revocarDispositivo',
  'cambiarPuerta',
  'cancelarRafaga',
  'guardarAjustesAvisos',
  'probarAvisos',
]

/** Refusals that are logged for any call. */
const REFUSALS: ReadonlySet<CodigoError> = new Set<CodigoError>([
  'credenciales',
  'sin_verificar',
  'registro_cerrado',
  'contrasena_incorrecta',
  'contrasena_por_cambiar',
  'enlace_invalido',
  'enlace_usado',
  'origen_ajeno',
  'prohibido',
  'restablecer_no_permitido',
  'demasiados_intentos',
  'codigo_sala_requerido',
  'codigo_sala_incorrecto',
  'codigo_desconocido',
  'sobrecarga',
])

/** Maximum log lines a second for each kind of refusal, so that a flood of requests does not flood the log. */
const PER_SECOND = 20

const nameOf = new Map<string, NombreEndpoint>(
  (Object.keys(endpoints) as NombreEndpoint[]).map((name) => {
    const { method, path } = endpoints[name]
    return [`${method} ${path}`, name]
  }),
)

const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  nameOf.get(`${method} ${routeOptions.url}`) ?? 'pagina'

/** Returns a digest of the account in a login attempt, to distinguish guesses at one account from guesses at many. */
function triedAccount({ body }: FastifyRequest): string | undefined {
  const { correo } = (body ?? {}) as { correo?: unknown }
  if (typeof correo !== 'string') return undefined
  return createHash('sha256').update(correo.trim().toLowerCase()).digest('hex').slice(0, 12)
}

/** Logs security events with the account and the masked client. Never logs a password, token, code or mail address. */
export class SecurityLog {
  readonly #logger: Logger
  readonly #recent = new Map<string, { second: number; lines: number }>()

  constructor(logger: Logger) {
    this.#logger = logger
  }

  install(app: FastifyInstance): void {
    const logged = new Set(LOGGED.map((name) => `${endpoints[name].method} ${endpoints[name].path}`))
    app.decorateRequest('cuentaId', null)
    app.decorateRequest('resultado', 'hecho')
    app.addHook('onRoute', (route) => {
      if (!logged.has(`${route.method} ${route.url}`)) return
      const log = (request: FastifyRequest, reply: { statusCode: number }, done: () => void) => {
        if (reply.statusCode < 400) this.#log(request, request.resultado)
        done()
      }
      route.onResponse = [log, ...[route.onResponse ?? []].flat()]
    })
  }

  refused(request: FastifyRequest, { codigo }: Rechazo): void {
    // The empresas of others look unknown, so this may be an attempt to reach one of them.
    const reaching = codigo === 'empresa_no_encontrada' && request.sesion !== null
    if ((reaching || REFUSALS.has(codigo)) && this.#fits(codigo)) this.#log(request, codigo)
  }

  #log(request: FastifyRequest, resultado: string): void {
    const usuarioId = request.sesion?.usuario_id ?? request.cuentaId ?? undefined
    const cuenta = usuarioId === undefined ? triedAccount(request) : undefined
    this.#logger.info(
      {
        reqId: request.id,
        suceso: callOf(request),
        resultado,
        usuarioId,
        cuenta,
        cliente: maskedClient(request.ip),
      },
      'seguridad',
    )
  }

  #fits(codigo: string): boolean {
    const second = Math.floor(Date.now() / 1000)
    const now = this.#recent.get(codigo)
    if (now?.second !== second) this.#recent.set(codigo, { second, lines: 1 })
    else now.lines++
    return now?.second !== second || now.lines <= PER_SECOND
  }
}
