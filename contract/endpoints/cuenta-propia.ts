import {
  CambioContrasena,
  CambioCorreo,
  CambioUsuario,
  CorreoCambiado,
  Sesion,
  SesionesCerradas,
  SoloEnlace,
  SoloMensaje,
} from '../cuenta.ts'
import { endpoint } from '../endpoint.ts'

const GROUP = 'Cuenta'

/** Changes a user may make to their own account. */
export const cuentaPropia = {
  cambiarContrasena: endpoint({
    method: 'PUT',
    path: '/api/auth/contrasena',
    permiso: 'sesion',
    group: GROUP,
    summary: 'Cambiar la contraseña; cierra las demás sesiones',
    body: CambioContrasena,
    replies: { 200: SoloMensaje },
    errors: ['datos_invalidos', 'contrasena_incorrecta', 'demasiados_intentos'],
  }),
  cambiarCorreo: endpoint({
    method: 'PUT',
    path: '/api/auth/correo',
    permiso: 'sesion',
    group: GROUP,
    summary: 'Cambiar el correo: con un enlace al nuevo, o al momento si el servicio no envía correos',
    body: CambioCorreo,
    replies: { 200: CorreoCambiado },
    errors: ['datos_invalidos', 'contrasena_incorrecta', 'correo_en_uso', 'prohibido', 'demasiados_intentos'],
  }),
  confirmarCorreo: endpoint({
    method: 'POST',
    path: '/api/auth/correo/confirmar',
    permiso: 'publico',
    group: GROUP,
    summary: 'Confirmar el correo nuevo con el enlace recibido; cierra las demás sesiones',
    body: SoloEnlace,
    replies: { 200: CorreoCambiado },
    errors: ['datos_invalidos', 'enlace_invalido', 'enlace_usado', 'correo_en_uso', 'demasiados_intentos'],
  }),
  cambiarUsuario: endpoint({
    method: 'PUT',
    path: '/api/auth/usuario',
    permiso: 'sesion',
    group: GROUP,
    summary: 'Cambiar el nombre de usuario y el idioma de la cuenta',
    body: CambioUsuario,
    replies: { 200: Sesion },
    errors: ['datos_invalidos'],
  }),
  cerrarOtrasSesiones: endpoint({
    method: 'DELETE',
    path: '/api/auth/sesiones',
    permiso: 'sesion',
    group: GROUP,
    summary: 'Cerrar todas las sesiones de la cuenta menos la de este navegador',
    replies: { 200: SesionesCerradas },
    errors: [],
  }),
} as const
