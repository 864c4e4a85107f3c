import type { Origen } from '#contract/turno.ts'
import type { TipoActor } from '#domain/actividad.ts'
import type { EventoDePuesto } from '#domain/puesto.ts'
import type { Tramo } from '#domain/tramo.ts'
import type { Estado, EventoDeTurno } from '#domain/turno.ts'
import type { EmpresaId, OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type {
  AjustesAvisosTable,
  AnuncioTable,
  BajaTable,
  CursorTable,
  EntregaTable,
  EnvioTable,
  SuscripcionTable,
} from './schema/avisos.ts'
import type {
  CambioPlanTable,
  EnlaceTable,
  OrganizacionTable,
  PropietarioTable,
  SesionTable,
  UsuarioTable,
} from './schema/cuentas.ts'
import type { EmparejamientoTable, InvitacionTable, MiembroTable } from './schema/equipo.ts'
import type { Flag, Instant } from './schema/values.ts'
import type { ColaTable } from './tables/colas.ts'
import type { DispositivoTable } from './tables/dispositivos.ts'
import type { EmpresaTable } from './tables/empresas.ts'
import type { PreferenciaTable } from './tables/preferencias.ts'
import type { PuestoTable } from './tables/puestos.ts'

export type { ColaTable, DispositivoTable, EmpresaTable, PreferenciaTable, PuestoTable }

/** The one hot row of an empresa: the number of its latest evento. */
export interface PulsoTable {
  empresa_id: EmpresaId
  seq: number
  /** Microseconds of a clock that never goes back. It moves with every seq, so the two name one moment of a history. */
  reloj: number
  /** Which history its seqs count. Changes when the data are restored, or have lost commits. */
  epoca: number
}

/** An uploaded logo, as WebP in base64: text, so that every copy of the tables carries it. */
export interface LogoTable {
  empresa_id: EmpresaId
  /** Digest of the image: another logo has another address. */
  huella: string
  imagen: string
}

/** The hours and caps of an empresa (cola 0) or of one of its colas, as JSON. */
export interface HorarioTable {
  empresa_id: EmpresaId
  cola_id: number
  datos: string
}

/** Per cola and service day: the last number given out, and how many turnos were issued. */
export interface NumeracionTable {
  empresa_id: EmpresaId
  fecha: string
  cola_id: number
  ultimo: number
  emitidos: number
}

export interface TurnoTable {
  empresa_id: EmpresaId
  /** The seq of the evento that issued it. */
  id: number
  uuid: string
  cola_id: number
  /** The cola that numbered it. */
  serie_id: number
  fecha: string
  numero: number
  /** That it was numbered with. */
  prefijo: string | null
  /** Place in the order: microseconds of the empresa's clock, then `orden`. */
  lugar: number
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
  termino_a: number | null
  /** Idempotency-Key of the take, and a digest of its body. */
  llave: string | null
  llave_huella: string | null
  /** The range of minutes that was announced at the take. */
  estimado_min: number | null
  estimado_max: number | null
  /** What the model foresaw before past quotes corrected it: seconds, and thousandths of relative variance. */
  previsto_s: number | null
  previsto_v: number | null
  /** How many calls were foreseen at the take, the own one included. */
  delante: number | null
  /** 1: terminado_en does not tell how long the service took. */
  fin_incierto: Flag
  /** What the customer answered to a notice: 'voy', 'tarde', 'tarde 10'. A new turno has none. */
  respuesta?: string | null
  /** What is kept of the address of somebody who is not staff, to tell bursts apart. */
  procedencia: number | null
  /** When its present stage began; null: when it was issued. */
  desde_en: Instant | null
  /** When somebody apartado waits again by itself. */
  vuelve_en: Instant | null
  /** When its holder said to be there. */
  llego_en: Instant | null
  /** How often its holder postponed it; null: never. */
  pospuestos: number | null
  /** How many people come with it; null: nobody asked. */
  personas: number | null
  preferencia_id: number | null
  nota: string | null
  /** Tags, as a JSON list of texts. */
  marcas: string | null
  /** What its cola asked, as JSON by the id of the field. */
  campos: string | null
}

/** A stage of a visit that ended without ending the visit. `seq`: of the evento that ended it. */
export interface TramoTable extends Tramo {
  empresa_id: EmpresaId
  seq: number
}

/** Tracking codes in use, in one place whatever shard the turno lives in. As old as their turno. */
export interface CodigoTable {
  codigo: string
  empresa_id: EmpresaId
  turno_id: number
}

export type TipoEvento =
  | EventoDeTurno
  | 'cola_creada'
  | 'cola_cambiada'
  | 'cola_estado'
  | 'cola_eliminada'
  | 'empresa_creada'
  | 'empresa_cambiada'
  | 'preferencias_cambiadas'
  | 'rafaga_cancelada'
  | 'horario_cambiado'
  | 'apertura'
  | 'respondido'
  | 'anuncio'
  | 'puestos_cambiados'
  | EventoDePuesto
  | EventoDeAcceso

/** Who may do what has changed: what is remembered of it is read again. */
export type EventoDeAcceso =
  | 'miembro_agregado'
  | 'miembro_cambiado'
  | 'miembro_quitado'
  | 'dispositivo_emparejado'
  | 'dispositivo_cambiado'
  | 'dispositivo_revocado'

export interface EventoTable {
  empresa_id: EmpresaId
  seq: number
  cola_id: number | null
  turno_id: number | null
  tipo: TipoEvento
  actor_tipo: TipoActor
  /** Of that kind; null for a customer and for the service itself. */
  actor: number | null
  puesto: string | null
  instante: Instant
  datos: string | null
}

/** The counted turnos of a service day that is over; made when first asked for. */
export interface ResumenDiaTable {
  empresa_id: EmpresaId
  fecha: string
  /** The zona and the corte that its hours were counted in. */
  zona: string
  corte: number
  /** Of the way of counting. */
  version: number
  datos: string
}

/** The last service day, and the last evento, whose names are erased. */
export interface OlvidoTable {
  empresa_id: EmpresaId
  fecha: string
  seq: number
  /** Up to which evento it is erased who did what. */
  actividad_seq: number
}

/** What was done to accounts, teams and settings. What happens to turnos is in `eventos`. */
export interface AuditoriaTable {
  id: number
  organizacion_id: OrganizacionId | null
  empresa_id: EmpresaId | null
  /** The account that it is about. */
  usuario_id: UsuarioId | null
  /** The cola that it is about. */
  cola_id: number | null
  tipo: string
  actor_tipo: TipoActor
  actor: number | null
  /** The address that it came from, its last part masked. */
  ip: string | null
  instante: Instant
  /** JSON; a change as { antes, despues }. */
  datos: string | null
}

/** What a command other than a take replied to a key, so that repeating it changes nothing. */
export interface RepeticionTable {
  /** UUID of the empresa that the command is about; empty: an account. */
  ambito: string
  actor_tipo: TipoActor
  /** 0: nobody was logged in. */
  actor: number
  llave: string
  /** Digest of the command and its arguments. */
  huella: string
  respuesta: string
  creada_en: Instant
}

export interface Schema {
  usuarios: UsuarioTable
  sesiones: SesionTable
  enlaces: EnlaceTable
  organizaciones: OrganizacionTable
  propietarios: PropietarioTable
  cambios_plan: CambioPlanTable
  empresas: EmpresaTable
  miembros: MiembroTable
  invitaciones: InvitacionTable
  pulsos: PulsoTable
  colas: ColaTable
  horarios: HorarioTable
  logos: LogoTable
  numeraciones: NumeracionTable
  turnos: TurnoTable
  tramos: TramoTable
  preferencias: PreferenciaTable
  codigos: CodigoTable
  eventos: EventoTable
  resumenes: ResumenDiaTable
  olvidos: OlvidoTable
  dispositivos: DispositivoTable
  emparejamientos: EmparejamientoTable
  repeticiones: RepeticionTable
  auditoria: AuditoriaTable
  entregas: EntregaTable
  envios: EnvioTable
  cursores: CursorTable
  suscripciones: SuscripcionTable
  ajustes_avisos: AjustesAvisosTable
  bajas: BajaTable
  anuncios: AnuncioTable
  puestos: PuestoTable
}
