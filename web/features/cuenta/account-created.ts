import { useLocation } from 'react-router'
import { isRecord } from '#web/lib/browser/storage.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'

/** The navigation state that the sign-up screen passes to the login screen. */
export type AccountCreated = { cuentaCreada: true; correo: string; porVerificar: boolean }

export function useAccountCreated(): AccountCreated | null {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return hydrated && isRecord(state) && state.cuentaCreada === true ? (state as AccountCreated) : null
}
