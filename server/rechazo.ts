import { CODIGOS, type CodigoError } from '#contract/errores.ts'

/** What a command finds wrong with a field that fits its schema. The sentence for each stands in texts/. */
export type Motivo =
  | 'categoria_dos_veces'
  | 'nombre_de_categoria_repetido'
  | 'identificador_en_uso'
  | 'plan_desconocido'
  | 'zona_desconocida'

export interface Detalle {
  campo: string
  motivo: Motivo
}

/** A request refused for a reason that the caller can understand. Carries words for programs, never sentences. */
export class Rechazo extends Error {
  readonly codigo: CodigoError
  readonly detalles: readonly Detalle[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly esperar: number | undefined

  constructor(codigo: CodigoError, extra: { detalles?: readonly Detalle[]; esperar?: number } = {}) {
    // No stack: refusals are frequent, and under overload they must be cheap.
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
