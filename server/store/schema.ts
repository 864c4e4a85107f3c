import type { Idioma } from '#contract/idioma.ts'
import type { Origen } from '#contract/turno.ts'
import type { TipoActor } from '#domain/actividad.ts'
import type { EventoDePuesto } from '#domain/puesto.ts'
import type { Tramo } from '#domain/tramo.ts'
import type { Estado, EventoDeTurno } from '#domain/turno.ts'
import type { EmpresaId, OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type {
  AjustesAvisosTable,
  AltaTable,
  AnuncioTable,
  BajaTable,
  ClaveTable,
  CursorTable,
  EntranteTable,
  EntregaTable,
  EnvioTable,
  SuscripcionTable,
} from './schema/avisos.ts'
import type {
  CambioPlanTable,
  EnlaceTable,
  OrganizacionTable,
  PrimeraCuentaTable,
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

/** The seq of the latest evento of an empresa: its only hot row. */
export interface PulsoTable {
  empresa_id: EmpresaId
  seq: number
  /** Microseconds of a clock that never goes back. It advances with every seq: together they identify one state. */
  reloj: number
  /** Identifies the history that seq counts. Changes when the data is restored or has lost commits. */
  epoca: number
}

/** The only row about the installation itself. */
export interface InstalacionTable {
  id: number
  /** The latest time that was confirmed (see `Momento`). */
  confirmado_en: Instant
}

/** An uploaded logo as WebP in base64. It is text, so that every copy of the tables includes it. */
export interface LogoTable {
  empresa_id: EmpresaId
  /** Digest of the image, so that a new logo has a new URL. */
  huella: string
  imagen: string
}

/** A version of an empresa's privacy notice in one language. */
export interface PrivacidadTable {
  empresa_id: EmpresaId
  version: number
  idioma: Idioma
  texto: string
  enlace: string
  responsable: string
  contacto: string
  desde_en: Instant
}

/** The hours and caps of an empresa (`cola_id` 0) or of one of its colas, as JSON. */
export interface HorarioTable {
  empresa_id: EmpresaId
  cola_id: number
  datos: string
}

/** The last number and the count of issued turnos, by cola and service day. */
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
  /** The prefix of the number when it was issued. */
  prefijo: string | null
  /** Place in line, in microseconds of the empresa's clock. `orden` decides ties. */
  lugar: number
  orden: number
  codigo: string
  nombre: string
  estado: Estado
  puesto: string | null
  origen: Origen
  emitido_en: Instant
  llamado_en: Instant | null
  /** When it was last announced. A repeated call changes it but not llamado_en. */
  anunciado_en: Instant | null
  terminado_en: Instant | null
  /** The turno in service that the call of this one finished, for undo. */
  termino_a: number | null
  /** Idempotency-Key of the take. */
  llave: string | null
  /** Digest of the body of the take. */
  llave_huella: string | null
  /** Lower end of the wait announced at the take, in minutes. */
  estimado_min: number | null
  /** Upper end of the wait announced at the take, in minutes. */
  estimado_max: number | null
  /** Wait that the model predicted before past quotes corrected it, in seconds. */
  previsto_s: number | null
  /** Relative variance of that prediction, in thousandths. */
  previsto_v: number | null
  /** Number of calls predicted at the take, including its own. */
  delante: number | null
  /** 1 if terminado_en does not show how long the service took. */
  fin_incierto: Flag
  /** The customer's reply to a notice: 'voy', 'tarde' or 'tarde 10'. A new turno has none. */
  respuesta?: string | null
  /** What the customer wrote last in reply to a notice, if it is none of these words; null once the staff answered. */
  mensaje?: string | null
  /** Short digest of the customer's network address, to detect bursts; null if the turno was taken in the room. */
  procedencia: number | null
  /** Short digest of the browser that took it; null if it is unknown or shared, as a kiosk's. */
  navegador: number | null
  /** When its current stage began; null means at emitido_en. */
  desde_en: Instant | null
  /** When a turno that is apartado returns to the line by itself. */
  vuelve_en: Instant | null
  /** When its holder reported having arrived. */
  llego_en: Instant | null
  /** How often its holder postponed it; null if never. */
  pospuestos: number | null
  /** How many people come; null if the cola did not ask. */
  personas: number | null
  preferencia_id: number | null
  nota: string | null
  /** Tags, as a JSON list of texts. */
  marcas: string | null
  /** Answers to the questions of its cola, as JSON by field id. */
  campos: string | null
  /** The language of its customer; null means the empresa's. */
  idioma: Idioma | null
  /** The privacy notice in force when the customer gave personal data; null if none was asked for or there was none. */
  privacidad_version: number | null
}

/** A stage of a visit that ended before the visit did. `seq` is that of the evento that ended it. */
export interface TramoTable extends Tramo {
  empresa_id: EmpresaId
  seq: number
}

/** Tracking codes in use, in one place whatever shard the turno is in. A code is as old as its turno. */
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

/** Changes of permissions, after which cached permissions are read again. */
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
  /** The id of the actor among those of its kind; null for customers and for the service itself. */
  actor: number | null
  puesto: string | null
  instante: Instant
  datos: string | null
}

/** Statistics of a past service day, computed when first requested. */
export interface ResumenDiaTable {
  empresa_id: EmpresaId
  fecha: string
  /** The zona of the empresa when it was computed. */
  zona: string
  /** The corte of the empresa when it was computed. */
  corte: number
  /** Version of the way of counting. */
  version: number
  datos: string
}

/** How far the old data of an empresa is erased: names up to `fecha` and `seq`. */
export interface OlvidoTable {
  empresa_id: EmpresaId
  fecha: string
  seq: number
  /** The last evento whose actor is erased. */
  actividad_seq: number
  /** The last service day whose turnos were deleted, which makes the summaries up to it final; empty if none. */
  historia: string
}

/** The audit log of accounts, teams and settings. Changes of turnos are in `eventos`. */
export interface AuditoriaTable {
  id: number
  organizacion_id: OrganizacionId | null
  empresa_id: EmpresaId | null
  /** The account that was changed. */
  usuario_id: UsuarioId | null
  /** The cola that was changed. */
  cola_id: number | null
  tipo: string
  actor_tipo: TipoActor
  actor: number | null
  /** The network address of the caller, with its last part masked. */
  ip: string | null
  instante: Instant
  /** JSON. Changes have { antes, despues }. */
  datos: string | null
}

/** The reply of a command by Idempotency-Key, so that repeating it changes nothing. Takes are not among them. */
export interface RepeticionTable {
  /** UUID of the empresa that the command is about; empty if it is about an account. */
  ambito: string
  actor_tipo: TipoActor
  /** 0 if the caller was not logged in. */
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
  privacidades: PrivacidadTable
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
  altas: AltaTable
  entrantes: EntranteTable
  bajas: BajaTable
  anuncios: AnuncioTable
  puestos: PuestoTable
  claves: ClaveTable
  instalacion: InstalacionTable
  primera_cuenta: PrimeraCuentaTable
}
