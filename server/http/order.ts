import type { FastifyInstance } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from '#contract/endpoint.ts'
import type { Command } from '#server/store/command.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { actorOf } from './access.ts'
import { bind, type Call } from './bind.ts'
import type { Deps } from './deps.ts'

/** Paths of an empresa itself call it `id`. */
type PathOf<P> = P extends { id: string } ? Omit<P, 'id'> & { empresaId: string } : P

/** What an endpoint orders: its body, its path, who calls and the key of the call. */
export type OrderOf<E extends Endpoint> = (BodyOf<E> extends undefined ? unknown : BodyOf<E>) &
  PathOf<ParamsOf<E>> & { actor: Actor; llave: string | undefined }

type After<E extends Endpoint, A, R> = (result: R, order: A, call: Call<E>) => Awaitable<ReplyOf<E>>

/** A command whose result is the reply needs no `after`. */
type Reply<E extends Endpoint, A, R> = [R] extends [ReplyOf<E>]
  ? [after?: After<E, A, R>]
  : [after: After<E, A, R>]

/** Binds an endpoint to a command that takes just what the endpoint orders. */
export function order<E extends Endpoint, R>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  command: Command<OrderOf<E>, R>,
  ...reply: Reply<E, OrderOf<E>, R>
): void {
  preparedOrder(app, deps, endpoint, orderOf<E>, command, ...reply)
}

/** Binds an endpoint to a command; `before` makes the order: it hashes, encrypts or looks something up. */
export function preparedOrder<E extends Endpoint, A, R>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  before: (call: Call<E>) => Awaitable<A>,
  command: Command<A, R>,
  ...[after]: Reply<E, A, R>
): void {
  bind(app, deps, endpoint, async (call) => {
    const order = await before(call)
    const result = await deps.store.execute(command, order)
    return after ? after(result, order, call) : (result as ReplyOf<E>)
  })
}

/** The path and the caller come last, so that a body cannot name others. */
export function orderOf<E extends Endpoint>({ body, params, llave, request }: Call<E>): OrderOf<E> {
  const { id, ...path } = (params ?? {}) as Record<string, string>
  return {
    ...(body ?? {}),
    ...(id === undefined ? path : { ...path, empresaId: id }),
    actor: actorOf(request),
    llave,
  } as OrderOf<E>
}
