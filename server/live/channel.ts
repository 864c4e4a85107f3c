import type { CodigoError } from '#contract/errores.ts'
import type { MensajeServidor, Tema } from '#contract/vivo.ts'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import type { Presentador } from '#server/present/presentador.ts'
import type { Vista } from '#server/state/vista.ts'
import type { Conexion } from './conexion.ts'
import { textFrame } from './frame.ts'

type Estado = Extract<MensajeServidor, { tipo: 'estado' }>

/** Returns the state of one tema, or the error code with which it ends. */
export type Relato = (vista: Vista, presentador: Presentador) => Promise<Relatado>
type Relatado = Estado['datos'] | CodigoError
type Describe = (vista: Vista, presentador: Presentador) => Relatado
/** Loads a turno into the view and describes both from the same snapshot. Returns null for an unknown empresa. */
type DescribeStored = (turnoId: number, describe: Describe) => Promise<Relatado | null>

/**
 * Rejects a connection that must not follow, or no longer may. Returns the key of the channel for what it may see, which
 * changes with its permissions.
 */
export type Permitir = (conexion: Conexion) => Promise<string>

/** All connections that follow the same tema. Each state is serialized and framed once for all of them. */
export class Channel {
  readonly clave: string
  readonly empresaId: string
  readonly watchers = new Set<Conexion>()
  readonly permitir: Permitir | undefined
  readonly #tema: Tema['tema']
  readonly #relato: Relato
  #sent: Pick<Estado['datos'], 'seq' | 'epoca'> | null = null
  #content = ''
  #frame: Buffer | null = null

  constructor(clave: string, empresaId: string, tema: Tema['tema'], relato: Relato, permitir?: Permitir) {
    this.clave = clave
    this.empresaId = empresaId
    this.#tema = tema
    this.#relato = relato
    this.permitir = permitir
  }

  /** Sends the state to all connections if it changed, and in any case to the newcomer. */
  async refresh(vista: Vista, presentador: Presentador, newcomer?: Conexion): Promise<CodigoError | null> {
    const datos = await this.#relato(vista, presentador)
    if (typeof datos === 'string') return datos
    const { seq, ...rest } = datos
    // Refreshes can overlap, and one that started earlier may finish later with an older state.
    if (this.#frame && this.#sent?.epoca === datos.epoca && seq < this.#sent.seq) {
      newcomer?.write(this.#frame)
      return null
    }
    this.#sent = datos
    const actualizado = 'actualizado' in rest ? rest.actualizado : undefined
    const content = JSON.stringify({ ...rest, actualizado: undefined })
    if (this.#frame && content === this.#content) {
      newcomer?.write(this.#frame)
      return null
    }
    this.#content = content
    // Assembled from strings, so that the large part is serialized only once.
    const inner = `{${actualizado ? `"actualizado":"${actualizado}",` : ''}"seq":${seq},${content.slice(1)}`
    this.#frame = textFrame(
      `{"tipo":"estado","tema":"${this.#tema}","clave":${JSON.stringify(this.clave)},"seq":${seq},"epoca":${datos.epoca},"datos":${inner}}`,
    )
    for (const watcher of this.watchers) watcher.write(this.#frame)
    return null
  }
}

export const relatoPublico =
  (suyas: readonly number[] | null): Relato =>
  async (_vista, presentador) =>
    presentador.publico(suyas)

export const relatoPuestos: Relato = async (_vista, presentador) => presentador.puestos()

export const relatoSala: Relato = async (_vista, presentador) => presentador.sala()

export const relatoPersonal =
  (colaId: string, codigos: boolean): Relato =>
  async (vista, presentador) => {
    const cola = vista.colaPorUuid(colaId)
    return cola ? presentador.personal(cola, codigos, LISTA_VIVA_MAXIMO) : 'cola_no_encontrada'
  }

/** The state of one turno, open or closed. `describeStored` handles turnos that the view no longer holds. */
export function relatoDeTurno(id: number, propia: boolean, describeStored: DescribeStored): Relato {
  const describe = (vista: Vista, presentador: Presentador) => {
    const turno = vista.porId(id)
    const cola = turno && vista.cola(turno.cola_id)
    if (!turno || !cola || !presentador.responde(turno)) return 'turno_no_encontrado'
    return presentador.verificacion(turno, cola, propia)
  }
  return async (vista, presentador) =>
    vista.porId(id)
      ? describe(vista, presentador)
      : ((await describeStored(id, describe)) ?? 'turno_no_encontrado')
}
