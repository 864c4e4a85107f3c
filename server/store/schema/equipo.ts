import type { Rol } from '#contract/permiso.ts'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import type { Instant } from './values.ts'

/** A member of the team of an empresa. Owners are in `propietarios`. */
export interface MiembroTable {
  empresa_id: EmpresaId
  usuario_id: UsuarioId
  rol: Exclude<Rol, 'propietario'>
  /** Ids of the colas that the member serves, as JSON; null for all. */
  colas: string | null
  creado_en: Instant
}

/** A link to join the team of an empresa, usable once. */
export interface InvitacionTable {
  /** A UUID, which is on the wire. */
  id: string
  empresa_id: EmpresaId
  huella: string
  nombre: string
  /** Null if the link is passed on in another way. */
  correo: string | null
  rol: Exclude<Rol, 'propietario'>
  colas: string | null
  creada_en: Instant
  expira_en: Instant
  /** The member who made it or resent it last. */
  usuario_id: UsuarioId
}

/** A screen that shows a code and waits to be paired with an empresa. */
export interface EmparejamientoTable {
  codigo: string
  /** Digest of the token that the screen keeps. */
  huella: string
  creado_en: Instant
  expira_en: Instant
}
