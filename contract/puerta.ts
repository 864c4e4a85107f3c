import { type Static, Type } from 'typebox'
import { Instante, object } from './schema.ts'

/** A burst: many waiting turnos issued from one origin within a short time. */
export const Rafaga = object({
  id: Type.String({ description: 'Para cancelarla' }),
  cuantos: Type.Integer(),
  desde: Instante,
  hasta: Instante,
  nombres: Type.Array(Type.String(), { description: 'Los primeros, para reconocerlos' }),
})
export type Rafaga = Static<typeof Rafaga>

/** The room code and the current bursts. */
export const Puerta = object({
  codigo: Type.String({ description: 'El código que se muestra en la sala' }),
  cambia: Instante,
  pideCodigo: Type.Boolean({ description: 'Todo turno que no toma el personal necesita el código' }),
  rafagas: Type.Array(Rafaga),
})
export type Puerta = Static<typeof Puerta>

export const CambioPuerta = object({ pideCodigo: Type.Boolean() })
