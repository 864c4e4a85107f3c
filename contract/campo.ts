import { type Static, Type } from 'typebox'
import { Id, line, object, oneOf, optionalLine } from './schema.ts'

export const CAMPOS_MAXIMO = 8
export const OPCIONES_MAXIMO = 20
export const VALOR_MAXIMO = 120

export const TIPOS_CAMPO = ['texto', 'numero', 'opcion', 'documento'] as const
export const TipoCampo = oneOf(TIPOS_CAMPO)
export type TipoCampo = Static<typeof TipoCampo>

/** A question that a queue asks customers when they take a turn. */
export const CampoDeCola = object({
  id: Id,
  nombre: line(40),
  tipo: TipoCampo,
  obligatorio: Type.Boolean(),
  opciones: Type.Array(line(60), { maxItems: OPCIONES_MAXIMO, description: 'Solo con tipo opcion' }),
})
export type CampoDeCola = Static<typeof CampoDeCola>

export const CamposDeCola = Type.Array(CampoDeCola, { maxItems: CAMPOS_MAXIMO })

/** A customer's answers, by the id of the field. */
export const CamposEnviados = Type.Array(object({ id: Id, valor: optionalLine(VALOR_MAXIMO) }), {
  maxItems: CAMPOS_MAXIMO,
})
export type CamposEnviados = Static<typeof CamposEnviados>
