import type { CanalAviso } from '#contract/avisos.ts'
import type { EmpresaId, OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type { Flag, Instant } from './values.ts'

export type EstadoEntrega = 'pendiente' | 'enviada' | 'caducada' | 'descartada' | 'muerta'

/** A message to be sent, saved in the transaction that causes it. */
export interface EntregaTable {
  id: number
  /** Null for messages of the service itself, such as the mails of an account. */
  empresa_id: EmpresaId | null
  /** The account that it is about. It is deleted with the account. */
  usuario_id: UsuarioId | null
  suscripcion: number | null
  /** Entregas of one carril share a concurrency limit, so that a provider that hangs delays only its own. */
  carril: string
  canal: string
  destino: string
  idioma: string
  plantilla: string
  /** JSON. */
  datos: string
  /** Unique name, so that an entrega is not enqueued twice. */
  unica: string | null
  /** Entregas of one hilo are sent one at a time, in order. */
  hilo: string | null
  estado: EstadoEntrega
  /** How often it was claimed. Only the latest claim may record the outcome. */
  intentos: number
  /** When it may be claimed next. A claim sets it to the time when that claim expires. */
  proximo_en: Instant
  /** When it becomes useless and is no longer sent. */
  caduca_en: Instant | null
  creada_en: Instant
  terminada_en: Instant | null
  /** The id that the provider gave it. */
  referencia: string | null
  /** Why the last attempt failed. */
  error: string | null
  /** What the provider reported later. */
  recibo?: 'entregado' | 'leido' | 'fallido' | null
  /** Whether it already counts against the caps. Further attempts do not count again. */
  contada?: Flag
}

/** A message that was sent or attempted, for the caps of the installation. Kept for a day. */
export interface EnvioTable {
  id: number
  /** Keyed digest of the mailbox or number. */
  huella: string
  /** `invitacion` or the channel of a notice. */
  canal: string
  organizacion_id: OrganizacionId
  empresa_id: EmpresaId
  /** Whether it asked the destination to confirm. */
  confirma: Flag
  instante: Instant
  /** Ordinal among the messages of the empresa: two rows tell how many lie between them. */
  de_empresa: number
  /** Ordinal among the e-mails and SMS of the organizacion. */
  de_cuenta: number
  /** Whether it is the latest e-mail or SMS of the organizacion to this destination. */
  ultimo: Flag
}

/** The last seq that a named reader has read of the eventos of an empresa. */
export interface CursorTable {
  empresa_id: EmpresaId
  nombre: string
  seq: number
}

/** A subscription to the notices of a turno. */
export interface SuscripcionTable {
  id: number
  empresa_id: EmpresaId
  turno_id: number
  canal: CanalAviso
  /** Encrypted. Empty until it is known and after it is erased. */
  destino: string
  /** Digest of the destination, to count and find it. */
  huella: string
  /** Digest of the word that the customer must send first, by WhatsApp. */
  ficha: string | null
  personas: number | null
  minutos: number | null
  llamado: Flag
  /** Whether it ends the subscriptions of other channels once it is active. */
  reemplaza: Flag
  idioma: string
  /** Version of the consent text that the customer accepted. */
  consentimiento: number
  estado: 'por_confirmar' | 'activa' | 'baja' | 'terminada'
  /** When the customer was notified that the turno is near; null again when it moves away. */
  avisada_en: Instant | null
  creada_en: Instant
  terminada_en: Instant | null
}

/** Settings of an empresa for sending messages. */
export interface AjustesAvisosTable {
  empresa_id: EmpresaId
  /** JSON: settings of each channel, without its secrets. */
  canales: string
  /** JSON: secrets of each channel, each encrypted by itself. */
  secretos: string
  /** JSON: calling codes of the allowed countries. If empty, SMS go to the country of the empresa. */
  paises: string
  tope_dia: number
  silencio_desde: number | null
  silencio_hasta: number | null
  /** JSON: sentences with which the staff answers customers. */
  frases: string
}

/** A destination whose owner confirmed that an empresa may write to it. Kept for a year. */
export interface AltaTable {
  empresa_id: EmpresaId
  huella: string
  instante: Instant
}

/** A destination that unsubscribed from an empresa. */
export interface BajaTable {
  empresa_id: EmpresaId
  huella: string
  instante: Instant
}

/** A message of a customer that had its effect. Kept for seven days, because providers deliver some twice. */
export interface EntranteTable {
  empresa_id: EmpresaId
  /** Its channel and the provider's id. */
  mensaje: string
  instante: Instant
}

/** The data key of the installation, encrypted with its secret; twice while the secret is being changed. */
export interface ClaveTable {
  envuelta: string
  creada_en: Instant
}

/** A text for all waiting customers. */
export interface AnuncioTable {
  empresa_id: EmpresaId
  id: number
  uuid: string
  texto: string
  /** JSON: ids of the colas; null for all. */
  colas: string | null
  creado_en: Instant
  hasta: Instant
}
