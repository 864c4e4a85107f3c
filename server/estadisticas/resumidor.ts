import { Worker } from 'node:worker_threads'
import type { Estadisticas, EstadisticasDePersonas, Periodo } from '#contract/estadisticas.ts'
import type { Idioma } from '#contract/idioma.ts'
import { RESUMEN_VERSION } from '#domain/estadisticas.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Store } from '#server/store/db.ts'
import type { Source } from '#server/store/postgres/statements.ts'
import type { Contable, DiaNuevo } from './dias.ts'
import { guardarResumenes } from './guardar-resumenes.ts'
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

export type Encargo = Informe | Conteo

/** Days to be counted and stored. */
export interface Conteo {
  id: number
  contable: Contable
  desde: string
  hasta: string
}

interface Informe {
  id: number
  situacion: Situacion
  periodo: Periodo
  forma: keyof Formas
  idioma: Idioma
  quien: Quien
}

const NADIE: Quien = { persona: 0, todas: false }

export type Respuesta =
  | { id: number; resultado: Formas[keyof Formas] | null; nuevos: DiaNuevo[] }
  | { id: number; fallo: string }

type Hecho = Extract<Respuesta, { resultado: unknown }>

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
  readonly #store: Pick<Store, 'execute'>
  #worker: Worker | null = null
  #count = 0
  readonly #pendientes = new Map<number, Pendiente>()

  constructor(fuente: Fuente, store: Pick<Store, 'execute'>) {
    this.#fuente = fuente
    this.#store = store
  }

  async resumir<F extends keyof Formas>(
    situacion: Situacion,
    periodo: Periodo,
    forma: F,
    idioma: Idioma,
    quien: Quien = NADIE,
  ): Promise<Formas[F]> {
    const { resultado, nuevos } = await this.#ask({ situacion, periodo, forma, idioma, quien })
    await this.#keep(situacion, nuevos)
    return resultado as Formas[F]
  }

  /** Stores the summaries of those of these days that have turnos or pauses and are not stored yet. */
  async contar(contable: Contable, desde: string, hasta: string): Promise<void> {
    const { nuevos } = await this.#ask({ contable, desde, hasta })
    await this.#keep(contable, nuevos)
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #ask(encargo: Omit<Informe, 'id'> | Omit<Conteo, 'id'>): Promise<Hecho> {
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      this.#pendientes.set(id, { resolve, reject })
      this.#running().postMessage({ id, ...encargo } satisfies Encargo)
    })
  }

  /** Stores the days that were counted for the first time. */
  async #keep({ empresaId, calendario }: Contable, dias: readonly DiaNuevo[]): Promise<void> {
    if (dias.length === 0) return
    const { zona, corte } = calendario
    const filas = dias.map((dia) => ({ zona, corte, version: RESUMEN_VERSION, ...dia }))
    await this.#store.execute(guardarResumenes, { empresaId, filas })
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
