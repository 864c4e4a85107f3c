import { keepCopy } from '#web/lib/keep-copy.ts'
import { pageData } from '#web/lib/page-data.ts'
import { startPage } from '#web/lib/start-page.tsx'
import '#web/ui/public.css'
import { adoptTurno } from './adopt-turno.ts'
import { MiTurnoScreen } from './mi-turno-screen.tsx'

const datos = pageData()
adoptTurno(datos)
startPage(MiTurnoScreen, datos)
keepCopy('/mi-turno/')
