export type Rol = 'propietario'
export type Permiso = 'administrar' | 'atender'

/** What each rol may do in its empresa. */
const PERMISOS: Record<Rol, readonly Permiso[]> = {
  propietario: ['administrar', 'atender'],
}

/** Whether a rol allows it; null is somebody who is no member. Every check of a rol asks here. */
export const puede = (rol: Rol | null, permiso: Permiso): boolean =>
  rol !== null && PERMISOS[rol].includes(permiso)
