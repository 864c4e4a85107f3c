import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type MensajeServidor, RUTA_VIVO, type Tema } from '#contract/vivo.ts'
import type { Client } from './client.ts'

type Estado = Extract<MensajeServidor, { tipo: 'estado' }>
type Datos<T extends Tema['tema']> = Extract<Estado, { tema: T }>['datos']

const PATIENCE_MS = 15_000

/** A browser tab: one socket, and all messages it received. */
export class Tab {
  readonly heard: MensajeServidor[] = []
  readonly socket: WebSocket
  #waiting = new Set<() => void>()
  #refs = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    const wake = () => {
      for (const check of this.#waiting) check()
    }
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)))
      wake()
    })
    socket.on('close', wake)
  }

  static async open({ url, cookie }: Client, headers: Record<string, string> = {}): Promise<Tab> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${RUTA_VIVO}`, {
      headers: { ...(cookie && { cookie }), ...headers },
    })
    const tab = new Tab(socket)
    await once(socket, 'open')
    return tab
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  follow(tema: Tema): string {
    const ref = `r${++this.#refs}`
    this.send({ tipo: 'seguir', ref, tema })
    return ref
  }

  /** Resolves with the first message that passes, already received or later. */
  async wait<M extends MensajeServidor>(what: string, passes: (m: MensajeServidor) => m is M): Promise<M>
  async wait(what: string, passes: (m: MensajeServidor) => boolean): Promise<MensajeServidor>
  async wait(what: string, passes: (m: MensajeServidor) => boolean): Promise<MensajeServidor> {
    return new Promise((resolve, reject) => {
      const finish = (end: () => void) => {
        clearTimeout(timer)
        this.#waiting.delete(check)
        end()
      }
      const check = () => {
        const found = this.heard.find(passes)
        if (found) finish(() => resolve(found))
        else if (this.socket.readyState === WebSocket.CLOSED) {
          finish(() => reject(new Error(`The socket closed while waiting for ${what}`)))
        }
      }
      const timer = setTimeout(
        () =>
          finish(() =>
            reject(new Error(`Never heard ${what}. Heard: ${JSON.stringify(this.heard.slice(-3))}`)),
          ),
        PATIENCE_MS,
      )
      this.#waiting.add(check)
      check()
    })
  }

  /** Resolves with the first state of the topic that passes. */
  async state<T extends Tema['tema']>(
    tema: T,
    what: string,
    passes: (datos: Datos<T>) => boolean = () => true,
  ): Promise<Datos<T>> {
    const message = await this.wait(
      what,
      (m) => m.tipo === 'estado' && m.tema === tema && passes(m.datos as Datos<T>),
    )
    return (message as Estado).datos as Datos<T>
  }

  end(ref: string): Promise<Extract<MensajeServidor, { tipo: 'fin' }>> {
    return this.wait(
      `the end of ${ref}`,
      (m): m is Extract<MensajeServidor, { tipo: 'fin' }> => m.tipo === 'fin' && m.ref === ref,
    )
  }

  async closed(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) return 0
    const [code] = await once(this.socket, 'close')
    return code
  }

  close(): void {
    this.socket.terminate()
  }
}
