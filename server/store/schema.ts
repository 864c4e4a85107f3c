import type { CanalAviso } from '#contract/avisos.ts'
import type { EstadoCola } from '#contract/cola.ts'
import type { Elegir, NombresPublicos } from '#contract/empresa.ts'
import type { Rol } from '#contract/permiso.ts'
import type { TipoPreferencia } from '#contract/preferencia.ts'
import type { Origen } from '#contract/turno.ts'
import type { TipoDispositivo } from '#domain/permiso.ts'
import type { Tramo } from '#domain/tramo.ts'
import type { Estado, EventoDeTurno } from '#domain/turno.ts'

// Instants are epoch milliseconds, flags are 0 or 1, ids are integers: the same values on both engines. Ids of colas
// and turnos count within their empresa. `uuid` is the id that the wire knows, and stands in one table only.
type Instant = number
type Flag = 0 | 1

export interface UsuarioTable {
  id: number
  uuid: string
  correo: string
  nombre: string
  /** The hash of the password. */
  contrasena: string
  verificado_en: Instant | null
  creado_en: Instant
  /** Logs in with a name that an organizacion gave; is never sent a mail. */
  sin_correo: Flag
  /** Has a first password, and can do nothing else before choosing another. */
  debe_cambiar: Flag
}

export interface SesionTable {
  huella: string
  /** A UUID: the wire knows it. */
  id: string
  usuario_id: number
  agente: string
  creada_en: Instant
  usada_en: Instant
  expira_en: Instant
  /** Its end whatever its use. */
  termina_en: Instant
}

export type TipoEnlace = 'verificar' | 'restablecer'

export interface EnlaceTable {
  huella: string
  usuario_id: number
  /** 'usado': it did what it was made for, and says so until it expires. */
  tipo: TipoEnlace | 'usado'
  creado_en: Instant
  expira_en: Instant
}

/** Who pays: it has the plan, and its owners own every empresa of it. */
export interface OrganizacionTable {
  id: number
  uuid: string
  nombre: string
  /** What the log-ins of people without e-mail end in; given when the first of them joins. */
  slug: string | null
  /** Chosen by an owner; null until the first choice. */
  plan: string | null
  prueba_hasta: Instant | null
  creada_en: Instant
}

export interface PropietarioTable {
  organizacion_id: number
  usuario_id: number
  creado_en: Instant
}

export interface CambioPlanTable {
  organizacion_id: number
  /** Who changed it. */
  usuario_id: number | null
  instante: Instant
  de: string
  a: string
}

export interface EmpresaTable {
  id: number
  uuid: string
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
  /** Whoever is not staff needs the code of the room for a turno. */
  pide_codigo: Flag
  /** Its short address; null until the owner chooses one, and never changed afterwards. */
  alias: string | null
  /** Minutes after midnight at which the service day ends; until `corte_desde` it is `corte_antes`. */
  corte: number
  /** Who may call somebody out of turn. */
  elegir: Elegir
  /** Whether the staff sees names only once they are called. */
  nombres_al_llamar: Flag
  corte_antes: number
  corte_desde: Instant
  /** Version of the list of categorias. */
  version: number
  creada_en: Instant
  organizacion_id: number
  /** Counts the changes of who may do what in it. */
  accesos: number
}

/** Somebody of the team of one empresa. Owners are in `propietarios`. */
export interface MiembroTable {
  empresa_id: number
  usuario_id: number
  rol: Exclude<Rol, 'propietario'>
  /** Ids of the colas that the member serves, as JSON; null: all. */
  colas: string | null
  creado_en: Instant
}

/** A link that lets somebody join the team of an empresa, once. */
export interface InvitacionTable {
  /** A UUID: the wire knows it. */
  id: string
  empresa_id: number
  huella: string
  nombre: string
  /** Null: the link is handed over. */
  correo: string | null
  rol: Exclude<Rol, 'propietario'>
  colas: string | null
  creada_en: Instant
  expira_en: Instant
}

/** The one hot row of an empresa: the number of its latest evento. */
export interface PulsoTable {
  empresa_id: number
  seq: number
  /** Microseconds of a clock that never goes back. It moves with every seq, so the two name one moment of a history. */
  reloj: number
  /** Which history its seqs count. Changes when the data are restored, or have lost commits. */
  epoca: number
}

export interface ColaTable {
  empresa_id: number
  id: number
  uuid: string
  nombre: string
  /** The name in one case, unique among the empresa's living colas. */
  nombre_clave: string
  /** Up to three letters before its numbers. */
  prefijo: string | null
  /** What its numbers had before, and the first service day of the new prefix. */
  prefijo_previo: string | null
  prefijo_desde: string | null
  descripcion: string
  prioridad: Flag
  tiempo_estimado: number
  posicion: number
  estado: EstadoCola
  /** Whether it asks how many people come. */
  pide_personas: Flag
  /** What it asks, as JSON: a list of CampoDeCola. */
  campos: string | null
  /** The cola that visits go on to. */
  sigue: number | null
  creada_en: Instant
  eliminada_en: Instant | null
}

/** An uploaded logo, as WebP in base64: text, so that every copy of the tables carries it. */
export interface LogoTable {
  empresa_id: number
  /** Digest of the image: another logo has another address. */
  huella: string
  imagen: string
}

/** The hours and caps of an empresa (cola 0) or of one of its colas, as JSON. */
export interface HorarioTable {
  empresa_id: number
  cola_id: number
  datos: string
}

/** Per cola and service day: the last number given out, and how many turnos were issued. */
export interface NumeracionTable {
  empresa_id: number
  fecha: string
  cola_id: number
  ultimo: number
  emitidos: number
}

export interface TurnoTable {
  empresa_id: number
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
  empresa_id: number
  seq: number
}

/** Why somebody goes before others. */
export interface PreferenciaTable {
  empresa_id: number
  id: number
  uuid: string
  nombre: string
  tipo: TipoPreferencia
  /** Minutes of credit. */
  ventaja: number
  /** Whether customers can choose it; otherwise only the staff. */
  ofrecida: Flag
  posicion: number
  eliminada_en: Instant | null
}

/** Tracking codes in use, in one place whatever shard the turno lives in. As old as their turno. */
export interface CodigoTable {
  codigo: string
  empresa_id: number
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
  | EventoDeAcceso

/** Who may do what has changed: what is remembered of it is read again. */
export type EventoDeAcceso =
  | 'miembro_agregado'
  | 'miembro_cambiado'
  | 'miembro_quitado'
  | 'dispositivo_emparejado'
  | 'dispositivo_cambiado'
  | 'dispositivo_revocado'

export type TipoActor = 'usuario' | 'llave' | 'dispositivo' | 'cliente' | 'sistema'

export interface EventoTable {
  empresa_id: number
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
  empresa_id: number
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
  empresa_id: number
  fecha: string
  seq: number
}

/** A screen of the room that was paired with an empresa: a kiosk or a monitor. */
export interface DispositivoTable {
  empresa_id: number
  id: number
  uuid: string
  tipo: TipoDispositivo
  nombre: string
  /** Digest of its token. */
  huella: string
  /** Ids of the colas that it shows, as JSON; null: all. */
  colas: string | null
  creado_en: Instant
  visto_en: Instant | null
  revocado_en: Instant | null
}

/** A screen that shows a code and waits to be paired with an empresa. */
export interface EmparejamientoTable {
  codigo: string
  /** Digest of the token that the screen keeps. */
  huella: string
  creado_en: Instant
  expira_en: Instant
}

/** What was done to accounts, teams and settings. What happens to turnos is in `eventos`. */
export interface AuditoriaTable {
  id: number
  organizacion_id: number | null
  empresa_id: number | null
  /** The account that it is about. */
  usuario_id: number | null
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
  empresa_id: number
  actor_tipo: TipoActor
  actor: number
  llave: string
  /** Digest of the command and its arguments. */
  huella: string
  respuesta: string
  creada_en: Instant
}

/** The same of a command about an account, which no empresa holds. */
export interface RepeticionCuentaTable {
  /** The usuario who gave the order; 0: nobody was logged in. */
  quien: number
  llave: string
  huella: string
  respuesta: string
  creada_en: Instant
}

export type EstadoEntrega = 'pendiente' | 'enviada' | 'caducada' | 'descartada' | 'muerta'

/** Something to be sent, written in the transaction that makes it necessary. */
export interface EntregaTable {
  id: number
  /** Null: of the service itself, such as the mails of an account. */
  empresa_id: number | null
  /** Whose account it is about; it goes with the account. */
  usuario_id: number | null
  suscripcion: number | null
  /** Entregas of one carril share a number of places, so that a provider that hangs holds up only its own. */
  carril: string
  canal: string
  destino: string
  idioma: string
  plantilla: string
  /** JSON. */
  datos: string
  /** There is one entrega of this name at most. */
  unica: string | null
  /** Within a flujo one is sent after the other. */
  flujo: string | null
  estado: EstadoEntrega
  /** Times that it was claimed. Whoever claimed it last, and nobody else, may say what became of it. */
  intentos: number
  /** When it may be claimed. A claim moves it to where the claim ends. */
  proximo_en: Instant
  /** When it is of no use any more. */
  caduca_en: Instant | null
  creada_en: Instant
  terminada_en: Instant | null
  /** How the provider names it. */
  referencia: string | null
  /** Why the last attempt failed. */
  error: string | null
  /** What the provider told afterwards. */
  recibo?: 'entregado' | 'leido' | 'fallido' | null
}

/** Up to which seq somebody has read the eventos of an empresa. */
export interface CursorTable {
  empresa_id: number
  nombre: string
  seq: number
}

/** Somebody who wants to be told of a turno. */
export interface SuscripcionTable {
  id: number
  empresa_id: number
  turno_id: number
  canal: CanalAviso
  /** Encrypted; empty before it is known and once it is erased. */
  destino: string
  /** Digest of it, to count and to find. */
  huella: string
  /** Digest of the word that a message must bring first. */
  ficha: string | null
  personas: number | null
  minutos: number | null
  llamado: Flag
  idioma: string
  /** Version of the sentence that was agreed to. */
  consentimiento: number
  estado: 'por_confirmar' | 'activa' | 'baja' | 'terminada'
  /** When they were told that it is near; null again when they move away. */
  avisada_en: Instant | null
  creada_en: Instant
  terminada_en: Instant | null
}

/** How an empresa sends messages. */
export interface AjustesAvisosTable {
  empresa_id: number
  /** JSON: what is known of each channel, apart from its secrets. */
  canales: string
  /** Encrypted JSON. */
  secretos: string
  /** JSON: calling codes of the countries that may be sent to; none: any. */
  paises: string
  tope_dia: number
  silencio_desde: number | null
  silencio_hasta: number | null
}

/** A destination that wants nothing more of an empresa. */
export interface BajaTable {
  empresa_id: number
  huella: string
  instante: Instant
}

/** A sentence for everybody who waits. */
export interface AnuncioTable {
  empresa_id: number
  id: number
  uuid: string
  texto: string
  /** JSON: ids of the colas; null: all. */
  colas: string | null
  creado_en: Instant
  hasta: Instant
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
  repeticiones_cuenta: RepeticionCuentaTable
  entregas: EntregaTable
  cursores: CursorTable
  suscripciones: SuscripcionTable
  ajustes_avisos: AjustesAvisosTable
  bajas: BajaTable
  anuncios: AnuncioTable
}
