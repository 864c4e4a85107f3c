import type { Permiso } from '#contract/permiso.ts'
import { puedeEn } from './acceso.ts'
import { useEmpresa } from './queries.ts'

export type Puede = (permiso: Permiso, colaId?: string) => boolean

/** What the user may do in an empresa; nothing until it is loaded. Only hides controls: the server decides. */
export function usePuede(empresaId: string): Puede {
  const empresa = useEmpresa(empresaId).data
  return (permiso, colaId) => empresa !== undefined && puedeEn(empresa, permiso, colaId)
}
