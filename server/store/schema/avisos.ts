import type { CanalAviso } from '#contract/avisos.ts'
import type { EmpresaId, OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type { Flag, Instant } from './values.ts'

export type EstadoEntrega = 'pendiente' | 'enviada' | 'caducada' | 'descartada' | 'muerta'

/** Something to be sent, written in the transaction that makes it necessary. */
export interface EntregaTable {
  id: number
  /** Null: of the service itself, such as the mails of an account. */
  empresa_id: EmpresaId | null
  /** Whose account it is about; it goes with the account. */
  usuario_id: UsuarioId | null
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
  /** Within a hilo one is sent after the other. */
  hilo: string | null
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
  /** Whether it counts against the caps already; another attempt does not count again. */
  contada?: Flag
}

/** A message that left or tried to, as the caps of the installation count it. Kept for a day. */
export interface EnvioTable {
  id: number
  /** Keyed digest of the mailbox or number. */
  huella: string
  /** `invitacion`, or the channel of a notice. */
  canal: string
  organizacion_id: OrganizacionId
  empresa_id: EmpresaId
  instante: Instant
}

/** Up to which seq somebody has read the eventos of an empresa. */
export interface CursorTable {
  empresa_id: EmpresaId
  nombre: string
  seq: number
}

/** Somebody who wants to be told of a turno. */
export interface SuscripcionTable {
  id: number
  empresa_id: EmpresaId
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
  /** Once it may be used, it ends those of other channels. */
  reemplaza: Flag
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
  empresa_id: EmpresaId
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
  empresa_id: EmpresaId
  huella: string
  instante: Instant
}

/** A sentence for everybody who waits. */
export interface AnuncioTable {
  empresa_id: EmpresaId
  id: number
  uuid: string
  texto: string
  /** JSON: ids of the colas; null: all. */
  colas: string | null
  creado_en: Instant
  hasta: Instant
}
