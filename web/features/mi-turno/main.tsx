import { keepCopy } from '#web/lib/browser/keep-copy.ts'
import { pageData } from '#web/lib/page/page-data.ts'
import { startPage } from '#web/lib/page/start-page.tsx'
import '#web/ui/public.css'
import { adoptTurno } from './adopt-turno.ts'
import { MiTurnoScreen } from './mi-turno-screen.tsx'

const datos = pageData()
adoptTurno(datos)
startPage(MiTurnoScreen, datos)
keepCopy('/mi-turno/')
