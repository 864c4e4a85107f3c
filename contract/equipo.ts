import { type Static, Type } from 'typebox'
import { ROLES, Rol } from './permiso.ts'
import { Id, Instante, nullable, object, oneOf } from './schema.ts'

/** Somebody of the team of an empresa. */
export const Miembro = object({
  id: Id,
  nombre: Type.String(),
  correo: Type.String(),
  rol: Rol,
  colas: nullable(Type.Array(Id, { description: 'Colas que atiende; null: todas' })),
  desde: Instante,
  propio: Type.Boolean({ description: 'Es quien pregunta' }),
})
export type Miembro = Static<typeof Miembro>

/** `null`: all colas. Only an agente is held to some. */
export const ColasDeMiembro = nullable(Type.Array(Id, { minItems: 1, maxItems: 200 }))

/** A field that is absent keeps its value. */
export const CambiosMiembro = object({
  rol: Type.Optional(oneOf(ROLES)),
  colas: Type.Optional(ColasDeMiembro),
})
export type CambiosMiembro = Static<typeof CambiosMiembro>
