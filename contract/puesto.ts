import { type Static, Type } from 'typebox'
import { Epoca, Id, Instante, line, nullable, object, oneOf, Version } from './schema.ts'
import { Etiqueta, Puesto } from './turno.ts'

export const PUESTOS_MAXIMO = 100
export const PLAZAS_MAXIMO = 99
export const MOTIVO_PAUSA_MAXIMO = 60

const Plazas = Type.Integer({
  minimum: 1,
  maximum: PLAZAS_MAXIMO,
  description: 'Cuántas personas caben, como en una mesa',
})

/** A desk as the owner sends it, always as part of the whole list. A null `colas` means that it serves all. */
export const PuestoEnviado = object({
  id: Id,
  nombre: Puesto,
  colas: Type.Optional(nullable(Type.Array(Id, { minItems: 1, maxItems: 200 }))),
  plazas: Type.Optional(nullable(Plazas)),
})
export type PuestoEnviado = Static<typeof PuestoEnviado>

export const PuestosEnviados = object({
  version: Type.Optional(Version),
  puestos: Type.Array(PuestoEnviado, { maxItems: PUESTOS_MAXIMO }),
})
export type PuestosEnviados = Static<typeof PuestosEnviados>

export const ESTADOS_PUESTO = ['libre', 'ocupado', 'en pausa'] as const
export const EstadoPuesto = oneOf(ESTADOS_PUESTO)
export type EstadoPuesto = Static<typeof EstadoPuesto>

export const POR_QUE_LIBRE = [
  'salida',
  'cambio',
  'relevo',
  'equipo',
  'sesion',
  'sin_senal',
  'jornada',
  'eliminado',
] as const
const PorQueLibre = oneOf(POR_QUE_LIBRE, {
  description:
    'salida: se fue; cambio: pasó a otro puesto; relevo: otra persona lo tomó; equipo: lo liberó el equipo; sesion: se cerró la sesión; sin_senal: 15 minutos sin señal de su navegador; jornada: terminó la jornada; eliminado: el puesto ya no existe',
})
export type PorQueLibre = Static<typeof PorQueLibre>

/** A member's stay at a desk. */
export const Ocupacion = object({
  id: Type.String({ ...Id, description: 'De esta estadía: quien ocupa el puesto la recibe y la reconoce' }),
  usuario: Type.String({ description: 'Nombre de quien está' }),
  desde: Instante,
  vence: nullable(
    Type.String({
      ...Instante,
      description: 'Cuándo se libera si su navegador no da señal; null: la dio hace poco',
    }),
  ),
})
export type Ocupacion = Static<typeof Ocupacion>

export const PausaDePuesto = object({ motivo: Type.String(), desde: Instante })

const puesto = {
  id: Id,
  nombre: Type.String(),
  colas: nullable(Type.Array(Id, { description: 'Las que atiende; null: todas' })),
  plazas: nullable(Plazas),
  estado: EstadoPuesto,
  ocupacion: nullable(Ocupacion),
  pausa: nullable(PausaDePuesto),
  librePor: nullable(PorQueLibre),
}

/** A named desk as the staff sees it. */
export const PuestoDeEmpresa = object(puesto)
export type PuestoDeEmpresa = Static<typeof PuestoDeEmpresa>

export const PuestosDeEmpresa = object({
  version: Version,
  puestos: Type.Array(PuestoDeEmpresa),
  accesos: Type.Integer({
    description: 'Cambia cuando cambia quién puede hacer qué: vuelve a leer lo que se te permite',
  }),
  seq: Type.Integer(),
  epoca: Epoca,
})
export type PuestosDeEmpresa = Static<typeof PuestosDeEmpresa>

export const OrdenOcupar = object({
  relevar: Type.Optional(Type.Boolean({ description: 'Tomarlo aunque haya otra persona' })),
  ocupacion: Type.Optional(
    Type.String({ ...Id, description: 'De tu estadía: solo da señal de que sigues ahí, nunca lo toma' }),
  ),
})

/** The caller's stay at a desk is `ocupacion`. Live states with this `seq` or a later one reflect it. */
export const PuestoOcupado = object({
  puesto: PuestoDeEmpresa,
  ocupacion: Id,
  seq: Type.Integer(),
  epoca: Epoca,
})

/** Starts a pause, or ends it when `motivo` is null. */
export const OrdenPausa = object({ motivo: nullable(line(MOTIVO_PAUSA_MAXIMO)) })

/** A customer whom a desk is serving. */
export const AtendidoEnTablero = object({
  etiqueta: Etiqueta,
  nombre: Type.String(),
  cola: Type.String(),
  desde: Instante,
})
export type AtendidoEnTablero = Static<typeof AtendidoEnTablero>

/** A named desk with the customers it is serving. */
export const PuestoDeTablero = object({ ...puesto, atendidos: Type.Array(AtendidoEnTablero) })
export type PuestoDeTablero = Static<typeof PuestoDeTablero>

export const ColaDeTablero = object({
  id: Id,
  nombre: Type.String(),
  prioridad: Type.Boolean(),
  enEspera: Type.Integer(),
  apartados: Type.Integer(),
  esperaDesde: nullable(Type.String({ ...Instante, description: 'Desde cuándo espera quien más lleva' })),
  puestos: Type.Integer({
    description: 'Puestos con nombre que la atienden ahora, sin los que están en pausa',
  }),
})
export type ColaDeTablero = Static<typeof ColaDeTablero>

/** The overview of the room for supervisors. */
export const Tablero = object({
  puestos: Type.Array(PuestoDeTablero),
  otros: Type.Array(object({ nombre: Type.String(), atendidos: Type.Array(AtendidoEnTablero) }), {
    description: 'Puestos sin nombre guardado que atienden a alguien',
  }),
  colas: Type.Array(ColaDeTablero),
  zona: Type.String(),
  seq: Type.Integer(),
  epoca: Epoca,
})
export type Tablero = Static<typeof Tablero>
