import { useSyncExternalStore } from 'react'
import type { PuestoDeEmpresa, PuestosDeEmpresa } from '#contract/puesto.ts'
import { concesionDeRol } from '#domain/permiso.ts'
import { puedeEstar } from '#domain/puesto.ts'
import { onStored } from '#web/lib/browser/storage.ts'
import { isOlder } from '#web/lib/live/version.ts'
import { useEmpresa, usePuestos } from '#web/shared/queries.ts'
import { type Stay, stay, typedDesk } from './stay.ts'

/** Where a call comes from: a text, or a named desk. `plazas`: how many people fit there, as at a table. */
export type Desk = { puesto: string; puestoId?: string; plazas?: number | null }

/** A stay that ended although this browser did not leave. */
export type Perdido = { stay: Stay; puesto: PuestoDeEmpresa | null }

/** The desk of this browser: a named one, or the typed text in a company without named desks. */
export function useDesk(empresaId: string) {
  useSyncExternalStore(onStored, stay.text, () => null)
  const text = useSyncExternalStore(onStored, typedDesk.read, () => null)
  const query = usePuestos(empresaId)
  const acceso = useEmpresa(empresaId).data?.acceso
  const concesion = acceso ? concesionDeRol(acceso.rol, acceso.colas) : null
  const named = query.data ? query.data.puestos.length > 0 : query.isError ? false : undefined
  const { mio, perdido } = whereIs(stayIn(empresaId), query.data)
  const typed: Desk | null = text ? { puesto: text } : null
  return {
    query,
    /** Whether the company names its desks; undefined while that is not known. */
    named,
    mio,
    perdido,
    /** The named desks that this user may occupy. */
    puestos: query.data?.puestos.filter((puesto) => !acceso || puedeEstar(puesto, concesion)) ?? [],
    /** Where a call comes from; null until the user has chosen. */
    at: named ? mio && deskOf(mio) : typed,
  }
}

export type DeskHere = ReturnType<typeof useDesk>

export const deskOf = ({ id, nombre, plazas }: PuestoDeEmpresa): Desk => ({
  puesto: nombre,
  puestoId: id,
  plazas,
})

function stayIn(empresaId: string): Stay | null {
  const kept = stay.read()
  return kept?.empresaId === empresaId ? kept : null
}

/** `mio`: the desk that this browser is at. `perdido`: the desk that it was at and has lost. */
export function whereIs(
  kept: Stay | null,
  data: PuestosDeEmpresa | undefined,
): { mio: PuestoDeEmpresa | null; perdido: Perdido | null } {
  if (!kept || !data) return { mio: null, perdido: null }
  const puesto = data.puestos.find(({ id }) => id === kept.puestoId) ?? null
  if (puesto?.ocupacion?.id === kept.ocupacion) return { mio: puesto, perdido: null }
  // A state from before this browser occupied the desk cannot include its stay.
  if (isOlder(data, kept)) return { mio: null, perdido: null }
  return { mio: null, perdido: { stay: kept, puesto } }
}
