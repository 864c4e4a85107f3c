import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { CodigoError } from '#contract/errores.ts'
import type { Rechazo } from '#server/base/rechazo.ts'
import { maskedClient } from '#server/limits/address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a call without a session turned out to be about. */
    cuentaId: number | null
  }
}

/** Calls that are told of when they succeed. */
const TOLD: readonly NombreEndpoint[] = [
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
]

/** Refusals that are told of, whatever call they answer. */
const REFUSALS: ReadonlySet<CodigoError> = new Set<CodigoError>([
  'credenciales',
  'sin_verificar',
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
  'sobrecarga',
])

/** Lines of one refusal in a second at most: a flood must not become one of the log. */
const PER_SECOND = 20

const nameOf = new Map<string, NombreEndpoint>(
  (Object.keys(endpoints) as NombreEndpoint[]).map((name) => {
    const { method, path } = endpoints[name]
    return [`${method} ${path}`, name]
  }),
)

const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  nameOf.get(`${method} ${routeOptions.url}`) ?? 'pagina'

/** Which account somebody tried to open, so that guesses of one can be told from those of many. Not its address. */
function triedAccount({ body }: FastifyRequest): string | undefined {
  const { correo } = (body ?? {}) as { correo?: unknown }
  if (typeof correo !== 'string') return undefined
  return createHash('sha256').update(correo.trim().toLowerCase()).digest('hex').slice(0, 12)
}

/** One line for each event that matters to security, with who and from where. Never a password, token, code or address. */
export class SecurityLog {
  readonly #logger: Logger
  readonly #told = new Map<string, { second: number; lines: number }>()

  constructor(logger: Logger) {
    this.#logger = logger
  }

  install(app: FastifyInstance): void {
    const told = new Set(TOLD.map((name) => `${endpoints[name].method} ${endpoints[name].path}`))
    app.decorateRequest('cuentaId', null)
    app.addHook('onRoute', (route) => {
      if (!told.has(`${route.method} ${route.url}`)) return
      const tell = (request: FastifyRequest, reply: { statusCode: number }, done: () => void) => {
        if (reply.statusCode < 400) this.#tell(request, 'hecho')
        done()
      }
      route.onResponse = [tell, ...[route.onResponse ?? []].flat()]
    })
  }

  refused(request: FastifyRequest, { codigo }: Rechazo): void {
    // Whoever is logged in and asks for a company of others is told that there is none.
    const reaching = codigo === 'empresa_no_encontrada' && request.sesion !== null
    if ((reaching || REFUSALS.has(codigo)) && this.#fits(codigo)) this.#tell(request, codigo)
  }

  #tell(request: FastifyRequest, resultado: string): void {
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
    const now = this.#told.get(codigo)
    if (now?.second !== second) this.#told.set(codigo, { second, lines: 1 })
    else now.lines++
    return now?.second !== second || now.lines <= PER_SECOND
  }
}
