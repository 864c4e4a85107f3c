import type { Idioma } from '#contract/idioma.ts'
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
  /** 1 if the account logs in with a name that an organizacion gave it. It never gets mail. */
  sin_correo: Flag
  /** 1 if the account has a first password and must choose another before anything else. */
  debe_cambiar: Flag
  /** Of the panel and of mails; null until it is known. */
  idioma: Idioma | null
}

export interface PrimeraCuentaTable {
  /** From which the token of the link is derived with the secret, so that every node prints the same link. */
  semilla: string
  creada_en: Instant
}

export interface SesionTable {
  huella: string
  /** A UUID, which is on the wire. */
  id: string
  usuario_id: UsuarioId
  agente: string
  creada_en: Instant
  usada_en: Instant
  expira_en: Instant
  /** When it ends even if it is in use. */
  termina_en: Instant
}

export type TipoEnlace = 'verificar' | 'restablecer' | 'cambiar_correo'

export interface EnlaceTable {
  huella: string
  usuario_id: UsuarioId
  /** 'usado' after its use. It is kept until it expires, so that a second use gets its own error. */
  tipo: TipoEnlace | 'usado'
  creado_en: Instant
  expira_en: Instant
  /** The address that a 'cambiar_correo' link confirms. */
  correo: string | null
}

/** The paying customer. It has the plan, and its owners own all its empresas. */
export interface OrganizacionTable {
  id: OrganizacionId
  uuid: string
  nombre: string
  /** The end of the log-in names of members without e-mail. Set when the first of them joins. */
  slug: string | null
  /** Chosen by an owner; null until then. */
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
  /** The account that changed the plan. */
  usuario_id: UsuarioId | null
  instante: Instant
  de: string
  a: string
}
