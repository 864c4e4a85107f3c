import { Type } from 'typebox'
import {
  AjustesAvisos,
  AjustesAvisosEnviados,
  AnuncioDeEmpresa,
  AnuncioEnviado,
  EntregaDeEmpresa,
  PruebaAviso,
} from '../ajustes-avisos.ts'
import { endpoint } from '../endpoint.ts'
import { Id, object, oneOf } from '../schema.ts'
import { empresa, llaveDeOrden, vacio } from './partes.ts'

const GROUP = 'Avisos'
const deCanal = object({ empresaId: Id, canal: oneOf(['whatsapp', 'sms'] as const) })
const unAnuncio = object({ anuncio: AnuncioDeEmpresa })

export const ajustesAvisos = {
  ajustesAvisos: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/avisos',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Cómo avisa la empresa: medios, países, tope y horas de silencio; nunca las claves',
    params: empresa,
    replies: { 200: AjustesAvisos },
    errors: [],
  }),
  guardarAjustesAvisos: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/avisos',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Cambiar cómo avisa la empresa; lo que falta conserva su valor',
    params: empresa,
    body: AjustesAvisosEnviados,
    replies: { 200: AjustesAvisos },
    errors: ['datos_invalidos', 'aviso_no_disponible'],
  }),
  probarAvisos: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/avisos/prueba',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Enviar un mensaje de prueba y saber qué respondió el proveedor',
    params: empresa,
    body: PruebaAviso,
    replies: { 200: object({ enviado: Type.Boolean(), motivo: Type.String() }) },
    errors: ['datos_invalidos', 'aviso_no_disponible', 'demasiados_intentos'],
  }),
  entregas: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/entregas',
    permiso: 'avisar',
    group: GROUP,
    summary: 'Los últimos 200 avisos de la empresa y qué fue de cada uno',
    params: empresa,
    query: object({
      solo: Type.Optional(oneOf(['fallidas'], { description: 'fallidas: los que no llegaron a nadie' })),
    }),
    replies: { 200: object({ entregas: Type.Array(EntregaDeEmpresa) }) },
    errors: [],
  }),
  anuncios: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/anuncios',
    permiso: 'avisar',
    group: GROUP,
    summary: 'Los anuncios vigentes',
    params: empresa,
    replies: { 200: object({ anuncios: Type.Array(AnuncioDeEmpresa) }) },
    errors: [],
  }),
  anunciar: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/anuncios',
    permiso: 'avisar',
    group: GROUP,
    summary:
      'Avisar algo a todos los que esperan: en teléfonos y pantallas, y por el medio que cada uno eligió; cinco a la vez, como mucho',
    params: empresa,
    headers: llaveDeOrden,
    body: AnuncioEnviado,
    replies: { 201: unAnuncio },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'demasiados_anuncios', 'clave_reutilizada'],
  }),
  terminarAnuncio: endpoint({
    method: 'DELETE',
    path: '/api/proyectos/:empresaId/anuncios/:anuncioId',
    permiso: 'avisar',
    group: GROUP,
    summary: 'Quitar un anuncio antes de que termine',
    params: object({ empresaId: Id, anuncioId: Id }),
    headers: llaveDeOrden,
    replies: { 200: vacio },
    errors: ['anuncio_no_encontrado', 'clave_reutilizada'],
  }),
  comprobarEntrada: endpoint({
    method: 'GET',
    path: '/api/entrada/:empresaId/:canal',
    permiso: 'publico',
    group: GROUP,
    summary: 'WhatsApp comprueba la dirección a la que enviará mensajes',
    params: deCanal,
    query: Type.Object({
      'hub.verify_token': Type.String({ maxLength: 200 }),
      'hub.challenge': Type.String({ maxLength: 200, pattern: '^[\\w-]+$' }),
    }),
    replyType: 'text/plain',
    replies: { 200: Type.String() },
    errors: ['prohibido'],
  }),
  recibirEntrada: endpoint({
    method: 'POST',
    path: '/api/entrada/:empresaId/:canal',
    permiso: 'publico',
    group: GROUP,
    summary: 'Un proveedor entrega un mensaje o un acuse, firmado',
    params: deCanal,
    rawBody: true,
    replies: { 200: vacio },
    errors: ['datos_invalidos', 'prohibido', 'demasiados_intentos'],
  }),
} as const
