import { PERMISOS, type Permiso, type Rol } from '#contract/permiso.ts'

/** Permissions of each rol. The panel shows this table, and a test checks every endpoint against it. */
const PERMISOS_DE_ROL: Record<Rol, readonly Permiso[]> = {
  propietario: PERMISOS,
  administrador: PERMISOS.filter((permiso) => permiso !== 'propiedad'),
  agente: ['atender', 'emitir', 'elegir', 'avisar', 'personas'],
  lector: ['estadisticas', 'personas'],
}

/** Whether a rol can be limited to some colas; the others always have all. */
export const tieneColas = (rol: Rol): boolean => rol === 'agente'

export type TipoDispositivo = 'kiosco' | 'monitor'

/** Permissions of a paired screen. What a monitor shows is public. */
const PERMISOS_DE_DISPOSITIVO: Record<TipoDispositivo, readonly Permiso[]> = {
  kiosco: ['emitir'],
  monitor: [],
}

/** What an actor may do in an empresa, and in which colas; null: in all. */
export interface Concesion<Cola = number> {
  permisos: readonly Permiso[]
  colas: readonly Cola[] | null
}

/** The concesion of the service itself and of its operator. */
export const SIN_LIMITE: Concesion<never> = { permisos: PERMISOS, colas: null }

export const concesionDeRol = <Cola>(rol: Rol, colas: readonly Cola[] | null): Concesion<Cola> => ({
  permisos: PERMISOS_DE_ROL[rol],
  colas: tieneColas(rol) ? colas : null,
})

export const concesionDeDispositivo = <Cola>(
  tipo: TipoDispositivo,
  colas: readonly Cola[] | null,
): Concesion<Cola> => ({ permisos: PERMISOS_DE_DISPOSITIVO[tipo], colas })

/**
 * Whether an actor gets the id, code and details of the customers in a cola. With id and code one can act as the
 * customer, so an actor who may only watch sees name and place.
 */
export const veCodigos = <Cola>(concesion: Concesion<Cola> | null, cola?: Cola): boolean =>
  puede(concesion, 'atender', cola) || puede(concesion, 'emitir', cola)

/** Whether a concesion (null: not a member) allows a permiso, in `cola` if given. Every permission check uses this. */
export function puede<Cola>(concesion: Concesion<Cola> | null, permiso: Permiso, cola?: Cola): boolean {
  if (!concesion?.permisos.includes(permiso)) return false
  return cola === undefined || concesion.colas === null || concesion.colas.includes(cola)
}
