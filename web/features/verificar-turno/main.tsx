import { pageData } from '#web/lib/page/page-data.ts'
import { startPage } from '#web/lib/page/start-page.tsx'
import '#web/ui/public.css'
import { showCodigo } from './show-codigo.ts'
import { VerificarTurnoScreen } from './verificar-turno-screen.tsx'

const datos = pageData()
// From the form, sent before this script ran, or from a link of version 0.1, which had the code in its query.
const codigo = datos.codigo ?? new URLSearchParams(location.search).get('codigo')
if (codigo) showCodigo(codigo)
startPage(VerificarTurnoScreen, datos)
