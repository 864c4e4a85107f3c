import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  AperturaEnviada,
  Feriados,
  HorarioColaEnviado,
  HorarioEmpresa,
  HorarioEnviado,
  PAISES_CON_FERIADOS,
} from '../horario.ts'
import { object, oneOf } from '../schema.ts'
import { cola, empresa, llaveDeOrden } from './partes.ts'

const GROUP = 'Horario'

export const horario = {
  horario: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/horario',
    permiso: 'miembro',
    group: GROUP,
    summary: 'El horario, los días especiales y los cupos de una empresa',
    params: empresa,
    replies: { 200: HorarioEmpresa },
    errors: ['empresa_no_encontrada'],
  }),
  guardarHorario: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/horario',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Guardar el horario de la empresa; sin semana, siempre está abierta',
    params: empresa,
    body: HorarioEnviado,
    replies: { 200: HorarioEmpresa },
    errors: ['datos_invalidos', 'empresa_no_encontrada', 'horario_desactualizado'],
  }),
  guardarHorarioCola: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/cola/:colaId/horario',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Guardar el horario propio y los cupos de una cola',
    params: cola,
    body: HorarioColaEnviado,
    replies: { 200: HorarioEmpresa },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'horario_desactualizado'],
  }),
  cambiarApertura: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/apertura',
    permiso: 'atender',
    group: GROUP,
    summary: 'Abrir o cerrar a mano hasta una hora, o volver al horario',
    params: empresa,
    headers: llaveDeOrden,
    body: AperturaEnviada,
    replies: { 200: HorarioEmpresa },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'clave_reutilizada'],
  }),
  feriados: endpoint({
    method: 'GET',
    path: '/api/feriados/:pais',
    permiso: 'sesion',
    group: GROUP,
    summary: 'Los feriados nacionales de un país en un año, como punto de partida',
    params: object({ pais: oneOf(PAISES_CON_FERIADOS) }),
    query: object({
      anio: Type.Optional(Type.String({ pattern: '^20[0-9]{2}$', description: 'Si falta, este año' })),
    }),
    replies: { 200: Feriados },
    errors: ['datos_invalidos'],
  }),
} as const
