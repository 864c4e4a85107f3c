import type { Rol } from '#contract/permiso.ts'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import type { Instant } from './values.ts'

/** Somebody of the team of one empresa. Owners are in `propietarios`. */
export interface MiembroTable {
  empresa_id: EmpresaId
  usuario_id: UsuarioId
  rol: Exclude<Rol, 'propietario'>
  /** Ids of the colas that the member serves, as JSON; null: all. */
  colas: string | null
  creado_en: Instant
}

/** A link that lets somebody join the team of an empresa, once. */
export interface InvitacionTable {
  /** A UUID: the wire knows it. */
  id: string
  empresa_id: EmpresaId
  huella: string
  nombre: string
  /** Null: the link is handed over. */
  correo: string | null
  rol: Exclude<Rol, 'propietario'>
  colas: string | null
  creada_en: Instant
  expira_en: Instant
}

/** A screen that shows a code and waits to be paired with an empresa. */
export interface EmparejamientoTable {
  codigo: string
  /** Digest of the token that the screen keeps. */
  huella: string
  creado_en: Instant
  expira_en: Instant
}
