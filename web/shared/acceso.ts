import type { Empresa } from '#contract/empresa.ts'
import type { Permiso } from '#contract/permiso.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'

/** Whether whoever looks may do it in this empresa, in a cola when one is named. Screens only hide; the server decides. */
export const puedeEn = ({ acceso }: Pick<Empresa, 'acceso'>, permiso: Permiso, colaId?: string): boolean =>
  puede(concesionDeRol(acceso.rol, acceso.colas), permiso, colaId)
