import { Type } from 'typebox'
import {
  AliasElegido,
  CambiosEmpresa,
  Empresa,
  LOGO_MAXIMO_BYTES,
  LogoSubido,
  NuevaEmpresa,
} from '../empresa.ts'
import { endpoint } from '../endpoint.ts'
import { Estadisticas, Periodo } from '../estadisticas.ts'
import { object } from '../schema.ts'
import { correo, correoEmpresa, empresa, llaveDeOrden, unaEmpresa } from './partes.ts'

const GROUP = 'Empresas'

export const empresas = {
  empresas: endpoint({
    method: 'GET',
    path: '/api/usuarios/:correo/proyectos',
    permiso: 'propio',
    group: GROUP,
    summary: 'Las empresas de la cuenta, de a cien',
    params: correo,
    query: object({
      desde: Type.Optional(
        Type.String({ pattern: '^[0-9]{1,6}$', description: 'Cuántas saltar: el `siguiente` de antes' }),
      ),
    }),
    replies: {
      200: object({
        empresas: Type.Array(Empresa),
        siguiente: Type.Optional(Type.Integer({ description: 'Desde dónde seguir, si hay más' })),
      }),
    },
    errors: [],
  }),
  crearEmpresa: endpoint({
    method: 'POST',
    path: '/api/usuarios/:correo/proyectos',
    permiso: 'propio',
    group: GROUP,
    summary: 'Crear una empresa',
    params: correo,
    headers: llaveDeOrden,
    body: NuevaEmpresa,
    replies: { 201: unaEmpresa },
    errors: ['datos_invalidos', 'limite_empresas', 'clave_reutilizada'],
  }),
  empresa: endpoint({
    method: 'GET',
    path: '/api/usuarios/:correo/proyectos/:id',
    permiso: 'miembro',
    group: GROUP,
    summary: 'Una empresa',
    params: correoEmpresa,
    replies: { 200: unaEmpresa },
    errors: ['empresa_no_encontrada'],
  }),
  cambiarEmpresa: endpoint({
    method: 'PUT',
    path: '/api/usuarios/:correo/proyectos/:id',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Cambiar los datos de una empresa; lo que falta conserva su valor',
    params: correoEmpresa,
    headers: llaveDeOrden,
    body: CambiosEmpresa,
    replies: { 200: unaEmpresa },
    errors: ['datos_invalidos', 'empresa_no_encontrada', 'clave_reutilizada'],
  }),
  elegirAlias: endpoint({
    method: 'PUT',
    path: '/api/usuarios/:correo/proyectos/:id/alias',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Elegir la dirección corta de la empresa, una sola vez',
    params: correoEmpresa,
    headers: llaveDeOrden,
    body: AliasElegido,
    replies: { 200: unaEmpresa },
    errors: ['datos_invalidos', 'empresa_no_encontrada', 'alias_en_uso', 'alias_fijo', 'clave_reutilizada'],
  }),
  subirLogo: endpoint({
    method: 'PUT',
    path: '/api/usuarios/:correo/proyectos/:id/logo',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Subir el logo de la empresa',
    params: correoEmpresa,
    headers: llaveDeOrden,
    body: LogoSubido,
    // In base64, and what stands around it.
    bodyMaximo: Math.ceil(LOGO_MAXIMO_BYTES / 3) * 4 + 1024,
    replies: { 200: unaEmpresa },
    errors: [
      'datos_invalidos',
      'empresa_no_encontrada',
      'imagen_no_admitida',
      'no_disponible',
      'clave_reutilizada',
    ],
  }),
  borrarEmpresa: endpoint({
    method: 'DELETE',
    path: '/api/usuarios/:correo/proyectos/:id',
    permiso: 'propiedad',
    group: GROUP,
    summary: 'Borrar una empresa con todos sus datos',
    params: correoEmpresa,
    replies: { 200: unaEmpresa },
    errors: ['empresa_no_encontrada'],
  }),
  estadisticas: endpoint({
    method: 'GET',
    path: '/api/estadisticas/:empresaId',
    permiso: 'estadisticas',
    group: GROUP,
    summary: 'Cifras del periodo, contadas de los turnos guardados',
    params: empresa,
    query: object({ periodo: Type.Optional(Periodo) }),
    replies: { 200: Estadisticas },
    errors: ['datos_invalidos', 'empresa_no_encontrada'],
  }),
  exportarEstadisticas: endpoint({
    method: 'GET',
    path: '/api/estadisticas/:empresaId/csv',
    permiso: 'estadisticas',
    group: GROUP,
    summary: 'Las cifras por día y cola, como hoja de cálculo (CSV)',
    params: empresa,
    query: object({ periodo: Type.Optional(Periodo) }),
    replyType: 'text/csv',
    replies: { 200: Type.String() },
    errors: ['datos_invalidos', 'empresa_no_encontrada'],
  }),
} as const
