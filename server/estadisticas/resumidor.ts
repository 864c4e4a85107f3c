import { Worker } from 'node:worker_threads'
import type { ResumenDia } from '#domain/estadisticas.ts'
import { Rechazo } from '#server/rechazo.ts'

export type Fuente = { file: string } | { url: string }

export interface Encargo {
  id: number
  empresaId: string
  fecha: string
  zona: string
}

type Respuesta = { id: number; resumen: ResumenDia } | { id: number; fallo: string }

interface Pendiente {
  resolve: (resumen: ResumenDia) => void
  reject: (error: unknown) => void
}

/**
 * Counts the turnos of a day on a thread and a connection of its own, so that no other request and
 * no live message waits for a long read. The thread starts with the first question.
 */
export class Resumidor {
  readonly #fuente: Fuente
  #worker: Worker | null = null
  #count = 0
  readonly #pendientes = new Map<number, Pendiente>()

  constructor(fuente: Fuente) {
    this.#fuente = fuente
  }

  resumir(empresaId: string, fecha: string, zona: string): Promise<ResumenDia> {
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      this.#pendientes.set(id, { resolve, reject })
      this.#running().postMessage({ id, empresaId, fecha, zona } satisfies Encargo)
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#fuente })
    worker.unref()
    worker.on('message', (respuesta: Respuesta) => this.#settle(respuesta))
    worker.on('error', () => this.#fail(worker))
    worker.on('exit', () => this.#fail(worker))
    this.#worker = worker
    return worker
  }

  #settle(respuesta: Respuesta): void {
    const pendiente = this.#pendientes.get(respuesta.id)
    this.#pendientes.delete(respuesta.id)
    if ('resumen' in respuesta) pendiente?.resolve(respuesta.resumen)
    else pendiente?.reject(new Rechazo('no_disponible'))
  }

  /** A thread that died is replaced with the next question; what it was asked is refused. */
  #fail(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#pendientes.values()) reject(new Rechazo('no_disponible'))
    this.#pendientes.clear()
  }
}
