import type { CodigoError } from '#contract/errores.ts'
import type { EstadoTurno } from '#contract/turno.ts'

/** States as stored, in ASCII; the words on the wire are the contract's. */
export const ESTADOS = [
  'espera',
  'apartado',
  'atencion',
  'completado',
  'cancelado',
  'ausente',
  'expirado',
] as const
export type Estado = (typeof ESTADOS)[number]

export const ESTADO_PUBLICO: Record<Estado, EstadoTurno> = {
  espera: 'en espera',
  // Sent with a `pausa`.
  apartado: 'en espera',
  atencion: 'en atención',
  completado: 'completado',
  cancelado: 'cancelado',
  ausente: 'ausente',
  expirado: 'expirado',
}

/** Id in rules and tables; the wire has UUIDs. */
export type Id = number

/** The fields of a turno that the rules use. Rows of the store have them under the same names. */
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
  /** Last announcement: calling again changes it, `llamado_en` stays. */
  anunciado_en: number | null
  terminado_en: number | null
  /** The turno in service that calling this one finished, for undo. */
  termino_a: Id | null
  /**
   * 1 when `terminado_en` does not show how long the service took: the day was closed, or the puesto only finished it
   * when the next customer came.
   */
  fin_incierto?: 0 | 1
  /** When its present stage began; null: at `emitido_en`. */
  desde_en?: number | null
  /** When an apartado turno resumes by itself; null: when staff or customer resume it. */
  vuelve_en?: number | null
  /** When the customer reported being there. */
  llego_en?: number | null
  /** Number of times the customer postponed it. */
  pospuestos?: number | null
  /** Number of people who come with it; null: one. */
  personas?: number | null
  preferencia_id?: Id | null
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
  | 'transferir'
  | 'seguir'
  | 'apartar'
  | 'reanudar'
  | 'volver'
  | 'posponer'
  | 'mover'
  | 'llegar'
  | 'retomar'
  | 'reponer'
  | 'cambiar'

export type EventoDeTurno =
  | 'emitido'
  | 'llamado'
  | 'rellamado'
  | 'completado'
  | 'ausente'
  | 'cancelado'
  | 'expirado'
  | 'deshecho'
  | 'transferido'
  | 'seguido'
  | 'apartado'
  | 'reanudado'
  | 'vuelto'
  | 'pospuesto'
  | 'movido'
  | 'llegado'
  | 'restaurado'
  | 'cambiado'

/** Why a rule refuses: an error code of the contract. */
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
  | 'puesto_ocupado'
  | 'posponer_limite'
  | 'posponer_ultimo'
  | 'volver_tarde'
  | 'elegir_no_permitido'
  | 'falta_motivo'
  | 'turno_no_apartado'
  | 'turno_no_ausente'
>

interface Paso {
  desde: readonly Estado[]
  hacia: Estado
  evento: EventoDeTurno
  negativa: Negativa
}

/** The life cycle of a turno after its issue. Every change goes through this table. */
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
  // Its cola is removed, whether it waits or is in service.
  quitar: {
    desde: ['espera', 'apartado', 'atencion'],
    hacia: 'cancelado',
    evento: 'cancelado',
    negativa: 'turno_no_en_espera',
  },
  transferir: {
    desde: ['espera', 'apartado', 'atencion'],
    hacia: 'espera',
    evento: 'transferido',
    negativa: 'turno_no_en_espera',
  },
  // On to the next cola of the visit.
  seguir: { desde: ['atencion'], hacia: 'espera', evento: 'seguido', negativa: 'turno_no_en_atencion' },
  apartar: {
    desde: ['espera', 'atencion'],
    hacia: 'apartado',
    evento: 'apartado',
    negativa: 'turno_no_en_espera',
  },
  reanudar: { desde: ['apartado'], hacia: 'espera', evento: 'reanudado', negativa: 'turno_no_apartado' },
  volver: { desde: ['ausente'], hacia: 'espera', evento: 'vuelto', negativa: 'turno_no_ausente' },
  posponer: { desde: ['espera'], hacia: 'espera', evento: 'pospuesto', negativa: 'turno_no_en_espera' },
  // Makes room for another turno.
  mover: { desde: ['espera'], hacia: 'espera', evento: 'movido', negativa: 'turno_no_en_espera' },
  llegar: { desde: ['espera'], hacia: 'espera', evento: 'llegado', negativa: 'turno_no_en_espera' },
  // Undo of a call: the called turno waits again, the one it finished is in service again.
  devolver: { desde: ['atencion'], hacia: 'espera', evento: 'deshecho', negativa: 'deshacer_tarde' },
  reabrir: { desde: ['completado'], hacia: 'atencion', evento: 'deshecho', negativa: 'deshacer_tarde' },
  // Ended by mistake: in service again, or waiting again.
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
  // Keeps its state; `hacia` is not used.
  cambiar: {
    desde: ['espera', 'apartado', 'atencion'],
    hacia: 'espera',
    evento: 'cambiado',
    negativa: 'turno_no_en_espera',
  },
}

/** How an evento changes the number of turnos waiting in its cola; null if it depends on the turno. */
export function cambioEnEspera(tipo: string): number | null {
  if (tipo === 'emitido') return 1
  const cambios = new Set<number>()
  for (const [accion, { desde, hacia, evento }] of Object.entries(CICLO)) {
    // Turnos in a removed cola are not counted.
    if (evento !== tipo || accion === 'quitar') continue
    for (const estado of desde) {
      const despues = accion === 'cambiar' ? estado : hacia
      cambios.add(Number(despues === 'espera') - Number(estado === 'espera'))
    }
  }
  const [cambio = null, ...otros] = cambios
  return otros.length === 0 ? cambio : null
}

/** A turno after an action, with its evento. */
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
  const estado = accion === 'cambiar' ? turno.estado : hacia
  return { turno: { ...turno, ...fin, ...campos, estado }, tipo: evento }
}

/** For a turno from a line or in service, whose state allows the action by construction. */
export function hecho<T extends Turno>(cambio: Cambio<T> | Negativa): Cambio<T> {
  if (typeof cambio === 'string') throw new Error(`The room holds a turno in a wrong state: ${cambio}`)
  return cambio
}

/** Ends a wait. A turno set aside is resumed first, so that lines can be counted from eventos alone. */
export function terminarEspera<T extends Turno>(
  accion: 'cancelar' | 'expirar',
  turno: T,
  ahora: number,
): Cambio<T>[] | Negativa {
  const reanudado = turno.estado === 'apartado' ? hecho(actuar('reanudar', turno, ahora)) : null
  const cambio = actuar(accion, reanudado?.turno ?? turno, ahora)
  if (typeof cambio === 'string') return cambio
  return reanudado ? [reanudado, cambio] : [cambio]
}

export const rellamar = <T extends Turno>(turno: T, ahora: number): Cambio<T> | Negativa =>
  actuar('rellamar', turno, ahora, { anunciado_en: ahora })

export const estaAbierto = (estado: Estado): boolean =>
  estado === 'espera' || estado === 'atencion' || estado === 'apartado'
