import { useLocation } from 'react-router'
import { isRecord } from '../browser/storage.ts'
import { useHydrated } from '../browser/use-hydrated.ts'

/** The navigation state that the account deletion screen passes to the landing page. */
export interface AccountDeleted {
  cuentaEliminada: true
  /** When nothing of it is left on the disk, if that is known. */
  completo: string | null
}

/** Returns null unless the user has just deleted their account. */
export function useAccountDeleted(): AccountDeleted | null {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return hydrated && isRecord(state) && state.cuentaEliminada === true
    ? (state as unknown as AccountDeleted)
    : null
}
