import type { CodigoError } from '#contract/errores.ts'
import type { MensajeServidor, Tema } from '#contract/vivo.ts'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import type { Presentador } from '../present/presentador.ts'
import type { Vista } from '../state/vista.ts'
import type { Conexion } from './conexion.ts'
import { textFrame } from './frame.ts'

type Estado = Extract<MensajeServidor, { tipo: 'estado' }>

/** Returns the state of one tema, or the word for why it ended. */
export type Relato = (vista: Vista, presentador: Presentador) => Promise<Estado['datos'] | CodigoError>

/** All connections that follow the same tema. A state is serialized and framed once and written to each of them. */
export class Canal {
  readonly clave: string
  readonly empresaId: string
  readonly watchers = new Set<Conexion>()
  readonly #tema: Tema['tema']
  readonly #relato: Relato
  #content = ''
  #frame: Buffer | null = null

  constructor(clave: string, empresaId: string, tema: Tema['tema'], relato: Relato) {
    this.clave = clave
    this.empresaId = empresaId
    this.#tema = tema
    this.#relato = relato
  }

  /** Sends the state to everybody if it changed, and in any case to the newcomer. */
  async refresh(vista: Vista, presentador: Presentador, newcomer?: Conexion): Promise<CodigoError | null> {
    const datos = await this.#relato(vista, presentador)
    if (typeof datos === 'string') return datos
    const { seq, ...rest } = datos
    const actualizado = 'actualizado' in rest ? rest.actualizado : undefined
    const content = JSON.stringify({ ...rest, actualizado: undefined })
    if (this.#frame && content === this.#content) {
      newcomer?.write(this.#frame)
      return null
    }
    this.#content = content
    // Composed from the parts, so that the large one is serialized once.
    const inner = `{${actualizado ? `"actualizado":"${actualizado}",` : ''}"seq":${seq},${content.slice(1)}`
    this.#frame = textFrame(
      `{"tipo":"estado","tema":"${this.#tema}","clave":${JSON.stringify(this.clave)},"seq":${seq},"datos":${inner}}`,
    )
    for (const watcher of this.watchers) watcher.write(this.#frame)
    return null
  }
}

export const relatoPublico: Relato = async (_vista, presentador) => presentador.publico()

export const relatoPersonal =
  (colaId: string): Relato =>
  async (vista, presentador) => {
    const cola = vista.colaPorUuid(colaId)
    return cola ? presentador.personal(cola, LISTA_VIVA_MAXIMO) : 'cola_no_encontrada'
  }

/** One turno, open or over. Once it leaves the view its last state is read from the database. */
export function relatoDeTurno(first: TurnoTable, read: () => Promise<TurnoTable | undefined>): Relato {
  let turno = first
  return async (vista, presentador) => {
    const cola = vista.cola(turno.cola_id)
    if (!cola) return 'turno_no_encontrado'
    const abierto = vista.porCodigo(turno.codigo)
    if (abierto?.id === turno.id) turno = abierto
    else if (turno.estado === 'espera' || turno.estado === 'atencion') turno = (await read()) ?? turno
    return presentador.verificacion(turno, cola)
  }
}
