import { Type } from 'typebox'
import { Actividad, FiltroDeActividad, PaginaDeActividad } from '../actividad.ts'
import { endpoint } from '../endpoint.ts'
import { EstadisticasDePersonas, Periodo } from '../estadisticas.ts'
import { object } from '../schema.ts'
import { empresa } from './partes.ts'

const GROUP = 'Actividad'
const periodo = object({ periodo: Type.Optional(Periodo) })

/** Every member sees their own activity; that of others requires `auditar`. */
export const actividad = {
  actividad: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/auditoria',
    permiso: 'miembro',
    group: GROUP,
    summary: 'Quién hizo qué y cuándo, lo último primero',
    params: empresa,
    query: PaginaDeActividad,
    replies: { 200: Actividad },
    errors: ['datos_invalidos'],
  }),
  exportarActividad: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/auditoria/csv',
    permiso: 'miembro',
    group: GROUP,
    summary: 'Lo mismo, entero, como hoja de cálculo (CSV)',
    params: empresa,
    query: FiltroDeActividad,
    replyType: 'text/csv',
    replies: { 200: Type.String() },
    errors: ['datos_invalidos', 'demasiados_intentos', 'descarga_en_curso'],
  }),
  estadisticasDePersonas: endpoint({
    method: 'GET',
    path: '/api/estadisticas/:empresaId/personas',
    permiso: 'miembro',
    group: GROUP,
    summary: 'Cifras de cada persona; quien no ve la actividad del equipo recibe solo las suyas',
    params: empresa,
    query: periodo,
    replies: { 200: EstadisticasDePersonas },
    errors: ['datos_invalidos', 'empresa_no_encontrada'],
  }),
  exportarPersonas: endpoint({
    method: 'GET',
    path: '/api/estadisticas/:empresaId/personas/csv',
    permiso: 'miembro',
    group: GROUP,
    summary: 'Las cifras por día, persona y cola, como hoja de cálculo (CSV)',
    params: empresa,
    query: periodo,
    replyType: 'text/csv',
    replies: { 200: Type.String() },
    errors: ['datos_invalidos', 'empresa_no_encontrada', 'demasiados_intentos', 'descarga_en_curso'],
  }),
} as const
