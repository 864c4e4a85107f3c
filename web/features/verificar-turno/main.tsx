import { pageData } from '#web/lib/page/page-data.ts'
import { startPage } from '#web/lib/page/start-page.tsx'
import '#web/ui/public.css'
import { VerificarTurnoScreen } from './verificar-turno-screen.tsx'

startPage(VerificarTurnoScreen, pageData())
