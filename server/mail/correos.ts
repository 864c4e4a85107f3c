import { setTimeout } from 'node:timers/promises'
import {
  asuntoRecuperacion,
  asuntoVerificacion,
  cuerpoRecuperacion,
  cuerpoVerificacion,
  nombreCorriente,
} from '../texts/es/mails.ts'
import type { Message, Transport } from './transport.ts'

export interface Destinatario {
  correo: string
  nombre: string
}

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Pauses between attempts, long enough for a mail server to restart. */
const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000] as const

/** The messages that the service sends. They leave after the answer, so that its timing reveals nothing. */
export class Correos {
  /** Whether log-in needs the address confirmed: only where mail really leaves. */
  readonly verifica: boolean
  readonly #transport: Transport
  readonly #baseUrl: string
  readonly #log: Log
  readonly #pending = new Set<Promise<void>>()
  readonly #stopped = Promise.withResolvers<'stopped'>()

  constructor(transport: Transport, baseUrl: string, log: Log) {
    this.#transport = transport
    this.#baseUrl = baseUrl.replace(/\/+$/, '')
    this.#log = log
    this.verifica = transport.delivers
  }

  verificacion(a: Destinatario, token: string): void {
    this.#send(a, asuntoVerificacion, cuerpoVerificacion(a.nombre, this.#link('/verificar-correo', token)))
  }

  recuperacion(a: Destinatario, token: string): void {
    this.#send(a, asuntoRecuperacion, cuerpoRecuperacion(a.nombre, this.#link('/restablecer', token)))
  }

  /** Deletes what is kept of messages to an address. */
  forget(correo: string): Promise<void> {
    return this.#transport.forget(correo)
  }

  /** For an orderly stop: finishes what is being sent, gives up what waits for another attempt. */
  async flush(): Promise<void> {
    this.#stopped.resolve('stopped')
    await Promise.allSettled([...this.#pending])
    this.#transport.close()
  }

  // In the fragment, so that the token reaches no server log and no referrer.
  #link(path: string, token: string): string {
    return `${this.#baseUrl}${path}#token=${token}`
  }

  #send(a: Destinatario, subject: string, body: { text: string; html: string }): void {
    const sending = this.#deliver({
      to: { address: a.correo, name: nombreCorriente(a.nombre) },
      subject,
      ...body,
    })
    this.#pending.add(sending)
    void sending.finally(() => this.#pending.delete(sending))
  }

  async #deliver(message: Message): Promise<void> {
    for (const pause of [...RETRY_AFTER_MS, null]) {
      try {
        const referencia = await this.#transport.send(message)
        this.#log.info({ referencia }, 'correo enviado')
        return
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        this.#log.warn({ reason: code, responseCode }, 'no se pudo enviar un correo')
      }
      if (pause === null || (await this.#sleep(pause)) === 'stopped') break
    }
    this.#log.error({}, 'se dejó de intentar el envío de un correo')
  }

  async #sleep(ms: number): Promise<'stopped' | undefined> {
    const cancel = new AbortController()
    const timer = setTimeout(ms, undefined, { ref: false, signal: cancel.signal }).catch(() => undefined)
    const outcome = await Promise.race([timer, this.#stopped.promise])
    cancel.abort()
    return outcome
  }
}
