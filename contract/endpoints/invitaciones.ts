import { Type } from 'typebox'
import { SoloEnlace } from '../cuenta.ts'
import { endpoint } from '../endpoint.ts'
import {
  AccesoNuevo,
  AceptarInvitacion,
  Invitacion,
  InvitacionEnviada,
  InvitacionVista,
  MiembroNuevo,
} from '../equipo.ts'
import { Id, nullable, object } from '../schema.ts'
import { empresa, llaveDeOrden, vacio } from './partes.ts'

const GROUP = 'Equipo'

const deEmpresa = object({ empresaId: Id, invitacionId: Id })
const enviada = object({
  invitacion: Invitacion,
  enlace: nullable(
    Type.String({ description: 'Ruta para copiar, cuando no se envió por correo. Se muestra una vez' }),
  ),
})

export const invitaciones = {
  invitar: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/invitaciones',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Invitar a una persona; el enlace vale siete días y sirve una vez',
    params: empresa,
    headers: llaveDeOrden,
    body: InvitacionEnviada,
    replies: { 201: enviada },
    errors: [
      'datos_invalidos',
      'cola_no_encontrada',
      'limite_miembros',
      'ya_es_miembro',
      'destino_saturado',
      'tope_de_la_cuenta',
      'clave_reutilizada',
      'demasiados_intentos',
    ],
  }),
  reenviarInvitacion: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/invitaciones/:invitacionId/reenviar',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Enviar otra vez una invitación; el enlace anterior deja de servir',
    params: deEmpresa,
    replies: { 200: enviada },
    errors: [
      'invitacion_no_encontrada',
      'limite_miembros',
      'destino_saturado',
      'tope_de_la_cuenta',
      'demasiados_intentos',
    ],
  }),
  retirarInvitacion: endpoint({
    method: 'DELETE',
    path: '/api/proyectos/:empresaId/invitaciones/:invitacionId',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Retirar una invitación',
    params: deEmpresa,
    replies: { 200: vacio },
    errors: ['invitacion_no_encontrada'],
  }),
  verInvitacion: endpoint({
    method: 'POST',
    path: '/api/invitaciones/ver',
    permiso: 'publico',
    group: GROUP,
    summary: 'A qué equipo invita un enlace',
    body: SoloEnlace,
    replies: { 200: InvitacionVista },
    errors: ['datos_invalidos', 'enlace_invalido', 'demasiados_intentos'],
  }),
  aceptarInvitacion: endpoint({
    method: 'POST',
    path: '/api/invitaciones/aceptar',
    permiso: 'publico',
    group: GROUP,
    summary: 'Unirse al equipo con la cuenta de la sesión, o con una nueva; responde con la cookie de sesión',
    body: AceptarInvitacion,
    replies: { 200: AccesoNuevo },
    errors: [
      'datos_invalidos',
      'enlace_invalido',
      'sin_sesion',
      'prohibido',
      'invitacion_ajena',
      'registro_cerrado',
      'correo_en_uso',
      'limite_miembros',
      'destino_saturado',
      'tope_de_la_cuenta',
      'demasiados_intentos',
    ],
  }),
  crearMiembro: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/miembros',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Agregar a una persona sin correo; responde con su primera contraseña, que deberá cambiar',
    params: empresa,
    headers: llaveDeOrden,
    body: MiembroNuevo,
    replies: { 201: object({ correo: Type.String(), contrasena: Type.String() }) },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'limite_miembros', 'clave_reutilizada'],
  }),
  restablecerMiembro: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/miembros/:usuarioId/contrasena',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Dar una contraseña nueva a una persona sin correo; cierra sus sesiones',
    params: object({ empresaId: Id, usuarioId: Id }),
    replies: { 200: object({ correo: Type.String(), contrasena: Type.String() }) },
    errors: ['miembro_no_encontrado', 'restablecer_no_permitido'],
  }),
} as const
