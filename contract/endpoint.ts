import type { Static, TSchema } from 'typebox'
import type { CodigoError } from './errores.ts'
import type { Permiso } from './permiso.ts'

/**
 * Who may call, enforced by server/http/access.ts: whoever has this permiso in the empresa of the path, or
 * publico: anybody; sesion: somebody logged in; propio: the usuario of the path; miembro: whoever belongs to the empresa
 * of the path. Where a path names a usuario (`correo`), it must be the caller, whatever the permiso.
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
  /** The handler reads the body as it came, to check a signature over it. */
  rawBody?: boolean
  /** Pages and servers of others may send it: what allows it is in the path, and no cookie counts. */
  anyOrigin?: boolean
  /** Bytes of the largest body, when it may have more than the usual 64 KB. */
  bodyMaximo?: number
  /** What a success is sent as, when it is not JSON. */
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

/** What a call asks for in the empresa of its path; null when it is about none. */
export const enEmpresa = ({ permiso }: Pick<Endpoint, 'permiso'>): Permiso | 'miembro' | null =>
  permiso === 'publico' || permiso === 'sesion' || permiso === 'propio' ? null : permiso

/** Whether the usuario of the path must be the caller. */
export const isOfSelf = ({ permiso, path }: Pick<Endpoint, 'permiso' | 'path'>): boolean =>
  permiso !== 'publico' && path.includes('/:correo')
