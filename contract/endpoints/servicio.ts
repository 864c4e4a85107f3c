import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { object, oneOf } from '../schema.ts'

const GROUP = 'Servicio'

const EstadoDeParte = oneOf(['bien', 'ausente', 'detenida', 'bloqueo', 'disco', 'sin_confirmar'] as const)
export type EstadoDeParte = Static<typeof EstadoDeParte>

export const servicio = {
  salud: endpoint({
    method: 'GET',
    path: '/api/salud',
    permiso: 'publico',
    group: GROUP,
    summary: 'El proceso está vivo, y qué versión es',
    replies: { 200: object({ estado: oneOf(['vivo'] as const), version: Type.String() }) },
    errors: [],
  }),
  listo: endpoint({
    method: 'GET',
    path: '/api/salud/listo',
    permiso: 'publico',
    group: GROUP,
    summary: 'Arrancado y sin apagarse; lo que esté fuera de servicio aparece en el cuerpo',
    replies: {
      200: object({
        listo: Type.Boolean(),
        partes: Type.Record(Type.String(), EstadoDeParte),
      }),
    },
    errors: ['no_disponible'],
  }),
} as const
