import { Navigate, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import PerfilPage from './perfil-page.tsx'

/** A wide window shows the profile beside the list. The address of older versions for the data goes to its page. */
export default function IndicePage() {
  return useLocation().hash === '#tus-datos' ? (
    <Navigate to={paths.cuenta('datos')} replace />
  ) : (
    <PerfilPage />
  )
}
