import { type Static, Type } from 'typebox'
import { CONTRASENA_MAXIMA, CONTRASENA_MINIMA } from './cuenta.ts'
import { ROLES, Rol } from './permiso.ts'
import { Correo, Id, Instante, line, nullable, object, oneOf, optionalLine } from './schema.ts'

/** Somebody of the team of an empresa. */
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

/** `null`: all colas. Only an agente is held to some. */
export const ColasDeMiembro = nullable(Type.Array(Id, { minItems: 1, maxItems: 200 }))

/** A field that is absent keeps its value. */
export const CambiosMiembro = object({
  rol: Type.Optional(oneOf(ROLES)),
  colas: Type.Optional(ColasDeMiembro),
})
export type CambiosMiembro = Static<typeof CambiosMiembro>

/** What an invitation can make somebody. Ownership is handed over, never mailed. */
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

/** What somebody who follows an invitation is shown. */
export const InvitacionVista = object({
  empresa: Type.String(),
  organizacion: Type.String(),
  rol: Rol,
  nombre: Type.String(),
  correo: nullable(Type.String()),
  conCuenta: Type.Boolean({ description: 'Ese correo ya tiene una cuenta: inicia sesión para unirte' }),
})
export type InvitacionVista = Static<typeof InvitacionVista>

/** With a session the token is enough; without one a new account is made. */
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

/** Somebody without e-mail. `usuario` is what comes before the @ of the log-in; by default made of the name. */
export const MiembroNuevo = object({
  nombre: line(80),
  usuario: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]*$' }),
  ),
  rol: RolDeInvitacion,
  colas: Type.Optional(ColasDeMiembro),
})
export type MiembroNuevo = Static<typeof MiembroNuevo>
