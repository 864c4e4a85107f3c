import { type Static, Type } from 'typebox'
import { Id, Instante, nullable, object, oneOf } from './schema.ts'

/** Topics of activity entries. */
export const TEMAS_DE_ACTIVIDAD = ['turnos', 'puestos', 'colas', 'ajustes', 'equipo', 'pantallas'] as const
export const TemaDeActividad = oneOf(TEMAS_DE_ACTIVIDAD)
export type TemaDeActividad = Static<typeof TemaDeActividad>

/** Actors of an entry that has no named person. */
export const QUIENES = ['equipo', 'clientes', 'pantallas', 'sistema'] as const
export type Quien = (typeof QUIENES)[number]

/** The longest retention an empresa may choose for its activity log, in months. */
export const ACTIVIDAD_MESES_MAXIMO = 120
export const ActividadMeses = nullable(
  Type.Integer({
    minimum: 1,
    maximum: ACTIVIDAD_MESES_MAXIMO,
    description: 'Meses que se guarda quién hizo qué; null: siempre',
  }),
)

const Fecha = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'Día de la empresa' })

const FILTRO = {
  persona: Type.Optional(Id),
  quien: Type.Optional(oneOf(QUIENES)),
  tema: Type.Optional(TemaDeActividad),
  colaId: Type.Optional(Id),
  desde: Type.Optional(Fecha),
  hasta: Type.Optional(Fecha),
}

/** A caller without access to the team's activity only gets their own, whatever the filter says. */
export const FiltroDeActividad = object(FILTRO)
export type FiltroDeActividad = Static<typeof FiltroDeActividad>

export const PaginaDeActividad = object({
  ...FILTRO,
  cursor: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,16}-[0-9]{1,16}$',
      description: 'El `siguiente` de la página anterior',
    }),
  ),
})

const CambioDeActividad = object({
  campo: Type.String(),
  antes: nullable(Type.String()),
  despues: nullable(Type.String()),
})

export const EntradaDeActividad = object({
  id: Type.String(),
  instante: Instante,
  tema: TemaDeActividad,
  tipo: Type.String({ description: 'La palabra que la identifica, como `llamado`' }),
  hecho: Type.String({ description: 'Lo mismo, como se lee' }),
  quien: Type.String({ description: 'Nombre de quien lo hizo, o qué lo hizo' }),
  persona: nullable(Id),
  cola: nullable(Type.String()),
  turno: nullable(
    object({ etiqueta: Type.String(), nombre: Type.String({ description: 'Vacío si ya se borró' }) }),
  ),
  puesto: nullable(Type.String()),
  sobre: nullable(Type.String({ description: 'Persona, cola o pantalla que cambió' })),
  direccion: nullable(
    Type.String({
      description: 'Dirección de red desde la que se hizo, con el final oculto; solo de ajustes y equipo',
    }),
  ),
  cambios: Type.Array(CambioDeActividad),
})
export type EntradaDeActividad = Static<typeof EntradaDeActividad>

export const Actividad = object({
  entradas: Type.Array(EntradaDeActividad),
  siguiente: nullable(
    Type.String({ description: 'Para pedir lo anterior; null: no hay más. Una página puede venir vacía' }),
  ),
  todas: Type.Boolean({ description: 'Si ve la actividad de todo el equipo, o solo la suya' }),
  personas: Type.Array(object({ id: Id, nombre: Type.String() }), {
    description: 'De quiénes puede haber actividad',
  }),
})
export type Actividad = Static<typeof Actividad>
