import type { MensajeServidor, Tema } from '#contract/vivo.ts'
import type { Client } from '#harness/client.ts'
import { Tab } from '#harness/tab.ts'
import { differences } from './compare.ts'
import type { History } from './history.ts'
import type { Conocido } from './mundo.ts'
import type { Consulta } from './peticion.ts'

/** Maximum number of turnos that a tab follows. */
const TURNOS_MAXIMO = 16
const PATIENCE_MS = 5000
const AGAIN_MS = 200

type Fin = Extract<MensajeServidor, { tipo: 'fin' }>

/** A tab on one node that records every state it receives. */
export class Watcher {
  readonly #tab: Tab
  readonly #followed = new Map<string, { tema: Tema; topic: string; consulta: Consulta }>()
  readonly #topics = new Map<string, string>()
  readonly #last = new Map<string, unknown>()
  readonly #ended = new Set<string>()
  #turnos = 0

  private constructor(tab: Tab, record: (topic: string, seq: number, datos: unknown) => void) {
    this.#tab = tab
    tab.socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as MensajeServidor
      if (message.tipo === 'siguiendo') this.#topics.set(message.clave, this.#topicOf(message.ref))
      if (message.tipo === 'fin') this.#end(message)
      if (message.tipo !== 'estado') return
      const topic = this.#topics.get(message.clave) ?? ''
      this.#last.set(topic, message.datos)
      record(topic, message.seq, message.datos)
    })
  }

  static async open(client: Client, node: number, history: History, now: () => number): Promise<Watcher> {
    const tab = await Tab.open(client)
    return new Watcher(tab, (topic, seq, datos) => history.heard.push({ node, topic, seq, datos, at: now() }))
  }

  get open(): boolean {
    return this.#tab.socket.readyState === this.#tab.socket.OPEN
  }

  /** The topics of this tab, with the query that returns the same state. */
  get questions(): { topic: string; consulta: Consulta }[] {
    return [...this.#followed.values()]
  }

  empresa(empresaId: string): void {
    this.#follow({ tema: 'publico', empresaId }, 'publico', { hace: 'publico' })
    this.#follow({ tema: 'puestos', empresaId }, 'puestos', { hace: 'puestos' })
    this.#follow({ tema: 'sala', empresaId }, 'sala', { hace: 'sala' })
  }

  cola(empresaId: string, colaId: string): void {
    this.#follow({ tema: 'personal', empresaId, colaId }, `personal ${colaId}`, { hace: 'cola', colaId })
  }

  turno({ id, codigo }: Conocido): void {
    if (!this.open || ++this.#turnos > TURNOS_MAXIMO) return
    const consulta = { hace: 'verificarGlobal' as const, turnoId: id, codigo }
    this.#follow({ tema: 'turno', codigo, id }, `turno ${id}`, consulta)
  }

  /** Waits until the tab shows the state, or until the topic has ended if `body` is null. */
  async shows(topic: string, body: unknown): Promise<boolean> {
    const wanted = body === null ? null : comparable(body)
    const check = () =>
      wanted === null ? this.#ended.has(topic) : comparable(this.#last.get(topic)) === wanted
    if (check()) return true
    const { socket } = this.#tab
    return new Promise((resolve) => {
      const finish = (result: boolean) => {
        clearTimeout(timer)
        socket.off('message', look)
        resolve(result)
      }
      const look = () => void (check() && finish(true))
      const timer = setTimeout(() => finish(check()), PATIENCE_MS)
      socket.on('message', look)
    })
  }

  /** Differences between what the tab shows and what the API answers. */
  unlike(topic: string, body: unknown): string {
    if (body === null) return 'it never heard of the end'
    const [last, now] = [this.#last.get(topic) ?? null, body].map((state) => JSON.parse(comparable(state)))
    return this.#ended.has(topic) ? 'it heard of an end' : differences(last, now, 'the API').join('\n  ')
  }

  close(): void {
    this.#tab.close()
  }

  #end({ ref = '', codigo }: Fin): void {
    const followed = this.#followed.get(ref)
    if (!followed || codigo !== 'no_disponible') {
      this.#ended.add(followed?.topic ?? '')
      return
    }
    // A temporary refusal, e.g. while the database is away: a client follows again.
    this.#followed.delete(ref)
    const { tema, topic, consulta } = followed
    setTimeout(() => this.open && this.#follow(tema, topic, consulta), AGAIN_MS)
  }

  #topicOf(ref: string): string {
    return this.#followed.get(ref)?.topic ?? ''
  }

  #follow(tema: Tema, topic: string, consulta: Consulta): void {
    this.#followed.set(this.#tab.follow(tema), { tema, topic, consulta })
  }
}

/**
 * Drops instants and values that depend on them, which may differ between two copies of one state, and sorts keys: live
 * states and replies may order them differently.
 */
const comparable = (body: unknown): string =>
  JSON.stringify(body, (key, value) => {
    if (INSTANTS.has(key)) return undefined
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  }) ?? ''
const INSTANTS = new Set(['seq', 'actualizado', 'estimado', 'demora', 'causa', 'espera'])
