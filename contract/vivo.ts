import { type Static, Type } from 'typebox'
import { ColaPersonal, Publico } from './cola.ts'
import type { Acceso } from './endpoint.ts'
import { CODIGOS_ERROR } from './errores.ts'
import { PuestosDeEmpresa, Tablero } from './puesto.ts'
import { Epoca, Id, Instante, object, oneOf } from './schema.ts'
import { Codigo, Verificacion } from './turno.ts'

/** Path of the live channel: one WebSocket per tab, with JSON text frames. */
export const RUTA_VIVO = '/api/vivo'
/** Interval of the server's heartbeats. A client that receives nothing for twice as long reconnects. */
export const LATIDO_MS = 20_000
export const TEMAS_POR_CONEXION = 64
/** Maximum of waiting turns in a staff message; `cola.enEspera` is the full count. */
export const LISTA_VIVA_MAXIMO = 500

const Publica = object({ tema: oneOf(['publico'] as const), empresaId: Id })
const Personal = object({ tema: oneOf(['personal'] as const), empresaId: Id, colaId: Id })
const Puestos = object({ tema: oneOf(['puestos'] as const), empresaId: Id })
const DeSala = object({ tema: oneOf(['sala'] as const), empresaId: Id })
const DeTurno = object({
  tema: oneOf(['turno'] as const),
  codigo: Codigo,
  id: Type.Optional(Id),
})

/** Topics to follow: a company's public screen, a queue for its staff, its desks, the room overview, or one turn. */
export const Tema = Type.Union([Publica, Personal, Puestos, DeSala, DeTurno])
export type Tema = Static<typeof Tema>

/** The permiso that each topic requires in its empresa; `publico` requires none. */
export const PERMISO_DE_TEMA = {
  publico: 'publico',
  personal: 'personas',
  puestos: 'personas',
  sala: 'estadisticas',
  turno: 'publico',
} as const satisfies Record<Tema['tema'], Acceso>

/** A message from the client. `ref` is the client's own name for a topic; replies carry it back. */
export const MensajeCliente = Type.Union([
  object({
    tipo: oneOf(['seguir'] as const),
    ref: Type.String({ minLength: 1, maxLength: 120 }),
    tema: Tema,
  }),
  object({ tipo: oneOf(['dejar'] as const), ref: Type.String({ minLength: 1, maxLength: 120 }) }),
  object({ tipo: oneOf(['latido'] as const) }),
])
export type MensajeCliente = Static<typeof MensajeCliente>

const estado = <T extends Parameters<typeof object>[0]>(datos: T) =>
  object({
    tipo: oneOf(['estado'] as const),
    clave: Type.String(),
    seq: Type.Integer(),
    epoca: Epoca,
    ...datos,
  })

/** A message from the server. `siguiendo` maps a `ref` to the `clave` of the states that follow. */
export const MensajeServidor = Type.Union([
  object({ tipo: oneOf(['siguiendo'] as const), ref: Type.String(), clave: Type.String() }),
  estado({ tema: oneOf(['publico'] as const), datos: Publico }),
  estado({ tema: oneOf(['personal'] as const), datos: ColaPersonal }),
  estado({ tema: oneOf(['puestos'] as const), datos: PuestosDeEmpresa }),
  estado({ tema: oneOf(['sala'] as const), datos: Tablero }),
  estado({ tema: oneOf(['turno'] as const), datos: Verificacion }),
  object({
    tipo: oneOf(['fin'] as const),
    ref: Type.Optional(Type.String({ description: 'Falta cuando termina una clave que ya se seguía' })),
    clave: Type.Optional(Type.String()),
    codigo: oneOf(CODIGOS_ERROR),
    mensaje: Type.String(),
  }),
  object({ tipo: oneOf(['latido'] as const), instante: Instante }),
])
export type MensajeServidor = Static<typeof MensajeServidor>

/** WebSocket close codes that the server uses. */
export const CIERRES = {
  /** The node is shutting down; reconnect to reach another one. */
  reinicio: 1012,
  /** Too many connections from one address, or too much sent. */
  exceso: 1013,
  /** The client sent an invalid message. */
  protocolo: 1003,
} as const
