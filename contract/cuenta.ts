import { type Static, Type } from 'typebox'
import { CodigoIdioma } from './idioma.ts'
import { Correo, Id, Instante, line, nullable, object, Siguiente } from './schema.ts'

export const CONTRASENA_MINIMA = 8
export const CONTRASENA_MAXIMA = 128

const Contrasena = Type.String({ minLength: CONTRASENA_MINIMA, maxLength: CONTRASENA_MAXIMA })

export const Registro = object({
  usuario: line(80),
  correo: Correo,
  contrasena: Contrasena,
  enlace: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'El del enlace de la primera cuenta de una instalación propia',
    }),
  ),
})
export type Registro = Static<typeof Registro>

export const Registrado = object({
  usuario: Type.String(),
  correo: Type.String(),
  porVerificar: Type.Boolean({ description: 'Se envió un enlace que hay que seguir antes de entrar' }),
})
export type Registrado = Static<typeof Registrado>

// Login accepts any length, so that a wrong password is reported as wrong and not as malformed.
export const Acceso = object({
  correo: Correo,
  contrasena: Type.String({ minLength: 1, maxLength: 1024 }),
  nueva: Type.Optional(
    Type.String({
      minLength: CONTRASENA_MINIMA,
      maxLength: CONTRASENA_MAXIMA,
      description: 'La propia, cuando la respuesta fue contrasena_por_cambiar',
    }),
  ),
  compartido: Type.Optional(
    Type.Boolean({ description: 'Otras personas usan este equipo: la sesión termina a las 12 horas' }),
  ),
})
export type Acceso = Static<typeof Acceso>

export const Sesion = object({
  usuario: Type.String(),
  correo: Type.String(),
  fecha: Instante,
  sinCorreo: Type.Optional(
    Type.Boolean({ description: 'Entra con un nombre que le dio su organización, y no con un correo' }),
  ),
  idioma: Type.Optional(CodigoIdioma),
})
export type Sesion = Static<typeof Sesion>

export const SesionAbierta = object({
  id: Id,
  fecha: Instante,
  ultimoUso: Instante,
  agente: Type.String({ description: 'Navegador que la abrió' }),
  actual: Type.Boolean(),
})
export type SesionAbierta = Static<typeof SesionAbierta>

// Accepts any length, so that a wrong password is reported as wrong and not as malformed.
const Actual = Type.String({ minLength: 1, maxLength: 1024, description: 'La contraseña actual' })

export const CambioContrasena = object({ actual: Actual, nueva: Contrasena })
export type CambioContrasena = Static<typeof CambioContrasena>

export const CambioCorreo = object({ correo: Correo, contrasena: Actual })
export type CambioCorreo = Static<typeof CambioCorreo>

export const CorreoCambiado = object({
  correo: Type.String({ description: 'Con el que se entra ahora' }),
  porVerificar: Type.Boolean({ description: 'Rige cuando se abra el enlace que se envió al correo nuevo' }),
})
export type CorreoCambiado = Static<typeof CorreoCambiado>

export const CambioUsuario = object({ usuario: line(80), idioma: Type.Optional(CodigoIdioma) })
export type CambioUsuario = Static<typeof CambioUsuario>

export const SesionesCerradas = object({ cerradas: Type.Integer() })

export const SoloCorreo = object({ correo: Correo })
export const SoloEnlace = object({ token: Type.String({ minLength: 20, maxLength: 200 }) })
export const Restablecimiento = object({
  token: Type.String({ minLength: 20, maxLength: 200 }),
  contrasena: Contrasena,
})
export type Restablecimiento = Static<typeof Restablecimiento>

/** A reply with only a message, so that it does not reveal whether an address has an account. */
export const SoloMensaje = object({ mensaje: Type.String() })
export type SoloMensaje = Static<typeof SoloMensaje>

export const EnlaceVisto = object({ correo: Type.String({ description: 'La dirección que se confirma' }) })
export type EnlaceVisto = Static<typeof EnlaceVisto>

export const Verificacion = object({
  token: Type.String({ minLength: 20, maxLength: 200 }),
  contrasena: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1024, description: 'La que se eligió al crear la cuenta' }),
  ),
  nueva: Type.Optional(
    Type.String({ ...Contrasena, description: 'En su lugar, una nueva: la de antes deja de servir' }),
  ),
})
export type Verificacion = Static<typeof Verificacion>

export const CorreoConfirmado = object({
  mensaje: Type.String(),
  correo: Type.String(),
  dentro: Type.Boolean({ description: 'Este navegador tiene ya una sesión de la cuenta' }),
})
export type CorreoConfirmado = Static<typeof CorreoConfirmado>

export const Plan = object({
  id: Type.String(),
  nombre: Type.String(),
  precio: Type.String(),
  periodo: Type.String(),
  descripcion: Type.String(),
  boton: Type.String(),
  nota: Type.String(),
  limites: object({
    colas: nullable(Type.Integer({ description: 'null: sin límite' })),
    turnosPorDia: nullable(Type.Integer({ description: 'null: sin límite' })),
    empresas: nullable(Type.Integer({ description: 'null: sin límite' })),
    miembros: nullable(Type.Integer({ description: 'Personas del equipo; null: sin límite' })),
  }),
  marca: Type.Boolean({ description: 'Muestra los colores y el logo propios en las pantallas públicas' }),
  caracteristicas: Type.Array(object({ texto: Type.String(), proximamente: Type.Boolean() })),
})
export type Plan = Static<typeof Plan>

export const UsoEmpresa = object({
  empresaId: Id,
  nombre: Type.String(),
  colas: Type.Integer(),
  turnosHoy: Type.Integer(),
})

export const EstadoPlan = object({
  plan: Plan,
  prueba: nullable(object({ hasta: Instante, activa: Type.Boolean() })),
  fijo: Type.Boolean({ description: 'Quien opera el servicio fijó el plan para todos' }),
  catalogo: Type.Array(Plan),
  uso: Type.Array(UsoEmpresa, { description: 'De a cien empresas' }),
  siguiente: Siguiente,
})
export type EstadoPlan = Static<typeof EstadoPlan>

export const CambioPlan = object({ plan: Type.String({ minLength: 1, maxLength: 40 }) })
