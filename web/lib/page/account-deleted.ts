import { useLocation } from 'react-router'
import { isRecord } from '../browser/storage.ts'
import { useHydrated } from '../browser/use-hydrated.ts'

/** The navigation state that the account deletion screen passes to the landing page. */
export const ACCOUNT_DELETED = { cuentaEliminada: true }

export function useAccountDeleted(): boolean {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return hydrated && isRecord(state) && state.cuentaEliminada === true
}
