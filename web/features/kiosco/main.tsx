import { pageData } from '#web/lib/page/page-data.ts'
import { startPage } from '#web/lib/page/start-page.tsx'
import '#web/ui/public.css'
import { KioscoScreen } from './kiosco-screen.tsx'
import { loadPasos } from './load-pasos.ts'

// Requested before the page is hydrated, so that the form is replaced as early as possible.
loadPasos().catch(() => {})
startPage(KioscoScreen, pageData())
