import { type Static, Type } from 'typebox'
import { Id, Instante, line, nullable, object, oneOf } from './schema.ts'

/** How long a pairing code is valid. A screen that is not paired by then requests another one. */
export const CODIGO_DISPOSITIVO_MS = 10 * 60_000
/** How often a screen that shows a pairing code polls whether it was paired. */
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

/** Changes to a device. An absent field keeps its value. */
export const CambiosDispositivo = object({
  tipo: Type.Optional(TipoDispositivo),
  nombre: Type.Optional(Nombre),
  colas: Type.Optional(Colas),
})
export type CambiosDispositivo = Static<typeof CambiosDispositivo>

export const CodigoDispositivo = object({ codigo: Type.String(), expira: Instante })
export type CodigoDispositivo = Static<typeof CodigoDispositivo>

/** The pairing state of a screen: a pending code, or the empresa it is paired with. */
export const EstadoDispositivo = object({
  codigo: nullable(CodigoDispositivo),
  emparejado: nullable(
    object({ empresaId: Id, tipo: TipoDispositivo, nombre: Type.String(), colas: nullable(Type.Array(Id)) }),
  ),
})
export type EstadoDispositivo = Static<typeof EstadoDispositivo>

/** How often a paired screen polls the room code. */
export const CONSULTA_SALA_MS = 20_000

/** The room code as a paired screen receives it. */
export const SalaDispositivo = object({
  emparejado: Type.Boolean({ description: 'Solo las pantallas conectadas conocen el código' }),
  codigo: nullable(
    Type.String({ description: 'El código de la sala, mientras se pide a quien toma un turno; si no, null' }),
  ),
})
export type SalaDispositivo = Static<typeof SalaDispositivo>
