import type { Textos } from '../textos.ts'
import { actividad, personal } from './actividad.ts'
import { avisos } from './avisos.ts'
import { ERROR_TEXTS, registroCerrado } from './errors.ts'
import { COLUMNAS } from './estadisticas.ts'
import { reapertura } from './horario.ts'
import { correos } from './mails.ts'
import { MENSAJES } from './messages.ts'
import { planes } from './planes.ts'
import { privacidad } from './privacidad.ts'
import { detalles, FALLOS } from './validation.ts'

export const en: Textos = {
  errores: ERROR_TEXTS,
  registroCerrado,
  reapertura,
  fallos: FALLOS,
  detalles,
  mensajes: MENSAJES,
  correos,
  avisos,
  planes,
  actividad,
  privacidad,
  personal,
  columnas: COLUMNAS,
}
