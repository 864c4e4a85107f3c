import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, object } from '../schema.ts'
import { Llamada, PedidoTurno, Puesto } from '../turno.ts'
import { cola, empresa, llamar, turnoDeEmpresa, unTurno } from './partes.ts'

const GROUP = 'Turnos'

export const turnos = {
  pedirTurno: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/cola/:colaId',
    access: 'anyone',
    group: GROUP,
    summary: 'Pedir un turno',
    params: cola,
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({
          minLength: 8,
          maxLength: 100,
          pattern: '^[\\x21-\\x7e]+$',
          description: 'Repetir el pedido con la misma clave devuelve el mismo turno durante 24 horas',
        }),
      ),
    }),
    body: PedidoTurno,
    replies: { 201: unTurno },
    errors: [
      'datos_invalidos',
      'limite_turnos',
      'cola_no_encontrada',
      'cola_pausada',
      'clave_reutilizada',
      'demasiados_intentos',
    ],
  }),
  siguiente: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/cola/:colaId/siguiente',
    access: 'staff',
    group: GROUP,
    summary: 'Llamar al siguiente de la cola; termina lo que atendía este puesto',
    params: cola,
    body: llamar,
    bodyOptional: true,
    replies: { 200: Llamada },
    errors: ['datos_invalidos', 'cola_no_encontrada'],
  }),
  siguienteDeEmpresa: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/siguiente',
    access: 'staff',
    group: GROUP,
    summary: 'Llamar al siguiente de todas las colas: prioridad primero, luego quien más espera',
    params: empresa,
    body: object({
      puesto: Type.Optional(Puesto),
      colas: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    }),
    bodyOptional: true,
    replies: { 200: Llamada },
    errors: ['datos_invalidos', 'cola_no_encontrada'],
  }),
  deshacer: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/cola/:colaId/deshacer',
    access: 'staff',
    group: GROUP,
    summary: 'Deshacer la última llamada: el turno vuelve a su lugar',
    params: cola,
    body: object({ turnoId: Id }),
    replies: { 200: Llamada },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'turno_no_encontrado', 'deshacer_tarde'],
  }),
  finalizar: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/turnos/:turnoId/finalizar',
    access: 'staff',
    group: GROUP,
    summary: 'Terminar el turno en atención',
    params: turnoDeEmpresa,
    replies: { 200: unTurno },
    errors: ['turno_no_encontrado', 'turno_no_en_atencion'],
  }),
  ausente: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/turnos/:turnoId/ausente',
    access: 'staff',
    group: GROUP,
    summary: 'Marcar como ausente el turno llamado',
    params: turnoDeEmpresa,
    replies: { 200: unTurno },
    errors: ['turno_no_encontrado', 'turno_no_en_atencion'],
  }),
  rellamar: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/turnos/:turnoId/rellamar',
    access: 'staff',
    group: GROUP,
    summary: 'Volver a llamar el turno en atención',
    params: turnoDeEmpresa,
    replies: { 200: unTurno },
    errors: ['turno_no_encontrado', 'turno_no_en_atencion'],
  }),
} as const
