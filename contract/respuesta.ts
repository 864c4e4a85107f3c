import { type Static, Type } from 'typebox'
import { Id, Instante, nullable, object, oneOf } from './schema.ts'

export const RESPUESTAS = ['voy', 'tarde'] as const
/** A customer's answer about coming, given on the turn page or in reply to a notice. */
export const Respuesta = object({
  palabra: oneOf(RESPUESTAS),
  minutos: nullable(Type.Integer({ minimum: 1, maximum: 120, description: 'Cuánto tarda, si lo dijo' })),
})
export type Respuesta = Static<typeof Respuesta>

/** An announcement for waiting customers, shown until `hasta`. */
export const Anuncio = object({
  id: Id,
  texto: Type.String(),
  hasta: Instante,
  colas: nullable(Type.Array(Id, { description: 'Para quienes esperan en ellas; null: para todos' })),
})
export type Anuncio = Static<typeof Anuncio>
