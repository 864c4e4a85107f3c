import type { EstadoCola } from '#contract/cola.ts'
import type { NombresPublicos } from '#contract/empresa.ts'
import type { Origen } from '#contract/turno.ts'
import type { Estado } from '#domain/turno.ts'

// Instants are epoch milliseconds, flags are 0 or 1, ids are UUIDs: the same values on both engines.
type Instant = number
type Flag = 0 | 1

export interface UsuarioTable {
  id: string
  correo: string
  nombre: string
  clave: string
  plan: string | null
  prueba_hasta: Instant | null
  verificado_en: Instant | null
  creado_en: Instant
}

export interface SesionTable {
  huella: string
  id: string
  usuario_id: string
  agente: string
  creada_en: Instant
  usada_en: Instant
  expira_en: Instant
}

export type TipoEnlace = 'verificar' | 'restablecer'

export interface EnlaceTable {
  huella: string
  usuario_id: string
  tipo: TipoEnlace
  creado_en: Instant
  expira_en: Instant
}

export interface CambioPlanTable {
  usuario_id: string
  instante: Instant
  de: string
  a: string
}

export interface EmpresaTable {
  id: string
  nombre: string
  titular: string
  logo: string
  direccion: string
  telefono: string
  email: string
  descripcion: string
  sitio_web: string
  horario: string
  color_primario: string
  color_secundario: string
  zona: string
  idioma: string
  nombres_publicos: NombresPublicos
  /** Version of the list of categorias. */
  version: number
  creada_en: Instant
}

export interface MiembroTable {
  empresa_id: string
  usuario_id: string
  rol: 'propietario'
  creado_en: Instant
}

/** The one hot row of an empresa: the number of its latest evento. */
export interface PulsoTable {
  empresa_id: string
  seq: number
}

export interface ColaTable {
  empresa_id: string
  id: string
  nombre: string
  /** The name in one case, unique among the empresa's living colas. */
  nombre_clave: string
  descripcion: string
  prioridad: Flag
  tiempo_estimado: number
  posicion: number
  estado: EstadoCola
  creada_en: Instant
  eliminada_en: Instant | null
}

/** The last number given out, per cola and service day. */
export interface NumeracionTable {
  empresa_id: string
  fecha: string
  cola_id: string
  ultimo: number
}

export interface TurnoTable {
  empresa_id: string
  id: string
  cola_id: string
  fecha: string
  numero: number
  /** Arrival order within the empresa: the seq of the evento that issued it. */
  orden: number
  codigo: string
  nombre: string
  estado: Estado
  puesto: string | null
  origen: Origen
  emitido_en: Instant
  llamado_en: Instant | null
  /** When it was last announced; a repeated call moves it, llamado_en stays. */
  anunciado_en: Instant | null
  terminado_en: Instant | null
  /** The turno in service that calling this one finished, for undo. */
  termino_a: string | null
  /** Idempotency key of the take and a digest of its body. */
  clave: string | null
  clave_huella: string | null
  estimado_min: number | null
  estimado_max: number | null
}

/** Tracking codes in use, in one place whatever shard the turno lives in. */
export interface CodigoTable {
  codigo: string
  empresa_id: string
  turno_id: string
  creado_en: Instant
}

export type TipoEvento =
  | 'emitido'
  | 'llamado'
  | 'rellamado'
  | 'completado'
  | 'ausente'
  | 'cancelado'
  | 'expirado'
  | 'deshecho'
  | 'cola_creada'
  | 'cola_cambiada'
  | 'cola_estado'
  | 'cola_eliminada'
  | 'empresa_creada'
  | 'empresa_cambiada'

export interface EventoTable {
  empresa_id: string
  seq: number
  cola_id: string | null
  turno_id: string | null
  tipo: TipoEvento
  /** The usuario who acted; null for a customer or for the clock. */
  actor: string | null
  puesto: string | null
  instante: Instant
  datos: string | null
}

/** The last service day, and the last evento, whose names are erased. */
export interface OlvidoTable {
  empresa_id: string
  fecha: string
  seq: number
}

/** The counted turnos of a service day that is over; made when first asked for. */
export interface ResumenDiaTable {
  empresa_id: string
  fecha: string
  /** The zona its hours were counted in. */
  zona: string
  datos: string
}

export interface Schema {
  usuario: UsuarioTable
  sesion: SesionTable
  enlace: EnlaceTable
  cambio_plan: CambioPlanTable
  empresa: EmpresaTable
  miembro: MiembroTable
  pulso: PulsoTable
  cola: ColaTable
  numeracion: NumeracionTable
  turno: TurnoTable
  codigo: CodigoTable
  evento: EventoTable
  olvido: OlvidoTable
  resumen_dia: ResumenDiaTable
}
