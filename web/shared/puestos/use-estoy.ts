import { useSyncExternalStore } from 'react'
import type { PuestoDeEmpresa, PuestosDeEmpresa } from '#contract/puesto.ts'
import { concesionDeRol } from '#domain/permiso.ts'
import { puedeEstar } from '#domain/puesto.ts'
import { type Estoy, estoy } from '#web/lib/browser/estoy.ts'
import { isOlder } from '#web/lib/live/version.ts'
import { useEmpresa, usePuestos } from '#web/shared/queries.ts'

/** What became of a stay that is over without this browser having left. */
export type Perdido = { stay: Estoy; puesto: PuestoDeEmpresa | null }

/** Where this browser is, among the named desks of a company. */
export function useEstoy(empresaId: string) {
  // The text is compared, so that the same stay is the same value.
  useSyncExternalStore(estoy.subscribe, estoy.read, () => null)
  const query = usePuestos(empresaId)
  const acceso = useEmpresa(empresaId).data?.acceso
  const stay = stayIn(empresaId)
  const concesion = acceso ? concesionDeRol(acceso.rol, acceso.colas) : null
  return {
    query,
    /** Whether the company names its desks; undefined while that is not known. */
    named: query.data ? query.data.puestos.length > 0 : query.isError ? false : undefined,
    /** Those that this person may be at. */
    puestos: query.data?.puestos.filter((puesto) => !acceso || puedeEstar(puesto, concesion)) ?? [],
    ...whereIs(stay, query.data),
  }
}

function stayIn(empresaId: string): Estoy | null {
  const stay = estoy.parse()
  return stay?.empresaId === empresaId ? stay : null
}

/** `mio`: the desk that this browser is at. `perdido`: it was, and is not any more. */
export function whereIs(
  stay: Estoy | null,
  data: PuestosDeEmpresa | undefined,
): { mio: PuestoDeEmpresa | null; perdido: Perdido | null } {
  if (!stay || !data) return { mio: null, perdido: null }
  const puesto = data.puestos.find(({ id }) => id === stay.puestoId) ?? null
  if (puesto?.ocupacion?.id === stay.ocupacion) return { mio: puesto, perdido: null }
  // A state from before this browser came says nothing.
  if (isOlder(data, stay)) return { mio: null, perdido: null }
  return { mio: null, perdido: { stay, puesto } }
}
