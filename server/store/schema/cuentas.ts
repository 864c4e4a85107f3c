import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type { Flag, Instant } from './values.ts'

export interface UsuarioTable {
  id: UsuarioId
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
  usuario_id: UsuarioId
  agente: string
  creada_en: Instant
  usada_en: Instant
  expira_en: Instant
  /** Its end whatever its use. */
  termina_en: Instant
}

export type TipoEnlace = 'verificar' | 'restablecer' | 'cambiar_correo'

export interface EnlaceTable {
  huella: string
  usuario_id: UsuarioId
  /** 'usado': it did what it was made for, and says so until it expires. */
  tipo: TipoEnlace | 'usado'
  creado_en: Instant
  expira_en: Instant
  /** With 'cambiar_correo': the address that it confirms. */
  correo: string | null
}

/** Who pays: it has the plan, and its owners own every empresa of it. */
export interface OrganizacionTable {
  id: OrganizacionId
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
  organizacion_id: OrganizacionId
  usuario_id: UsuarioId
  creado_en: Instant
}

export interface CambioPlanTable {
  organizacion_id: OrganizacionId
  /** Who changed it. */
  usuario_id: UsuarioId | null
  instante: Instant
  de: string
  a: string
}
