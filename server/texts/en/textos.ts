import type { Textos } from '../textos.ts'
import { actividad, personal } from './actividad.ts'
import { avisos } from './avisos.ts'
import { ERROR_TEXTS } from './errors.ts'
import { COLUMNAS } from './estadisticas.ts'
import { fraseDeReapertura } from './horario.ts'
import {
  accesoNuevo,
  cambiarCorreo,
  contrasenaCambiada,
  correoCambiado,
  invitar,
  nombreCorriente,
  restablecer,
  verificar,
  yaRegistrado,
} from './mails.ts'
import { MENSAJES } from './messages.ts'
import { planes } from './planes.ts'
import { FALLOS, toDetalles } from './validation.ts'

export const en: Textos = {
  errores: ERROR_TEXTS,
  reapertura: fraseDeReapertura,
  fallos: FALLOS,
  detalles: toDetalles,
  mensajes: MENSAJES,
  correos: {
    nombreCorriente,
    verificar,
    restablecer,
    cambiar_correo: cambiarCorreo,
    ya_registrado: yaRegistrado,
    contrasena_cambiada: contrasenaCambiada,
    correo_cambiado: correoCambiado,
    acceso_nuevo: accesoNuevo,
    invitar,
  },
  avisos,
  planes,
  actividad,
  personal,
  columnas: COLUMNAS,
}
