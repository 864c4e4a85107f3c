import { Worker } from 'node:worker_threads'
import type { Estadisticas, EstadisticasDePersonas, Periodo } from '#contract/estadisticas.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Source } from '#server/store/postgres/statements.ts'
import type { Idioma } from '#server/texts/textos.ts'
import type { DiaNuevo } from './dias.ts'
import type { Quien } from './informe.ts'
import type { Situacion } from './situacion.ts'

export type Fuente = { file: string } | Source

export interface Formas {
  informe: Estadisticas
  /** CSV */
  tabla: string
  informePersonal: EstadisticasDePersonas
  tablaPersonal: string
}

export interface Encargo {
  id: number
  situacion: Situacion
  periodo: Periodo
  forma: keyof Formas
  idioma: Idioma
  quien: Quien
}

const NADIE: Quien = { persona: 0, todas: false }

export type Respuesta =
  | { id: number; resultado: Formas[keyof Formas]; nuevos: DiaNuevo[] }
  | { id: number; fallo: string }

type Hecho = Extract<Respuesta, { resultado: unknown }>

type Keep = (situacion: Situacion, dias: readonly DiaNuevo[]) => Promise<void>

interface Pendiente {
  resolve: (hecho: Hecho) => void
  reject: (error: unknown) => void
}

/**
 * Computes statistics on a thread with its own connection, so that no other request or live message waits for them.
 * The thread starts with the first request.
 */
export class Resumidor {
  readonly #fuente: Fuente
  readonly #keep: Keep
  #worker: Worker | null = null
  #count = 0
  readonly #pendientes = new Map<number, Pendiente>()

  /** `keep` stores the days that were counted for the first time. */
  constructor(fuente: Fuente, keep: Keep) {
    this.#fuente = fuente
    this.#keep = keep
  }

  async resumir<F extends keyof Formas>(
    situacion: Situacion,
    periodo: Periodo,
    forma: F,
    idioma: Idioma,
    quien: Quien = NADIE,
  ): Promise<Formas[F]> {
    const id = ++this.#count
    const { resultado, nuevos } = await new Promise<Hecho>((resolve, reject) => {
      this.#pendientes.set(id, { resolve, reject })
      this.#running().postMessage({ id, situacion, periodo, forma, idioma, quien } satisfies Encargo)
    })
    if (nuevos.length > 0) await this.#keep(situacion, nuevos)
    return resultado as Formas[F]
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
    if ('resultado' in respuesta) pendiente?.resolve(respuesta)
    else pendiente?.reject(new Rechazo('no_disponible'))
  }

  /** Rejects the pending requests of a thread that died. The next request starts a new thread. */
  #fail(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#pendientes.values()) reject(new Rechazo('no_disponible'))
    this.#pendientes.clear()
  }
}
