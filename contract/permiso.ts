import type { Static } from 'typebox'
import { oneOf } from './schema.ts'

/** Permissions within an empresa. domain/permiso.ts assigns them to roles. */
export const PERMISOS = [
  'atender',
  'emitir',
  'elegir',
  'avisar',
  'configurar',
  'equipo',
  'estadisticas',
  'integrar',
  'auditar',
  'personas',
  'propiedad',
] as const
export type Permiso = (typeof PERMISOS)[number]

export const ROLES = ['propietario', 'administrador', 'agente', 'lector'] as const
export const Rol = oneOf(ROLES, { description: 'Qué puede hacer en la empresa' })
export type Rol = Static<typeof Rol>
