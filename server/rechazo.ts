import { CODIGOS, type CodigoError, type DetalleError } from '#contract/errores.ts'

/** A request refused for a reason the caller can understand. Carries no sentence: http/ has the texts. */
export class Rechazo extends Error {
  readonly codigo: CodigoError
  readonly detalles: DetalleError[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly esperar: number | undefined

  constructor(codigo: CodigoError, extra: { detalles?: DetalleError[]; esperar?: number } = {}) {
    // Refusing is ordinary, and under overload it must be cheap: no stack.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(codigo)
    Error.stackTraceLimit = stackTraceLimit
    this.codigo = codigo
    this.detalles = extra.detalles
    this.esperar = extra.esperar
  }

  get status(): number {
    return CODIGOS[this.codigo]
  }
}
