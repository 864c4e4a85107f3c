/** ok: acknowledged. fail: certainly not done. unknown: no answer, or one after which it may have been done. */
export type Outcome = 'ok' | 'fail' | 'unknown'

export interface TakeResult {
  id: string
  numero: number
  codigo: string
}

export interface CallResult {
  /** The turno that was called; null when none waited. */
  id: string | null
}

interface Common {
  process: number
  /** Names the operation: the customer of a take, the desk of a call. */
  value: string
  outcome: Outcome | 'pending'
  reason?: string
  invokedAt: number
  completedAt?: number
}

export type Take = Common & { f: 'take'; result?: TakeResult }
export type Call = Common & { f: 'call'; result?: CallResult }
export type Operation = Take | Call

export type Ending<R> = { outcome: 'ok'; result: R } | { outcome: 'fail' | 'unknown'; reason: string }

/** All operations of the clients and their outcomes, in order. */
export class History {
  readonly operations: Operation[] = []
  readonly #started = performance.now()

  async take(process: number, value: string, run: () => Promise<Ending<TakeResult>>): Promise<Take> {
    const operation: Take = { f: 'take', process, value, outcome: 'pending', invokedAt: this.#now() }
    return this.#record(operation, run)
  }

  async call(process: number, value: string, run: () => Promise<Ending<CallResult>>): Promise<Call> {
    const operation: Call = { f: 'call', process, value, outcome: 'pending', invokedAt: this.#now() }
    return this.#record(operation, run)
  }

  get takes(): Take[] {
    return this.operations.filter((o) => o.f === 'take')
  }

  get calls(): Call[] {
    return this.operations.filter((o) => o.f === 'call')
  }

  count(outcome: Outcome): number {
    return this.operations.filter((o) => o.outcome === outcome).length
  }

  #now(): number {
    return Math.round(performance.now() - this.#started)
  }

  async #record<O extends Operation>(
    operation: O,
    run: () => Promise<Ending<O extends Take ? TakeResult : CallResult>>,
  ): Promise<O> {
    this.operations.push(operation)
    const ending = await run()
    operation.outcome = ending.outcome
    operation.completedAt = this.#now()
    if (ending.outcome === 'ok') operation.result = ending.result
    else operation.reason = ending.reason
    return operation
  }
}
