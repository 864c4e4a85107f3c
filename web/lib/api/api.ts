import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { Turno } from '#contract/turno.ts'
import { fallos } from '#texts/fallos.ts'
import { idioma } from '#texts/idioma.ts'
import { isRecord } from '../browser/storage.ts'
import { ApiError } from './api-error.ts'
import { track } from './idempotency.ts'

const TIMEOUT_MS = 20_000

declare global {
  /** Returns the reply to a request the page started before its scripts loaded (web/bundler/early-start.ts), once. */
  var turneroEarly: ((method: string, url: string) => Promise<Response> | undefined) | undefined
}

type Part<Name extends string, Value> = Value extends undefined
  ? { [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

type BodyPart<E extends Endpoint> = E extends { bodyOptional: true }
  ? { body?: BodyOf<E> }
  : Part<'body', BodyOf<E>>

export type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  BodyPart<E> &
  Rest

type Rest = {
  signal?: AbortSignal
  /** Calls with the same name share one idempotency key, whatever they send, until one succeeds. */
  same?: string
  /** The storage key that keeps the idempotency key of `same` across reloads. */
  keptAs?: string | undefined
}

type Arguments<E extends Endpoint> =
  Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

type Loose = Rest & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export function urlOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Calls one endpoint of the contract. Throws ApiError, or the abort of `signal`. */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal, same, keptAs } = (options ?? {}) as Loose
  const { method } = endpoint
  const url = urlOf(endpoint.path, params, query)
  const text = body === undefined ? undefined : JSON.stringify(body)
  const change =
    method === 'GET'
      ? null
      : same
        ? track(same, undefined, keptAs)
        : track(`${method} ${url} ${text}`, aboutOf(url))
  const { response, reply } = await send(
    url,
    {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': idioma.codigo,
        ...(text !== undefined && JSON_TYPE),
        ...(change && { 'idempotency-key': change.key }),
      },
      body: text,
      credentials: 'same-origin',
    },
    signal,
  ).catch((error) => {
    change?.lost()
    throw error
  })
  // A proxy that answers for the server, or a server that failed, does not know whether the change was made. A limit
  // says nothing about an earlier attempt.
  const { status, ok } = response
  if (isRecord(reply) && (same ? ok : status < 500 && status !== 429)) change?.answered()
  else change?.lost()
  if (ok && reply !== undefined) return reply as ReplyOf<E>
  throw errorOf(status, reply)
}

/** Returns the part of `url` that identifies the turno, desk or queue a request changes. */
const aboutOf = (url: string) => /^.*\/(?:turnos|puestos|cola)\/[^/]+/.exec(url)?.[0]

const JSON_TYPE = { 'content-type': 'application/json' }

/** The timeout covers the whole reply, including its body. */
async function send(url: string, init: RequestInit & { method: string }, signal?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, TIMEOUT_MS)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const begun = globalThis.turneroEarly?.(init.method, url)
    const response = await (begun ?? fetch(url, { ...init, signal: controller.signal }))
    const text = await response.text()
    return { response, reply: parsed(text) }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'sin_conexion', fallos.sinConexion)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorOf(status: number, body: unknown): ApiError {
  if (isRecord(body) && typeof body.codigo === 'string' && typeof body.mensaje === 'string') {
    const detalles = Array.isArray(body.detalles) ? body.detalles : []
    const enAtencion = body.enAtencion as Turno | null | undefined
    return new ApiError(status, body.codigo as ApiError['codigo'], body.mensaje, detalles, enAtencion)
  }
  // Not a reply from our server, for example a proxy's error page.
  return new ApiError(status, 'no_disponible', fallos.noDisponible)
}
