import { CODIGOS, type CodigoError } from '#contract/errores.ts'
import type { Turno } from '#contract/turno.ts'
import type { Debilidad } from '#domain/contrasena.ts'

/** What a command finds wrong with a field that fits its schema. The sentence for each stands in texts/. */
export type Motivo =
  | Debilidad
  | 'categoria_dos_veces'
  | 'nombre_de_categoria_repetido'
  | 'nombre_de_puesto_repetido'
  | 'nombre_de_puesto_en_uso'
  | 'prefijo_repetido'
  | 'sigue_desconocida'
  | 'campo_obligatorio'
  | 'campo_invalido'
  | 'preferencia_desconocida'
  | 'a_donde'
  | 'identificador_en_uso'
  | 'plan_desconocido'
  | 'zona_desconocida'
  | 'logo_ajeno'
  | 'obligatorio'
  | 'contrasena_igual'
  | 'fecha_desconocida'
  | 'dia_repetido'
  | 'hora_pasada'
  | 'consentimiento_viejo'
  | 'destino_invalido'
  | 'pais_no_permitido'

export interface Detalle {
  campo: string
  motivo: Motivo
}

/** When a cola that refuses opens again, and what time it is there. */
export interface Reapertura {
  abre: number | null
  motivo: string | null
  ahora: number
  zona: string
}

interface Extra {
  detalles?: readonly Detalle[]
  esperar?: number
  enAtencion?: Turno | null
  reapertura?: Reapertura
}

/** A request refused for a reason that the caller can understand. Carries words for programs, never sentences. */
export class Rechazo extends Error {
  readonly codigo: CodigoError
  readonly detalles: readonly Detalle[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly esperar: number | undefined
  /** With puesto_cambio: whom the puesto has in service. */
  readonly enAtencion: Turno | null | undefined
  readonly reapertura: Reapertura | undefined

  constructor(codigo: CodigoError, extra: Extra = {}) {
    // No stack: refusals are frequent, and under overload they must be cheap.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(codigo)
    Error.stackTraceLimit = stackTraceLimit
    this.codigo = codigo
    this.detalles = extra.detalles
    this.esperar = extra.esperar
    this.enAtencion = extra.enAtencion
    this.reapertura = extra.reapertura
  }

  get status(): number {
    return CODIGOS[this.codigo]
  }
}
