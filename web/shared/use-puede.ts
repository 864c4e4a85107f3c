import type { Permiso } from '#contract/permiso.ts'
import { puedeEn } from './acceso.ts'
import { useEmpresa } from './queries.ts'

export type Puede = (permiso: Permiso, colaId?: string) => boolean

/** What whoever looks may do in an empresa; nothing while it is not known. Screens only hide; the server decides. */
export function usePuede(empresaId: string): Puede {
  const empresa = useEmpresa(empresaId).data
  return (permiso, colaId) => empresa !== undefined && puedeEn(empresa, permiso, colaId)
}
