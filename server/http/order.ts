import type { FastifyInstance } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from '#contract/endpoint.ts'
import type { Command } from '#server/store/command.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { actorOf } from './access.ts'
import { bind, type Call } from './bind.ts'
import type { Deps } from './deps.ts'

/** Paths name the empresa `id` if it is their subject; orders always name it `empresaId`. */
type PathOf<P> = P extends { id: string } ? Omit<P, 'id'> & { empresaId: string } : P

/** The order of an endpoint: its body, its path parameters, the caller and the Idempotency-Key. */
export type OrderOf<E extends Endpoint> = (BodyOf<E> extends undefined ? unknown : BodyOf<E>) &
  PathOf<ParamsOf<E>> & { actor: Actor; llave: string | undefined }

type After<E extends Endpoint, A, R> = (result: R, order: A, call: Call<E>) => Awaitable<ReplyOf<E>>

/** `after` is optional if the result of the command is the reply. */
type Reply<E extends Endpoint, A, R> = [R] extends [ReplyOf<E>]
  ? [after?: After<E, A, R>]
  : [after: After<E, A, R>]

/** Binds an endpoint to a command that takes the order of the endpoint as it is. */
export function order<E extends Endpoint, R>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  command: Command<OrderOf<E>, R>,
  ...reply: Reply<E, OrderOf<E>, R>
): void {
  preparedOrder(app, deps, endpoint, orderOf<E>, command, ...reply)
}

/** Binds an endpoint to a command. `before` makes the order: it may hash, encrypt or look something up. */
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

/** Makes the order of a call. The path and the caller come last, so that a body cannot override them. */
export function orderOf<E extends Endpoint>({ body, params, llave, request }: Call<E>): OrderOf<E> {
  const { id, ...path } = (params ?? {}) as Record<string, string>
  return {
    ...(body ?? {}),
    ...(id === undefined ? path : { ...path, empresaId: id }),
    actor: actorOf(request),
    llave,
  } as OrderOf<E>
}
