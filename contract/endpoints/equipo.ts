import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CambiosMiembro, Miembro } from '../equipo.ts'
import { Id, object } from '../schema.ts'
import { correoEmpresa, empresa, vacio } from './partes.ts'

const GROUP = 'Equipo'

const deEmpresa = object({ empresaId: Id, usuarioId: Id })

export const equipo = {
  miembros: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/miembros',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Las personas del equipo de una empresa',
    params: empresa,
    replies: { 200: object({ miembros: Type.Array(Miembro) }) },
    errors: [],
  }),
  cambiarMiembro: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/miembros/:usuarioId',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Cambiar el rol o las colas de una persona; rige de inmediato',
    params: deEmpresa,
    body: CambiosMiembro,
    replies: { 200: object({ miembro: Miembro }) },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'miembro_no_encontrado', 'ultimo_propietario'],
  }),
  quitarMiembro: endpoint({
    method: 'DELETE',
    path: '/api/proyectos/:empresaId/miembros/:usuarioId',
    permiso: 'equipo',
    group: GROUP,
    summary: 'Quitar a una persona del equipo; pierde el acceso en el acto',
    params: deEmpresa,
    replies: { 200: vacio },
    errors: ['miembro_no_encontrado', 'ultimo_propietario'],
  }),
  dejarEmpresa: endpoint({
    method: 'DELETE',
    path: '/api/usuarios/:correo/proyectos/:id/equipo',
    permiso: 'miembro',
    group: GROUP,
    summary: 'Dejar el equipo de una empresa',
    params: correoEmpresa,
    replies: { 200: vacio },
    errors: ['ultimo_propietario'],
  }),
} as const
