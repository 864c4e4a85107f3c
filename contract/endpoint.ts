import type { Static, TSchema } from 'typebox'
import type { CodigoError } from './errores.ts'
import type { Permiso } from './permiso.ts'

/**
 * Who may call an endpoint, enforced by server/http/access.ts. A permiso is required in the empresa of the path.
 * publico: no restriction; sesion: any logged-in user; propio: the usuario of the path; miembro: any member of the
 * empresa of the path. A usuario in the path (`correo`) must always be the caller, except on public endpoints.
 */
export type Acceso = Permiso | 'publico' | 'sesion' | 'propio' | 'miembro'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  permiso: Acceso
  /** Section of the API page. */
  group: string
  summary: string
  params?: TSchema
  query?: TSchema
  headers?: TSchema
  body?: TSchema
  /** A body that may be absent, empty or `{}`. */
  bodyOptional?: boolean
  /** The handler gets the unparsed body, to check a signature over it. */
  rawBody?: boolean
  /** Requests from other origins are accepted: the path itself carries the authorization, and cookies are ignored. */
  anyOrigin?: boolean
  /** Maximum body size in bytes, when it exceeds the default of 64 KB. */
  bodyMaximo?: number
  /** Content type of a successful reply, when it is not JSON. */
  replyType?: 'text/csv' | 'text/html' | 'text/plain'
  replies: Record<number, TSchema>
  errors: readonly CodigoError[]
}

type Of<E, K extends string> = E extends { [P in K]: infer S extends TSchema } ? Static<S> : undefined

export type ParamsOf<E extends Endpoint> = Of<E, 'params'>
export type QueryOf<E extends Endpoint> = Of<E, 'query'>
export type HeadersOf<E extends Endpoint> = Of<E, 'headers'>
export type BodyOf<E extends Endpoint> = Of<E, 'body'>
export type ReplyOf<E extends Endpoint> = {
  [K in keyof E['replies']]: E['replies'][K] extends TSchema ? Static<E['replies'][K]> : never
}[keyof E['replies']]

export const endpoint = <const E extends Endpoint>(e: E): E => e

/** The access that an endpoint requires in the empresa of its path; null when it requires none there. */
export const enEmpresa = ({ permiso }: Pick<Endpoint, 'permiso'>): Permiso | 'miembro' | null =>
  permiso === 'publico' || permiso === 'sesion' || permiso === 'propio' ? null : permiso

/** Whether the usuario of the path must be the caller. */
export const isOfSelf = ({ permiso, path }: Pick<Endpoint, 'permiso' | 'path'>): boolean =>
  permiso !== 'publico' && path.includes('/:correo')
