import type { CodigoError, DetalleError } from '#contract/errores.ts'
import type { Turno } from '#contract/turno.ts'

export type CodigoFallo = CodigoError | 'sin_conexion'

/** Any failed call. `mensaje` is a Spanish sentence ready to be shown. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly codigo: CodigoFallo
  readonly mensaje: string
  readonly detalles: DetalleError[]
  /** Set for `puesto_cambio`: the turno the desk is serving, or null. */
  readonly enAtencion: Turno | null | undefined

  constructor(
    status: number,
    codigo: CodigoFallo,
    mensaje: string,
    detalles: DetalleError[] = [],
    enAtencion?: Turno | null,
  ) {
    super(mensaje)
    this.status = status
    this.codigo = codigo
    this.mensaje = mensaje
    this.detalles = detalles
    this.enAtencion = enAtencion
  }
}

export const isCodigo = (error: unknown, ...codigos: CodigoFallo[]): error is ApiError =>
  error instanceof ApiError && codigos.includes(error.codigo)

/** The request was refused (4xx except 429): repeating it unchanged gives the same answer. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Returns the server's sentence, or `otherwise` when `error` is not an ApiError. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? error.mensaje : otherwise
