import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { CuerpoError } from '#contract/errores.ts'
import { PATIENCE_MS } from './patience.ts'

export interface Answer<T> {
  status: number
  body: T
  error: CuerpoError
  headers: Headers
}

type Args<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
  headers?: Record<string, string>
}

/** Calls a server as a browser does: one cookie jar, JSON, real HTTP. */
export class Client {
  readonly url: string
  readonly #jar = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  /** All cookies as a header. Setting it replaces them. */
  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(header: string) {
    this.#jar.clear()
    for (const pair of header.split('; ').filter(Boolean)) this.#keep(pair)
  }

  /** The session token; empty if there is none. */
  get session(): string {
    return this.#jar.get('turnero_sesion') ?? ''
  }

  #keep(pair: string): void {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value) this.#jar.set(name, value)
    else this.#jar.delete(name)
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookie && !headers.has('cookie')) headers.set('cookie', this.cookie)
    const response = await fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      this.#keep(line.split(';', 1)[0] ?? '')
    }
    return response
  }

  /** Returns any answer, including refusals. */
  async try<E extends Endpoint>(
    endpoint: E,
    args: Args<E> = {},
    signal?: AbortSignal,
  ): Promise<Answer<ReplyOf<E>>> {
    const response = await this.send(pathOf(endpoint, args), {
      method: endpoint.method,
      headers: {
        ...(args.body !== undefined && { 'content-type': 'application/json' }),
        ...args.headers,
      },
      ...(args.body !== undefined && { body: JSON.stringify(args.body) }),
      signal,
    })
    const body = await response.json()
    return { status: response.status, body, error: body, headers: response.headers }
  }

  /**
   * Returns the answer, after retries while the server reports that it is too busy. A change that may have been made is
   * retried only with an Idempotency-Key, as pages do.
   */
  async settle<E extends Endpoint>(endpoint: E, args: Args<E> = {}): Promise<Answer<ReplyOf<E>>> {
    const started = performance.now()
    const hasKey = args.headers?.['idempotency-key'] !== undefined
    let answer = await this.try(endpoint, args)
    while (isBusy(answer, hasKey) && performance.now() - started < PATIENCE_MS) {
      await sleep(1000 * Number(answer.headers.get('retry-after')))
      answer = await this.try(endpoint, args)
    }
    return answer
  }

  /** Returns the reply; throws on a refusal, with its body. */
  async call<E extends Endpoint>(endpoint: E, args: Args<E> = {}): Promise<ReplyOf<E>> {
    const answer = await this.settle(endpoint, args)
    if (answer.status >= 400) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.error)}`)
    }
    return answer.body
  }
}

/** The header under which a change may be sent again. */
export const newKey = (): { 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() })

function pathOf<E extends Endpoint>(endpoint: E, { params, query }: Args<E>): string {
  const values = (params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams((query ?? {}) as Record<string, string>)
  return search.size > 0 ? `${path}?${search}` : path
}

/** `sobrecarga` changed nothing; `no_disponible` may come after a commit whose outcome is unknown. */
const isBusy = ({ status, error }: Answer<unknown>, hasKey: boolean): boolean =>
  status === 503 && (error.codigo === 'sobrecarga' || (hasKey && error.codigo === 'no_disponible'))
