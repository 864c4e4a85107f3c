import { Type } from 'typebox'
import { AvisoPedido, AvisosDeTurno, BajaAviso, EntregaVista, RespuestaEnviada } from '../avisos.ts'
import { endpoint } from '../endpoint.ts'
import { Id, object } from '../schema.ts'
import { codigo, turnoDeEmpresa, vacio } from './partes.ts'

const GROUP = 'Avisos'
const deTurno = object({ turnoId: Id })
const deBaja = object({ token: Type.String({ description: 'Del enlace de un correo' }) })

export const avisos = {
  avisosDeTurno: endpoint({
    method: 'POST',
    path: '/api/turnos/:turnoId/avisos/ver',
    permiso: 'publico',
    group: GROUP,
    summary: 'Cómo puede avisar esta empresa de un turno, qué se eligió y qué se envió',
    params: deTurno,
    body: object({ codigo }),
    replies: { 200: AvisosDeTurno },
    errors: ['datos_invalidos', 'turno_no_encontrado', 'demasiados_intentos'],
  }),
  pedirAviso: endpoint({
    method: 'PUT',
    path: '/api/turnos/:turnoId/avisos',
    permiso: 'publico',
    group: GROUP,
    summary: 'Pedir que avisen del turno propio; reemplaza lo pedido antes por el mismo medio',
    params: deTurno,
    body: AvisoPedido,
    replies: { 200: AvisosDeTurno },
    errors: [
      'datos_invalidos',
      'turno_no_encontrado',
      'turno_no_en_espera',
      'aviso_no_disponible',
      'destino_saturado',
      'demasiados_intentos',
    ],
  }),
  dejarAvisos: endpoint({
    method: 'POST',
    path: '/api/turnos/:turnoId/avisos/dejar',
    permiso: 'publico',
    group: GROUP,
    summary: 'Dejar de recibir avisos del turno propio, por un medio o por todos',
    params: deTurno,
    body: BajaAviso,
    replies: { 200: AvisosDeTurno },
    errors: ['datos_invalidos', 'turno_no_encontrado', 'demasiados_intentos'],
  }),
  responderAviso: endpoint({
    method: 'POST',
    path: '/api/turnos/:turnoId/respuesta',
    permiso: 'publico',
    group: GROUP,
    summary: 'Decir que se va en camino o que se llega tarde; el personal lo ve en la lista',
    params: deTurno,
    body: RespuestaEnviada,
    replies: { 200: vacio },
    errors: ['datos_invalidos', 'turno_no_encontrado', 'turno_no_en_espera', 'demasiados_intentos'],
  }),
  verBaja: endpoint({
    method: 'GET',
    path: '/api/bajas/:token',
    permiso: 'publico',
    group: GROUP,
    summary: 'Página que pregunta si se quiere dejar de recibir correos de una empresa; no cambia nada',
    params: deBaja,
    replyType: 'text/html',
    replies: { 200: Type.String() },
    errors: ['demasiados_intentos'],
  }),
  darDeBaja: endpoint({
    method: 'POST',
    path: '/api/bajas/:token',
    permiso: 'publico',
    group: GROUP,
    summary: 'Dejar de recibir correos de una empresa, con un clic (RFC 8058); repetirlo no cambia nada',
    params: deBaja,
    rawBody: true,
    anyOrigin: true,
    replyType: 'text/html',
    replies: { 200: Type.String() },
    errors: ['demasiados_intentos'],
  }),
  entregasDeTurno: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/turnos/:turnoId/entregas',
    permiso: 'atender',
    group: GROUP,
    summary: 'Los avisos que se enviaron de un turno y qué fue de cada uno',
    params: turnoDeEmpresa,
    replies: { 200: object({ entregas: Type.Array(EntregaVista) }) },
    errors: ['turno_no_encontrado'],
  }),
} as const
