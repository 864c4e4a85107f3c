import type { CodigoError } from '#contract/errores.ts'
import type { Peticion } from './peticion.ts'

export interface Told {
  status: number
  body: unknown
  /** Error code of a refusal. */
  codigo: CodigoError | null
}

/** A request with its client, node and answer. */
export interface Operation {
  readonly client: number
  readonly node: number
  readonly peticion: Peticion
  /** Position among all beginnings and ends of requests, from which the real-time order follows. */
  readonly begun: number
  /** Infinity while it is unknown whether it took effect. */
  ended: number
  /** The server's clock when it was sent. */
  readonly at: number
  /** Null: no answer, or one that does not say whether it took effect. */
  told: Told | null
  /** Why there is no answer. */
  reason?: string
}

/** A live state as a tab received it. */
export interface Heard {
  readonly node: number
  /** Topic: 'publico', 'puestos', 'sala', 'personal <cola>' or 'turno <id>'. */
  readonly topic: string
  readonly seq: number
  readonly datos: unknown
  /** The server's clock when it arrived. */
  readonly at: number
}

export class History {
  readonly operations: Operation[] = []
  readonly heard: Heard[] = []
  /** Requests without an answer, for the count. */
  readonly lost: Operation[] = []
  #moments = 0

  begin(client: number, node: number, peticion: Peticion, at: number): Operation {
    const begun = ++this.#moments
    const operation: Operation = {
      client,
      node,
      peticion,
      begun,
      ended: Number.POSITIVE_INFINITY,
      at,
      told: null,
    }
    this.operations.push(operation)
    return operation
  }

  end(operation: Operation, told: Told): void {
    operation.told = told
    operation.ended = ++this.#moments
  }

  /** Drops a request that certainly did not take effect: the connection was refused, or it was rejected unread. */
  forget(operation: Operation): void {
    this.operations.splice(this.operations.indexOf(operation), 1)
  }
}

/** One request as a line, for messages and for the saved history. */
export const tell = ({ client, node, peticion, told, reason }: Operation): string => {
  const { hace, ...args } = peticion
  const answer = told ? `${told.status} ${told.codigo ?? JSON.stringify(told.body)}` : `no answer (${reason})`
  return `client ${client} on node ${node}: ${hace} ${JSON.stringify(args)} -> ${answer.slice(0, 300)}`
}
