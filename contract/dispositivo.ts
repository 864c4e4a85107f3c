import { type Static, Type } from 'typebox'
import { Id, Instante, line, nullable, object, oneOf } from './schema.ts'

/** A screen that shows a code and was not paired within this time asks for another one. */
export const CODIGO_DISPOSITIVO_MS = 10 * 60_000
/** How often a screen that shows a code asks whether it was paired. */
export const CONSULTA_DISPOSITIVO_MS = 3000

export const TIPOS_DISPOSITIVO = ['monitor', 'kiosco'] as const
export const TipoDispositivo = oneOf(TIPOS_DISPOSITIVO, {
  description: 'monitor: muestra a quién se llama; kiosco: entrega turnos',
})
export type TipoDispositivo = Static<typeof TipoDispositivo>

const Nombre = line(60)
const Colas = nullable(
  Type.Array(Id, { minItems: 1, maxItems: 200, description: 'Colas de la pantalla; null: todas' }),
)

export const Dispositivo = object({
  id: Id,
  tipo: TipoDispositivo,
  nombre: Type.String(),
  colas: nullable(Type.Array(Id)),
  emparejado: Instante,
  visto: nullable(Type.String({ description: 'Última señal de vida, ISO 8601 en UTC' })),
  enLinea: Type.Boolean(),
})
export type Dispositivo = Static<typeof Dispositivo>

export const Emparejamiento = object({
  codigo: Type.String({ minLength: 1, maxLength: 40, description: 'El que muestra la pantalla en /tv' }),
  tipo: TipoDispositivo,
  nombre: Nombre,
  colas: Type.Optional(Colas),
})
export type Emparejamiento = Static<typeof Emparejamiento>

/** A field that is absent keeps its value. */
export const CambiosDispositivo = object({
  tipo: Type.Optional(TipoDispositivo),
  nombre: Type.Optional(Nombre),
  colas: Type.Optional(Colas),
})
export type CambiosDispositivo = Static<typeof CambiosDispositivo>

export const CodigoDispositivo = object({ codigo: Type.String(), expira: Instante })
export type CodigoDispositivo = Static<typeof CodigoDispositivo>

/** What a screen learns of itself: whether it has a code that waits, or an empresa. */
export const EstadoDispositivo = object({
  codigo: nullable(CodigoDispositivo),
  emparejado: nullable(
    object({ empresaId: Id, tipo: TipoDispositivo, nombre: Type.String(), colas: nullable(Type.Array(Id)) }),
  ),
})
export type EstadoDispositivo = Static<typeof EstadoDispositivo>

/** How often a paired screen asks for the code of the room. */
export const CONSULTA_SALA_MS = 20_000

/** What a paired screen shows of the code of the room. */
export const SalaDispositivo = object({
  emparejado: Type.Boolean({ description: 'Solo las pantallas conectadas conocen el código' }),
  codigo: nullable(
    Type.String({ description: 'El código de la sala, mientras se pide a quien toma un turno; si no, null' }),
  ),
})
export type SalaDispositivo = Static<typeof SalaDispositivo>
