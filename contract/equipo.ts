import { type Static, Type } from 'typebox'
import { CONTRASENA_MAXIMA, CONTRASENA_MINIMA } from './cuenta.ts'
import { ROLES, Rol } from './permiso.ts'
import { Correo, Id, Instante, line, nullable, object, oneOf, optionalLine } from './schema.ts'

/** A member of an empresa's team. */
export const Miembro = object({
  id: Id,
  nombre: Type.String(),
  correo: Type.String(),
  rol: Rol,
  colas: nullable(Type.Array(Id, { description: 'Colas que atiende; null: todas' })),
  desde: Instante,
  propio: Type.Boolean({ description: 'Es quien pregunta' }),
  sinCorreo: Type.Boolean({ description: 'Entra con un usuario que le dio la empresa' }),
})
export type Miembro = Static<typeof Miembro>

/** The colas a member serves; null: all. Only an agente can be restricted. */
export const ColasDeMiembro = nullable(Type.Array(Id, { minItems: 1, maxItems: 200 }))

/** Changes to a member. An absent field keeps its value. */
export const CambiosMiembro = object({
  rol: Type.Optional(oneOf(ROLES)),
  colas: Type.Optional(ColasDeMiembro),
})
export type CambiosMiembro = Static<typeof CambiosMiembro>

/** Roles an invitation can grant. Ownership is not among them: an owner grants it to an existing member. */
export const ROLES_DE_INVITACION = ['administrador', 'agente', 'lector'] as const
const RolDeInvitacion = oneOf(ROLES_DE_INVITACION)

export const InvitacionEnviada = object({
  nombre: Type.Optional(optionalLine(80)),
  correo: Type.Optional(Correo),
  rol: RolDeInvitacion,
  colas: Type.Optional(ColasDeMiembro),
})
export type InvitacionEnviada = Static<typeof InvitacionEnviada>

export const Invitacion = object({
  id: Id,
  nombre: Type.String(),
  correo: nullable(Type.String()),
  rol: Rol,
  colas: nullable(Type.Array(Id)),
  creada: Instante,
  expira: Instante,
  vencida: Type.Boolean(),
})
export type Invitacion = Static<typeof Invitacion>

/** An invitation as shown to the person who opens its link. */
export const InvitacionVista = object({
  empresa: Type.String(),
  organizacion: Type.String(),
  rol: Rol,
  nombre: Type.String(),
  correo: nullable(Type.String()),
  conCuenta: Type.Boolean({ description: 'Ese correo ya tiene una cuenta: inicia sesión para unirte' }),
  pideCorreo: Type.Boolean({
    description: 'Sin sesión, basta con enviar un correo: allí llega otro enlace, con el que se sigue',
  }),
})
export type InvitacionVista = Static<typeof InvitacionVista>

/**
 * With a session the token is enough. Without one a new account is created; if the address has to be confirmed first, a
 * link to it replaces this one.
 */
export const AceptarInvitacion = object({
  token: Type.String({ minLength: 20, maxLength: 200 }),
  usuario: Type.Optional(line(80)),
  correo: Type.Optional(Correo),
  contrasena: Type.Optional(Type.String({ minLength: CONTRASENA_MINIMA, maxLength: CONTRASENA_MAXIMA })),
})
export type AceptarInvitacion = Static<typeof AceptarInvitacion>

export const AccesoNuevo = object({
  empresaId: Id,
  usuario: Type.String(),
  correo: Type.String(),
  porVerificar: Type.Boolean({ description: 'Se envió un enlace que hay que seguir antes de entrar' }),
})
export type AccesoNuevo = Static<typeof AccesoNuevo>

/** A new member without e-mail. `usuario` is the part of the log-in before the @; it defaults to the name. */
export const MiembroNuevo = object({
  nombre: line(80),
  usuario: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]*$' }),
  ),
  rol: RolDeInvitacion,
  colas: Type.Optional(ColasDeMiembro),
})
export type MiembroNuevo = Static<typeof MiembroNuevo>
