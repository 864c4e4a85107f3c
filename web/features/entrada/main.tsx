import { pageData } from '#web/lib/page-data.ts'
import { startPage } from '#web/lib/start-page.tsx'
import '#web/ui/public.css'
import { EntradaScreen } from './entrada-screen.tsx'

startPage(EntradaScreen, pageData())
