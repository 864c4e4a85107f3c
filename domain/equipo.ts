import type { Rol } from '#contract/permiso.ts'
import { type Concesion, puede } from './permiso.ts'

export type NegativaDeEquipo = 'prohibido' | 'ultimo_propietario'

export interface CambioDeRol {
  /** What the person is now; null: no member yet. */
  de: Rol | null
  /** What the person becomes; null: no member any more. */
  a: Rol | null
  /** Whether somebody changes what they are themselves. */
  propio: boolean
  /** How many own the organizacion now. */
  propietarios: number
}

/**
 * Why a change of the team is refused; null: it is not. Owners are made and unmade by owners, all others by whoever has
 * `equipo`. Everybody may leave, but an organizacion always has an owner.
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
 * Whether a concesion in one empresa of an account allows setting the password of that account. A password hands over
 * everything the account may do, so it takes `equipo` and each permission of the account.
 */
export const puedeRestablecer = (concesion: Concesion | null, deCuenta: Concesion): boolean =>
  puede(concesion, 'equipo') && deCuenta.permisos.every((permiso) => puede(concesion, permiso))
