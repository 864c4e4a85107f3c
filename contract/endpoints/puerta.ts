import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CambioPuerta, Puerta } from '../puerta.ts'
import { Id, object } from '../schema.ts'
import { empresa, llaveDeOrden } from './partes.ts'

const GROUP = 'Turnos'

export const puerta = {
  puerta: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/puerta',
    permiso: 'personas',
    group: GROUP,
    summary: 'El código de la sala, si se exige, y las ráfagas de turnos que llegaron de un mismo lugar',
    params: empresa,
    replies: { 200: Puerta },
    errors: ['empresa_no_encontrada'],
  }),
  cambiarPuerta: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/puerta',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Exigir el código de la sala para pedir turno, o dejar de exigirlo',
    params: empresa,
    headers: llaveDeOrden,
    body: CambioPuerta,
    replies: { 200: Puerta },
    errors: ['datos_invalidos', 'empresa_no_encontrada', 'clave_reutilizada'],
  }),
  cancelarRafaga: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/puerta/rafagas/:rafagaId/cancelar',
    permiso: 'atender',
    group: GROUP,
    summary: 'Cancelar de una vez los turnos de una ráfaga; sus lugares en el límite del día vuelven',
    params: object({ empresaId: Id, rafagaId: Type.String({ pattern: '^[0-9]{1,10}$' }) }),
    headers: llaveDeOrden,
    replies: { 200: object({ cancelados: Type.Integer() }) },
    errors: ['datos_invalidos', 'empresa_no_encontrada', 'clave_reutilizada'],
  }),
} as const
