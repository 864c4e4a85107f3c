import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { CodigoError, CuerpoError, DetalleError } from '#contract/errores.ts'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { isoOrNull } from '#contract/instante.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type Fault, preferido, type Textos, textosDe } from '#server/texts/textos.ts'
import type { SecurityLog } from './security-log.ts'

const FASTIFY_CODES: Record<string, CodigoError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'cuerpo_grande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_no_admitido',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json_invalido',
  FST_ERR_CTP_INVALID_JSON_BODY: 'json_invalido',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'json_invalido',
  FST_ERR_BAD_URL: 'ruta_desconocida',
}

const CHALLENGE = 'Cookie realm="Turnero", form-action="/login"'
/** Returns the supported language that best matches the Accept-Language header. */
export const idiomaDe = ({ headers }: Pick<FastifyRequest, 'headers'>): Idioma =>
  preferido(headers['accept-language']) ?? IDIOMAS[0]

export const textosPara = ({ headers }: Pick<FastifyRequest, 'headers'>): Textos =>
  textosDe(idiomaDe({ headers }))

/** Builds the body of an error. `faults`, the schema's findings, replace the details of the refusal. */
export function errorBody(
  { codigo, detalles: propios, enAtencion, reapertura, soporte }: Rechazo,
  textos: Textos,
  faults?: DetalleError[],
): CuerpoError {
  const detalles = faults ?? propios?.map(({ campo, fallo }) => ({ campo, mensaje: textos.fallos[fallo] }))
  // A single detail is shown as the message; several get the general sentence.
  const unico = detalles?.length === 1 ? detalles[0]?.mensaje : undefined
  const general = soporte ? textos.registroCerrado(soporte) : textos.errores[codigo]
  const mensaje = unico ?? (reapertura ? textos.reapertura(codigo, reapertura) : general)
  return {
    codigo,
    error: mensaje,
    message: mensaje,
    mensaje,
    ...(detalles && { detalles }),
    ...(enAtencion !== undefined && { enAtencion }),
    ...(reapertura && { abre: isoOrNull(reapertura.abre) }),
  }
}

/** Maps any error to the refusal that the caller receives. */
export function toRechazo(error: FastifyError | Rechazo | Error): Rechazo {
  if (error instanceof Rechazo) return error
  if (isInvalid(error)) return new Rechazo('datos_invalidos')
  const { code, statusCode } = error as FastifyError
  const known = FASTIFY_CODES[code]
  if (known) return new Rechazo(known)
  if (error instanceof SyntaxError || (statusCode !== undefined && statusCode >= 400 && statusCode < 500)) {
    return new Rechazo('json_invalido')
  }
  return new Rechazo('error_interno')
}

const isInvalid = (error: Error): error is Error & { validation: Fault[] } =>
  'validation' in error && Boolean(error.validation)

/** Builds the body of an error in the language of the request. */
export function errorFor(request: FastifyRequest, rechazo: Rechazo, error?: Error): CuerpoError {
  const textos = textosPara(request)
  return errorBody(
    rechazo,
    textos,
    error && isInvalid(error) ? textos.detalles(error.validation, request.body) : undefined,
  )
}

export function sendRechazo(reply: FastifyReply, rechazo: Rechazo, error?: Error): FastifyReply {
  if (rechazo.esperar !== undefined) reply.header('retry-after', String(rechazo.esperar))
  else if (rechazo.status === 503) reply.header('retry-after', '2')
  // RFC 9110 requires a challenge. Browsers do not know this scheme, so they open no login dialog.
  if (rechazo.status === 401 && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', CHALLENGE)
  return reply
    .code(rechazo.status)
    .type('application/json; charset=utf-8')
    .send(errorFor(reply.request, rechazo, error))
}

/** At most one log line in this time: while the disk is full, every write fails. */
const FAILED_WRITE_EVERY_MS = 10_000

export function installErrors(app: FastifyInstance, logger: Logger, security: SecurityLog): void {
  let lastFailedWrite = Number.NEGATIVE_INFINITY
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const rechazo = toRechazo(error)
    if (rechazo.codigo === 'error_interno') logger.error({ reqId: request.id, err: error }, 'fallo interno')
    if (rechazo.causa && performance.now() - lastFailedWrite > FAILED_WRITE_EVERY_MS) {
      lastFailedWrite = performance.now()
      logger.error({ reqId: request.id, causa: rechazo.causa }, 'la base de datos no pudo escribir')
    }
    security.refused(request, rechazo)
    return sendRechazo(reply, rechazo, error)
  })
}
