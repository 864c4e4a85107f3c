import type { CodigoError } from '#contract/errores.ts'
import type { EstadoTurno } from '#contract/turno.ts'

/** States as stored, in ASCII; the words on the wire are the contract's. */
export const ESTADOS = ['espera', 'atencion', 'completado', 'cancelado', 'ausente', 'expirado'] as const
export type Estado = (typeof ESTADOS)[number]

export const ESTADO_PUBLICO: Record<Estado, EstadoTurno> = {
  espera: 'en espera',
  atencion: 'en atención',
  completado: 'completado',
  cancelado: 'cancelado',
  ausente: 'ausente',
  expirado: 'expirado',
}

/** How rules and tables name things; the wire has UUIDs. */
export type Id = number

/** What the rules know of a turno. Rows of the store have these fields under the same names. */
export interface Turno {
  id: Id
  cola_id: Id
  /** The cola that numbered it. */
  serie_id: Id
  /** The service day that numbered it. */
  fecha: string
  numero: number
  /** Place in the order: microseconds of the empresa's clock, which never goes back; then `orden`. */
  lugar: number
  /** Sequence within the empresa. */
  orden: number
  estado: Estado
  puesto: string | null
  emitido_en: number
  llamado_en: number | null
  /** When it was last announced: a repeated call moves it, llamado_en stays. */
  anunciado_en: number | null
  terminado_en: number | null
  /** The turno in service that calling this one finished, for undo. */
  termino_a: Id | null
  /**
   * 1 when `terminado_en` does not tell how long the service took: the day was closed, or nobody waited for the puesto
   * until the next one came.
   */
  fin_incierto?: 0 | 1
}

export type Accion =
  | 'llamar'
  | 'rellamar'
  | 'finalizar'
  | 'ausentar'
  | 'cancelar'
  | 'expirar'
  | 'quitar'
  | 'devolver'
  | 'reabrir'
  | 'retomar'
  | 'reponer'
  | 'cambiar'

/** What is written in the history when a turno changes. */
export type EventoDeTurno =
  | 'emitido'
  | 'llamado'
  | 'rellamado'
  | 'completado'
  | 'ausente'
  | 'cancelado'
  | 'expirado'
  | 'deshecho'
  | 'restaurado'
  | 'cambiado'

/** Why a rule refuses: a word of the contract. */
export type Negativa = Extract<
  CodigoError,
  | 'cola_no_encontrada'
  | 'cola_pausada'
  | 'limite_turnos'
  | 'fuera_de_horario'
  | 'cupo_agotado'
  | 'cola_llena'
  | 'cierre_cercano'
  | 'turno_no_encontrado'
  | 'turno_no_en_atencion'
  | 'turno_no_en_espera'
  | 'deshacer_tarde'
  | 'restaurar_tarde'
  | 'puesto_cambio'
>

interface Paso {
  desde: readonly Estado[]
  hacia: Estado
  evento: EventoDeTurno
  /** The refusal for a turno in any other state. */
  negativa: Negativa
}

/** The life of a turno after its issue. Every change passes this table. */
export const CICLO: Record<Accion, Paso> = {
  llamar: { desde: ['espera'], hacia: 'atencion', evento: 'llamado', negativa: 'turno_no_en_espera' },
  rellamar: { desde: ['atencion'], hacia: 'atencion', evento: 'rellamado', negativa: 'turno_no_en_atencion' },
  finalizar: {
    desde: ['atencion'],
    hacia: 'completado',
    evento: 'completado',
    negativa: 'turno_no_en_atencion',
  },
  ausentar: { desde: ['atencion'], hacia: 'ausente', evento: 'ausente', negativa: 'turno_no_en_atencion' },
  cancelar: { desde: ['espera'], hacia: 'cancelado', evento: 'cancelado', negativa: 'turno_no_en_espera' },
  expirar: { desde: ['espera'], hacia: 'expirado', evento: 'expirado', negativa: 'turno_no_en_espera' },
  // Its cola is removed, whether it waits or is being served.
  quitar: {
    desde: ['espera', 'atencion'],
    hacia: 'cancelado',
    evento: 'cancelado',
    negativa: 'turno_no_en_espera',
  },
  // A call is taken back: the called one waits again, the one it finished is served again.
  devolver: { desde: ['atencion'], hacia: 'espera', evento: 'deshecho', negativa: 'deshacer_tarde' },
  reabrir: { desde: ['completado'], hacia: 'atencion', evento: 'deshecho', negativa: 'deshacer_tarde' },
  // Somebody was finished, marked absent or removed by mistake: served again, or waiting again.
  retomar: {
    desde: ['completado', 'ausente'],
    hacia: 'atencion',
    evento: 'restaurado',
    negativa: 'restaurar_tarde',
  },
  reponer: {
    desde: ['completado', 'ausente', 'cancelado'],
    hacia: 'espera',
    evento: 'restaurado',
    negativa: 'restaurar_tarde',
  },
  cambiar: { desde: ['espera'], hacia: 'espera', evento: 'cambiado', negativa: 'turno_no_en_espera' },
}

/** A turno as it is after an action, and what the history says of it. */
export interface Cambio<T extends Turno = Turno> {
  turno: T
  tipo: EventoDeTurno
  datos?: object
}

const FIN: ReadonlySet<Accion> = new Set(['finalizar', 'ausentar', 'cancelar', 'expirar', 'quitar'])

/** Applies an action to a turno. Returns the refusal when its state does not allow the action. */
export function actuar<T extends Turno>(
  accion: Accion,
  turno: T,
  ahora: number,
  campos: Partial<Turno> = {},
): Cambio<T> | Negativa {
  const { desde, hacia, evento, negativa } = CICLO[accion]
  if (!desde.includes(turno.estado)) return negativa
  const fin = FIN.has(accion) ? { terminado_en: ahora } : {}
  return { turno: { ...turno, ...fin, ...campos, estado: hacia }, tipo: evento }
}

/** For a turno out of a line or in service, whose state allows the action by construction. */
export function hecho<T extends Turno>(cambio: Cambio<T> | Negativa): Cambio<T> {
  if (typeof cambio === 'string') throw new Error(`The room holds a turno in a wrong state: ${cambio}`)
  return cambio
}

/** Announces the turno in service again. */
export const rellamar = <T extends Turno>(turno: T, ahora: number): Cambio<T> | Negativa =>
  actuar('rellamar', turno, ahora, { anunciado_en: ahora })

export const estaAbierto = (estado: Estado): boolean => estado === 'espera' || estado === 'atencion'
