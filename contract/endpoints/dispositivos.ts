import { Type } from 'typebox'
import {
  CambiosDispositivo,
  CodigoDispositivo,
  Dispositivo,
  Emparejamiento,
  EstadoDispositivo,
  SalaDispositivo,
} from '../dispositivo.ts'
import { endpoint } from '../endpoint.ts'
import { Id, object } from '../schema.ts'
import { empresa, vacio } from './partes.ts'

const GROUP = 'Dispositivos'

const deEmpresa = object({ empresaId: Id, dispositivoId: Id })
const unDispositivo = object({ dispositivo: Dispositivo })

export const dispositivos = {
  pedirCodigo: endpoint({
    method: 'POST',
    path: '/api/dispositivo/codigo',
    permiso: 'publico',
    group: GROUP,
    summary: 'Pedir un código para conectar esta pantalla; responde con su cookie',
    replies: { 201: CodigoDispositivo },
    errors: ['demasiados_intentos'],
  }),
  dispositivo: endpoint({
    method: 'GET',
    path: '/api/dispositivo',
    permiso: 'publico',
    group: GROUP,
    summary: 'Si esta pantalla espera con un código o ya está conectada',
    replies: { 200: EstadoDispositivo },
    errors: [],
  }),
  salaDispositivo: endpoint({
    method: 'GET',
    path: '/api/dispositivo/sala',
    permiso: 'publico',
    group: GROUP,
    summary: 'El código de la sala que muestra esta pantalla mientras se pide',
    replies: { 200: SalaDispositivo },
    errors: [],
  }),
  dispositivos: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/dispositivos',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Las pantallas conectadas a la empresa',
    params: empresa,
    replies: { 200: object({ dispositivos: Type.Array(Dispositivo) }) },
    errors: [],
  }),
  emparejar: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/dispositivos',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Conectar la pantalla que muestra un código',
    params: empresa,
    body: Emparejamiento,
    replies: { 201: unDispositivo },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'codigo_desconocido', 'demasiados_intentos'],
  }),
  cambiarDispositivo: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/dispositivos/:dispositivoId',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Cambiar el nombre, el tipo o las colas de una pantalla; lo que falta conserva su valor',
    params: deEmpresa,
    body: CambiosDispositivo,
    replies: { 200: unDispositivo },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'dispositivo_no_encontrado'],
  }),
  revocarDispositivo: endpoint({
    method: 'DELETE',
    path: '/api/proyectos/:empresaId/dispositivos/:dispositivoId',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Desconectar una pantalla; deja de mostrar la empresa en el acto',
    params: deEmpresa,
    replies: { 200: vacio },
    errors: ['dispositivo_no_encontrado'],
  }),
} as const
