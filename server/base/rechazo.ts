import { CODIGOS, type CodigoError } from '#contract/errores.ts'
import type { Turno } from '#contract/turno.ts'
import type { Debilidad } from '#domain/contrasena.ts'

/** Why a command rejects a field that matches its schema. The sentence for each is in texts/. */
export type Fallo =
  | Debilidad
  | 'categoria_dos_veces'
  | 'nombre_de_categoria_repetido'
  | 'nombre_de_puesto_repetido'
  | 'nombre_de_puesto_en_uso'
  | 'prefijo_repetido'
  | 'sigue_desconocida'
  | 'nombre_obligatorio'
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
  | 'servicio_de_push'

export interface Detalle {
  campo: string
  fallo: Fallo
}

/** When a closed cola opens again, with the current time and zone of the empresa. */
export interface Reapertura {
  abre: number | null
  motivo: string | null
  ahora: number
  zona: string
}

/** Why the database could not write. Shown to operators, not to the caller. */
export const CAUSAS = ['bloqueo', 'disco'] as const
export type Causa = (typeof CAUSAS)[number]

interface Extra {
  causa?: Causa | undefined
  detalles?: readonly Detalle[]
  esperar?: number
  enAtencion?: Turno | null
  reapertura?: Reapertura
  soporte?: string
}

/** A request refused for a reason that the caller can act on. Carries codes, never sentences. */
export class Rechazo extends Error {
  readonly codigo: CodigoError
  readonly detalles: readonly Detalle[] | undefined
  /** Seconds after which the caller should retry. */
  readonly esperar: number | undefined
  /** With `puesto_cambio`: the turno that the puesto is serving. */
  readonly enAtencion: Turno | null | undefined
  readonly reapertura: Reapertura | undefined
  /** With `registro_cerrado`: the support address, which may be empty. */
  readonly soporte: string | undefined
  /** With `no_disponible`: why. */
  readonly causa: Causa | undefined

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
    this.soporte = extra.soporte
    this.causa = extra.causa
  }

  get status(): number {
    return CODIGOS[this.codigo]
  }
}
