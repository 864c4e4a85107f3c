import { Navigate, useLocation, useSearchParams } from 'react-router'
import { type PaginaDeConfiguracion, paths } from '#web/paths.ts'
import { useConfiguracionDeEmpresa } from './contexto.ts'
import { PAGINAS_DE_EMPRESA } from './draft.ts'
import GeneralPage from './general-page.tsx'

/** The parts of the one page that this used to be. */
const PARTES: readonly PaginaDeConfiguracion[] = ['puestos', 'pantallas', 'avisos', 'plan']

/** A wide window shows General beside the list; a phone only the list. Addresses of older versions go to their page. */
export default function IndicePage() {
  const { empresa } = useConfiguracionDeEmpresa()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const wanted =
    PARTES.find((pagina) => hash === `#${pagina}`) ??
    PAGINAS_DE_EMPRESA.find((pagina) => search.get('pestana') === pagina)
  return wanted ? <Navigate to={paths.configuracion(empresa.id, wanted)} replace /> : <GeneralPage />
}
