import type { Empresa } from '#contract/empresa.ts'
import type { Permiso } from '#contract/permiso.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'

/** Whether the user may do this in the empresa, or in one of its colas. Only hides controls: the server decides. */
export const puedeEn = ({ acceso }: Pick<Empresa, 'acceso'>, permiso: Permiso, colaId?: string): boolean =>
  puede(concesionDeRol(acceso.rol, acceso.colas), permiso, colaId)
