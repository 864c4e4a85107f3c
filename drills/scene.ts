import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#harness/free-port.ts'
import { History } from '#harness/history.ts'
import { drain, Load, type Target, targetOf } from '#harness/load.ts'
import { type ServerProcess, type StartOptions, startServer } from '#harness/server-process.ts'
import { createReadyStorage, type Engine, type Storage } from '#harness/storage.ts'
import { conColas } from '#harness/stories.ts'
import { checkAll, type Faults } from './checkers.ts'
import { readContent } from './content.ts'
import { saveHistory } from './save-history.ts'

/** A plan that allows more turnos per day than any drill takes. */
export const PLAN = { DEFAULT_PLAN: 'enterprise' }

/** Time after which another server resends what a killed one was sending. The long form keeps the default. */
export const claimsOf = (short: boolean): Record<string, string> => (short ? { CLAIM_SECONDS: '8' } : {})

type Env = Record<string, string>

/** A server that can be killed and started again at the same address, with one queue. */
export class Scene {
  readonly storage: Storage
  readonly history = new History()
  readonly url: string
  target: Target = { empresaId: '', colaId: '', cookie: '' }
  server: ServerProcess | null = null
  readonly #env: Record<string, string>
  readonly #options: StartOptions

  private constructor(storage: Storage, port: number, env: Record<string, string>, options: StartOptions) {
    this.storage = storage
    this.#options = options
    this.url = `http://127.0.0.1:${port}`
    this.#env = { ...storage.env, PORT: String(port), LOG_LEVEL: 'fatal', ...PLAN, ...env }
  }

  /** `env` may depend on the settings of the new storage. */
  static async open(
    engine: Engine,
    env: Env | ((storage: Env) => Promise<Env>) = {},
    options: StartOptions = {},
  ): Promise<Scene> {
    const storage = await createReadyStorage(engine)
    const more = typeof env === 'function' ? await env(storage.env) : env
    const scene = new Scene(storage, await freePort(), more, options)
    const server = await scene.start()
    scene.target = targetOf(await conColas(server.client(), 'General'))
    return scene
  }

  get env(): Record<string, string> {
    return this.#env
  }

  async start(env: Env = {}): Promise<ServerProcess> {
    this.server = await startServer({ ...this.#env, ...env }, this.#options)
    return this.server
  }

  /** Freezes the process and waits until every thread has stopped and no system call is in progress. */
  async freeze(): Promise<void> {
    const { child } = this.server as ServerProcess
    child.kill('SIGSTOP')
    const tasks = `/proc/${child.pid}/task`
    const stopped = (task: string) => /^\d+ \(.*\) [Tt]/s.test(readFileSync(`${tasks}/${task}/stat`, 'utf8'))
    while (!readdirSync(tasks).every(stopped)) await sleep(5)
  }

  async kill(): Promise<void> {
    await this.server?.stop('SIGKILL')
    this.server = null
  }

  load(): Load {
    return new Load(() => this.url, this.target, this.history)
  }

  /** Empties the queue, stops the server and judges what is in the database. */
  async judge(name: string): Promise<Faults> {
    await drain(this.history, this.url, this.target)
    await this.kill()
    saveHistory(name, this.history)
    return checkAll(this.history, await readContent(this.#env, this.target.empresaId), true)
  }

  async close(): Promise<void> {
    await this.kill()
    await this.storage.remove()
  }
}

/** How the operations of a history ended, for the line of a drill. */
export const outcomes = (history: History): string =>
  `${history.count('ok')} acknowledged, ${history.count('unknown')} left open, ${history.count('fail')} refused`

/** Requests without an answer, and refusals other than 503 with Retry-After. */
export const badAnswers = ({ operations }: History): Faults =>
  operations.flatMap(({ value, outcome, reason = '' }) =>
    outcome === 'ok' || /^(503 \w+$|stopped)/.test(reason) ? [] : [`badly answered: ${value} (${reason})`],
  )
