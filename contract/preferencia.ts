import { type Static, Type } from 'typebox'
import { Id, line, object, oneOf, Version } from './schema.ts'

export const PREFERENCIAS_MAXIMO = 12
/** Minutes of credit that always put a customer first: a whole day. */
export const SIEMPRE_PRIMERO = 1440

export const TIPOS_PREFERENCIA = ['adulto mayor', 'embarazo', 'discapacidad', 'cuidador', 'propia'] as const
export const TipoPreferencia = oneOf(TIPOS_PREFERENCIA)
export type TipoPreferencia = Static<typeof TipoPreferencia>

export const Preferencia = object({
  id: Id,
  nombre: line(40),
  tipo: TipoPreferencia,
  ventaja: Type.Integer({
    minimum: 1,
    maximum: SIEMPRE_PRIMERO,
    description: 'Minutos de ventaja al llegar; 1440: siempre primero',
  }),
  ofrecida: Type.Boolean({ description: 'Si el cliente la puede elegir; si no, solo el personal' }),
})
export type Preferencia = Static<typeof Preferencia>

const lista = Type.Array(Preferencia, { maxItems: PREFERENCIAS_MAXIMO })

export const PreferenciasEnviadas = object({ version: Type.Optional(Version), preferencias: lista })
export type PreferenciasEnviadas = Static<typeof PreferenciasEnviadas>

export const ListaPreferencias = object({ version: Version, preferencias: lista })
export type ListaPreferencias = Static<typeof ListaPreferencias>

/** A preference as customers see it. */
export const PreferenciaOfrecida = object({ id: Id, nombre: Type.String() })
export type PreferenciaOfrecida = Static<typeof PreferenciaOfrecida>
