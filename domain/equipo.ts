import type { Rol } from '#contract/permiso.ts'
import { type Concesion, puede } from './permiso.ts'

export type NegativaDeEquipo = 'prohibido' | 'ultimo_propietario'

export interface CambioDeRol {
  /** Present role; null: not a member yet. */
  de: Rol | null
  /** New role; null: no longer a member. */
  a: Rol | null
  /** Whether the actor changes their own role. */
  propio: boolean
  propietarios: number
}

/**
 * Why a role change is refused; null if it is allowed. Only owners add or remove owners; other roles need `equipo`.
 * Everyone may leave, but an organizacion always keeps one owner.
 */
export function negativaDeCambio(
  concesion: Concesion | null,
  { de, a, propio, propietarios }: CambioDeRol,
): NegativaDeEquipo | null {
  const seVa = propio && a === null
  const permiso = de === 'propietario' || a === 'propietario' ? 'propiedad' : 'equipo'
  if (!seVa && !puede(concesion, permiso)) return 'prohibido'
  if (de === 'propietario' && a !== 'propietario' && propietarios <= 1) return 'ultimo_propietario'
  return null
}

/**
 * Whether a concesion in one empresa of an account allows setting the account's password. A password gives access to
 * everything the account may do, so it takes `equipo` and every permission of the account.
 */
export const puedeRestablecer = (concesion: Concesion | null, deCuenta: Concesion): boolean =>
  puede(concesion, 'equipo') && deCuenta.permisos.every((permiso) => puede(concesion, permiso))
