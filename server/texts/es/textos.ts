import type { Textos } from '../textos.ts'
import { actividad, personal } from './actividad.ts'
import { avisos } from './avisos.ts'
import { ERROR_TEXTS } from './errors.ts'
import { COLUMNAS } from './estadisticas.ts'
import { fraseDeReapertura } from './horario.ts'
import { invitar, nombreCorriente, restablecer, verificar } from './mails.ts'
import { MENSAJES } from './messages.ts'
import { planes } from './planes.ts'
import { MOTIVOS, toDetalles } from './validation.ts'

/** The original. */
export const es: Textos = {
  errores: ERROR_TEXTS,
  reapertura: fraseDeReapertura,
  motivos: MOTIVOS,
  detalles: toDetalles,
  mensajes: MENSAJES,
  correos: { nombreCorriente, verificar, restablecer, invitar },
  avisos,
  planes,
  actividad,
  personal,
  columnas: COLUMNAS,
}
