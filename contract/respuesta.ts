import { type Static, Type } from 'typebox'
import { Id, Instante, nullable, object, oneOf } from './schema.ts'

export const RESPUESTAS = ['voy', 'tarde'] as const
/** What a customer says about coming: by a button on the phone, or in answer to a notice. */
export const Respuesta = object({
  palabra: oneOf(RESPUESTAS),
  minutos: nullable(Type.Integer({ minimum: 1, maximum: 120, description: 'Cuánto tarda, si lo dijo' })),
})
export type Respuesta = Static<typeof Respuesta>

/** A sentence for everybody who waits, until it ends. */
export const Anuncio = object({
  id: Id,
  texto: Type.String(),
  hasta: Instante,
  colas: nullable(Type.Array(Id, { description: 'Para quienes esperan en ellas; null: para todos' })),
})
export type Anuncio = Static<typeof Anuncio>
