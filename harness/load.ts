import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '#contract/endpoints.ts'
import { type Answer, Client } from './client.ts'
import { type CallResult, type Ending, History, type TakeResult } from './history.ts'
import type { ConColas } from './stories.ts'

export interface Target {
  empresaId: string
  colaId: string
  /** The owner's session, for calls. */
  cookie: string
}

export const targetOf = ({ empresaId, colas, client }: ConColas): Target => ({
  empresaId,
  colaId: colas[0] as string,
  cookie: client.cookie,
})

/** Interprets an answer or its absence. An error is never an acknowledgement. */
function judge<T, R>(answer: Answer<T> | Error, status: number, result: (body: T) => R): Ending<R> {
  if (answer instanceof Error) {
    const code = (answer.cause as NodeJS.ErrnoException | undefined)?.code
    // Nothing was sent: no program listens there.
    return { outcome: code === 'ECONNREFUSED' ? 'fail' : 'unknown', reason: code ?? answer.message }
  }
  if (answer.status === status) return { outcome: 'ok', result: result(answer.body) }
  const { codigo } = answer.error
  const open = answer.status >= 500 && codigo !== 'sobrecarga'
  const silent = answer.status === 503 && !answer.headers.has('retry-after')
  const reason = `${answer.status} ${codigo}${silent ? ' without Retry-After' : ''}`
  return { outcome: open ? 'unknown' : 'fail', reason }
}

const asError = (error: unknown): Error => error as Error
/** A slower answer counts as none. The server answers everything within 25 s. */
const PATIENCE_MS = 30_000
const RECOVERY_MS = 90_000

const everySecondRepeats = (taker: number): Repeat => (taker % 2 === 0 ? 'until known' : 'never')

export async function takeOnce(
  url: string,
  { empresaId, colaId }: Target,
  nombre: string,
  key: string | null,
): Promise<Ending<TakeResult>> {
  const answer = await new Client(url)
    .try(
      endpoints.pedirTurno,
      {
        params: { empresaId, colaId },
        body: { nombre },
        headers: key ? { 'idempotency-key': key } : {},
      },
      AbortSignal.timeout(PATIENCE_MS),
    )
    .catch(asError)
  return judge(answer, 201, ({ turno }) => ({ id: turno.id, numero: turno.numero, codigo: turno.codigo }))
}

export async function callOnce(url: string, target: Target, puesto: string): Promise<Ending<CallResult>> {
  const client = new Client(url)
  client.cookie = target.cookie
  const { empresaId, colaId } = target
  const answer = await client
    .try(
      endpoints.siguiente,
      { params: { empresaId, colaId }, body: { puesto } },
      AbortSignal.timeout(PATIENCE_MS),
    )
    .catch(asError)
  return judge(answer, 200, ({ turno }) => ({ id: turno?.id ?? null }))
}

/** Repeats a request with the same key until its outcome is known, as our web client does. */
async function takeUntilKnown(
  url: () => string,
  target: Target,
  nombre: string,
  running: () => boolean,
): Promise<Ending<TakeResult>> {
  const key = randomUUID()
  let sent = false
  for (;;) {
    const ending = await takeOnce(url(), target, nombre, key)
    sent ||= ending.outcome === 'unknown'
    if (ending.outcome === 'ok' || (ending.outcome === 'fail' && !sent)) return ending
    if (!running()) return { outcome: 'unknown', reason: 'stopped before it was known' }
    await sleep(30)
  }
}

export interface LoadOptions {
  takers?: number
  callers?: number
  /**
   * never: one request without a key. once: one request with its own key. until known: repeated with the same key until
   * its outcome is known.
   */
  repeat?: (taker: number) => Repeat
}

type Repeat = 'never' | 'once' | 'until known'

/** Customers who take turnos and desks that call them, continuously. */
export class Load {
  readonly history: History
  readonly #url: () => string
  readonly #target: Target
  #running = true
  #names = 0
  #workers: Promise<void>[] = []

  constructor(url: () => string, target: Target, history = new History()) {
    this.history = history
    this.#url = url
    this.#target = target
  }

  start({ takers = 8, callers = 2, repeat = everySecondRepeats }: LoadOptions = {}): this {
    for (let n = 0; n < takers; n++) this.#workers.push(this.#taker(n, repeat(n)))
    for (let n = 0; n < callers; n++) this.#workers.push(this.#caller(takers + n))
    return this
  }

  /** Waits until `more` further requests were acknowledged. Rejects when the service does not recover. */
  async acknowledged(more: number): Promise<void> {
    const goal = this.history.count('ok') + more
    const deadline = performance.now() + RECOVERY_MS
    while (this.history.count('ok') < goal) {
      if (performance.now() > deadline) {
        this.#running = false
        throw new Error(`The service did not recover within ${RECOVERY_MS / 1000} s`)
      }
      await sleep(5)
    }
  }

  async stop(): Promise<void> {
    this.#running = false
    await Promise.all(this.#workers)
  }

  /** The turnos acknowledged so far. */
  taken(): TakeResult[] {
    return this.history.takes.flatMap(({ result }) => result ?? [])
  }

  /** Reasons of all requests that were not acknowledged. */
  failures(): string[] {
    return this.history.operations.flatMap(({ reason }) => reason ?? [])
  }

  async #taker(process: number, repeat: Repeat): Promise<void> {
    while (this.#running) {
      const name = `Cliente ${process}-${++this.#names}`
      const { outcome } = await this.history.take(process, name, () =>
        repeat === 'until known'
          ? takeUntilKnown(this.#url, this.#target, name, () => this.#running)
          : takeOnce(this.#url(), this.#target, name, repeat === 'once' ? randomUUID() : null),
      )
      if (outcome !== 'ok') await sleep(20)
    }
  }

  async #caller(process: number): Promise<void> {
    while (this.#running) {
      const puesto = `p${process}`
      const { outcome } = await this.history.call(process, puesto, () =>
        callOnce(this.#url(), this.#target, puesto),
      )
      await sleep(outcome === 'ok' ? 5 : 20)
    }
  }
}

/** Calls until the queue is empty. */
export async function drain(history: History, url: string, target: Target): Promise<void> {
  for (;;) {
    const call = await history.call(100, 'p100', () => callOnce(url, target, 'p100'))
    if (call.outcome !== 'ok') throw new Error(`Calling until empty failed: ${call.reason}`)
    if (call.result?.id === null) return
  }
}
