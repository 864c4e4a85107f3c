import type { Static, TSchema } from 'typebox'
import type { CodigoError } from './errores.ts'

/**
 * Who may call, enforced by server/http/access.ts:
 * anyone; session: somebody logged in; self: the user whose correo is in the path;
 * owner: self, and owner of the empresa `id` in the path; staff: a member of `empresaId` in the path.
 */
export type Access = 'anyone' | 'session' | 'self' | 'owner' | 'staff'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  /** Section of the API page. */
  group: string
  summary: string
  params?: TSchema
  query?: TSchema
  headers?: TSchema
  body?: TSchema
  /** A body that may be absent, empty or `{}`. */
  bodyOptional?: boolean
  /** Bytes of the largest body, when it may have more than the usual 64 KB. */
  bodyMaximo?: number
  /** What a success is sent as, when it is not JSON. */
  replyType?: 'text/csv'
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
