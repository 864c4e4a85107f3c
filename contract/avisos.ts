import { type Static, Type } from 'typebox'
import type { Idioma } from './idioma.ts'
import { RESPUESTAS } from './respuesta.ts'
import { Instante, nullable, object, oneOf, optionalLine } from './schema.ts'
import { Codigo } from './turno.ts'

/** Channels by which a notice can reach a customer. */
export const CANALES_AVISO = ['push', 'correo', 'whatsapp', 'sms'] as const
export const CanalAviso = oneOf(CANALES_AVISO)
export type CanalAviso = Static<typeof CanalAviso>

/**
 * The number of the consent text that customers accept, in each language. It is stored with the consent, so a text that
 * changes gets a number that no text had.
 */
export const CONSENTIMIENTOS: Readonly<Record<Idioma, number>> = { es: 1, en: 2, pt: 3 }

export const PERSONAS_MAXIMO = 20
export const MINUTOS_MAXIMO = 60

export const Cuando = object({
  personas: nullable(
    Type.Integer({
      minimum: 1,
      maximum: PERSONAS_MAXIMO,
      description: 'Avisar cuando queden tantas personas delante; null: no',
    }),
  ),
  minutos: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MINUTOS_MAXIMO,
      description: 'Avisar tantos minutos antes, según la espera estimada; null: no',
    }),
  ),
  llamado: Type.Boolean({ description: 'Avisar cuando llamen el turno' }),
})
export type Cuando = Static<typeof Cuando>

/** A browser's `PushSubscription` (Push API). */
export const SuscripcionPush = object({
  endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://[^\\s]+$' }),
  keys: object({
    p256dh: Type.String({ minLength: 80, maxLength: 100, pattern: '^[\\w-]+=?$' }),
    auth: Type.String({ minLength: 20, maxLength: 30, pattern: '^[\\w-]+={0,2}$' }),
  }),
})
export type SuscripcionPush = Static<typeof SuscripcionPush>

/** An international phone number: + and digits. */
export const Telefono = Type.String({ minLength: 8, maxLength: 20, pattern: '^\\+[0-9 ()-]+$' })

export const AvisoPedido = object({
  codigo: Codigo,
  canal: CanalAviso,
  destino: Type.Optional(
    optionalLine(254, {
      description: 'Correo, o teléfono con + y el código del país. Sin él vale el que ese medio ya tiene.',
    }),
  ),
  push: Type.Optional(SuscripcionPush),
  cuando: Cuando,
  reemplaza: Type.Optional(Type.Boolean({ description: 'Deja los demás medios de este turno' })),
  consentimiento: Type.Integer({
    description: 'Número del texto que la persona aceptó; cada idioma tiene el suyo',
  }),
})
export type AvisoPedido = Static<typeof AvisoPedido>

export const ESTADOS_ENTREGA = ['pendiente', 'enviada', 'caducada', 'descartada', 'muerta'] as const

/** Receipts a provider reports after accepting a message. */
export const RECIBOS = ['entregado', 'leido', 'fallido'] as const

/** The delivery status of one notice. */
export const EntregaVista = object({
  id: Type.Integer(),
  canal: Type.String(),
  que: Type.String({
    description:
      'llamado, pronto, deshecho, anuncio, acercate, frase: la eligió el personal, contestacion: a lo que escribió, confirmar: se le pidió confirmar, o alta: pidió avisos y no se aceptó',
  }),
  cuando: Instante,
  estado: oneOf(ESTADOS_ENTREGA),
  recibo: nullable(oneOf(RECIBOS, { description: 'Lo que el proveedor contó después' })),
  motivo: nullable(Type.String({ description: 'Por qué no salió, o no llegó' })),
  intentos: Type.Integer(),
})
export type EntregaVista = Static<typeof EntregaVista>

export const AvisoActivo = object({
  canal: CanalAviso,
  destino: Type.String({ description: 'Con casi todo oculto: ···4567' }),
  cuando: Cuando,
  confirmado: Type.Boolean({
    description: 'No, hasta que la persona escribe por WhatsApp o confirma su correo o teléfono',
  }),
  baja: Type.Optional(
    object(
      { escribirA: nullable(Type.String({ description: 'Número al que escribir SI, si se conoce' })) },
      { description: 'Pidió no recibir más de esta empresa: nada sale hasta que confirme otra vez' },
    ),
  ),
})
export type AvisoActivo = Static<typeof AvisoActivo>

/** The notices that the holder of a turn can choose from, and those already chosen. */
export const AvisosDeTurno = object({
  ofrece: object({
    push: nullable(object({ clave: Type.String({ description: 'Clave VAPID pública del servidor' }) })),
    correo: Type.Boolean(),
    whatsapp: nullable(object({ enlace: Type.String({ description: 'Abre el mensaje que da permiso' }) })),
    sms: Type.Boolean(),
  }),
  consentimiento: Type.Integer(),
  avisos: Type.Array(AvisoActivo),
  entregas: Type.Array(EntregaVista),
})
export type AvisosDeTurno = Static<typeof AvisosDeTurno>

export const BajaAviso = object({ codigo: Codigo, canal: Type.Optional(CanalAviso) })

export const RespuestaEnviada = object({
  codigo: Codigo,
  palabra: oneOf(RESPUESTAS),
  minutos: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
})
