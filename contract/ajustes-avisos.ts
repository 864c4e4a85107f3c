import { type Static, Type } from 'typebox'
import { EntregaVista, Telefono } from './avisos.ts'
import { Id, Instante, line, nullable, object, oneOf, optionalLine } from './schema.ts'

const Credencial = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'No se vuelve a mostrar; si falta, se conserva',
})
const Prefijo = Type.String({ pattern: '^\\+[1-9][0-9]{0,3}$', description: 'Código de país, como +52' })
const Minuto = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutos después de medianoche' })

const silencio = nullable(object({ desde: Minuto, hasta: Minuto }))
const topeDia = Type.Integer({ minimum: 1, maximum: 100_000 })

const frases = Type.Array(line(160), {
  maxItems: 8,
  description: 'Con las que el personal contesta a quienes esperan',
})

export const PROVEEDORES_SMS = ['twilio', 'firmado'] as const

/** Notification settings as an owner sends them. An absent secret keeps its stored value. */
export const AjustesAvisosEnviados = object({
  whatsapp: Type.Optional(
    nullable(
      object({
        numero: Telefono,
        numeroId: line(60),
        token: Type.Optional(Credencial),
        secreto: Type.Optional(Credencial),
      }),
    ),
  ),
  sms: Type.Optional(
    nullable(
      object({
        proveedor: oneOf(PROVEEDORES_SMS),
        cuenta: optionalLine(100, { description: 'Twilio: Account SID' }),
        desde: optionalLine(20, { description: 'Twilio: número que envía' }),
        url: Type.String({ maxLength: 1000, pattern: '^(?:https?://[^\\s]+)?$' }),
        token: Type.Optional(Credencial),
      }),
    ),
  ),
  paises: Type.Optional(
    Type.Array(Prefijo, { maxItems: 50, description: 'Vacío: los SMS van solo al país de la empresa' }),
  ),
  topeDia: Type.Optional(topeDia),
  silencio: Type.Optional(silencio),
  frases: Type.Optional(frases),
})
export type AjustesAvisosEnviados = Static<typeof AjustesAvisosEnviados>

/** Notification settings as the API returns them, without secrets. */
export const AjustesAvisos = object({
  disponible: Type.Boolean({ description: 'Si el plan incluye WhatsApp y SMS' }),
  whatsapp: nullable(object({ numero: Type.String(), numeroId: Type.String(), listo: Type.Boolean() })),
  sms: nullable(
    object({
      proveedor: oneOf(PROVEEDORES_SMS),
      cuenta: Type.String(),
      desde: Type.String(),
      url: Type.String(),
      listo: Type.Boolean(),
    }),
  ),
  paises: Type.Array(Type.String()),
  topeDia: Type.Integer(),
  silencio,
  frases,
  entrada: object({
    whatsapp: Type.String({ description: 'Dirección que se da a WhatsApp para los mensajes que llegan' }),
    sms: Type.String(),
    verificacion: Type.String({ description: 'Palabra con la que WhatsApp comprueba la dirección' }),
  }),
})
export type AjustesAvisos = Static<typeof AjustesAvisos>

export const PruebaAviso = object({ canal: oneOf(['whatsapp', 'sms'] as const), destino: Telefono })

/** Announcements of an empresa at a time. Each adds to every page of its customers. */
export const ANUNCIOS_MAXIMO = 5

export const AnuncioEnviado = object({
  texto: line(200),
  colas: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
  minutos: Type.Integer({ minimum: 1, maximum: 24 * 60, description: 'Cuánto dura' }),
})
export type AnuncioEnviado = Static<typeof AnuncioEnviado>

export const AnuncioDeEmpresa = object({
  id: Id,
  texto: Type.String(),
  colas: nullable(Type.Array(Id)),
  creado: Instante,
  hasta: Instante,
})
export type AnuncioDeEmpresa = Static<typeof AnuncioDeEmpresa>

/** An entry of a company's delivery log. */
export const EntregaDeEmpresa = object({
  ...EntregaVista.properties,
  turno: nullable(Type.Integer({ description: 'Número del turno' })),
  etiqueta: nullable(Type.String({ description: 'Cómo se llama ese turno, con el prefijo de su cola' })),
  destino: Type.String({ description: 'Con casi todo oculto; vacío un día después del turno' }),
})
export type EntregaDeEmpresa = Static<typeof EntregaDeEmpresa>
