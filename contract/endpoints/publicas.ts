import { Type } from 'typebox'
import { Publico } from '../cola.ts'
import { endpoint } from '../endpoint.ts'
import { Id, object } from '../schema.ts'
import { Etiqueta, Verificacion } from '../turno.ts'
import { codigo, cola, consultaCodigo, empresa, llaveDeOrden, unTurno } from './partes.ts'

const GROUP = 'Pantallas públicas'

export const publicas = {
  publico: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/publico',
    permiso: 'publico',
    group: GROUP,
    summary: 'Todo lo que muestra una pantalla pública, en una respuesta',
    params: empresa,
    replies: { 200: Publico },
    errors: ['empresa_no_encontrada'],
  }),
  turnoActual: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/cola/:colaId/turno-actual',
    permiso: 'publico',
    group: GROUP,
    summary: 'El último turno llamado que sigue en atención, o vacío',
    params: cola,
    replies: {
      200: object({
        numero: Type.Optional(Type.Integer()),
        etiqueta: Type.Optional(Etiqueta),
        nombre: Type.Optional(Type.String()),
      }),
    },
    errors: ['cola_no_encontrada'],
  }),
  verificarGlobal: endpoint({
    method: 'GET',
    path: '/api/verificar-global',
    permiso: 'publico',
    group: GROUP,
    summary: 'Consultar un turno por su código de seguimiento',
    query: consultaCodigo,
    replies: { 200: Verificacion },
    errors: ['datos_invalidos', 'turno_no_encontrado', 'demasiados_intentos'],
  }),
  consultarTurno: endpoint({
    method: 'POST',
    path: '/api/verificar-global',
    permiso: 'publico',
    group: GROUP,
    summary: 'Consultar un turno por su código, sin que el código quede en una dirección',
    body: consultaCodigo,
    replies: { 200: Verificacion },
    errors: ['datos_invalidos', 'turno_no_encontrado', 'demasiados_intentos'],
  }),
  verificar: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/cola/:colaId/verificar',
    permiso: 'publico',
    group: GROUP,
    summary: 'Consultar por su código un turno de esta cola',
    params: cola,
    query: consultaCodigo,
    replies: { 200: Verificacion },
    errors: ['datos_invalidos', 'turno_no_encontrado', 'demasiados_intentos'],
  }),
  cancelar: endpoint({
    method: 'POST',
    path: '/api/turnos/:turnoId/cancelar',
    permiso: 'publico',
    group: GROUP,
    summary: 'Cancelar el turno propio, con su id y su código',
    params: object({ turnoId: Id }),
    headers: llaveDeOrden,
    body: object({ codigo }),
    replies: { 200: unTurno },
    errors: [
      'datos_invalidos',
      'turno_no_encontrado',
      'turno_no_en_espera',
      'demasiados_intentos',
      'clave_reutilizada',
    ],
  }),
} as const
