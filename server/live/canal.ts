import type { CodigoError } from '#contract/errores.ts'
import type { MensajeServidor, Tema } from '#contract/vivo.ts'
import { LISTA_VIVA_MAXIMO } from '#contract/vivo.ts'
import type { Presentador } from '../present/presentador.ts'
import type { Vista } from '../state/vista.ts'
import type { Conexion } from './conexion.ts'
import { textFrame } from './frame.ts'

type Estado = Extract<MensajeServidor, { tipo: 'estado' }>

/** Returns the state of one tema, or the word for why it ended. */
export type Relato = (vista: Vista, presentador: Presentador) => Promise<Relatado>
type Relatado = Estado['datos'] | CodigoError
type Tell = (vista: Vista, presentador: Presentador) => Relatado
/** Has a view know a turno and tells of both at once. Null: no such empresa. */
type Know = (turnoId: number, tell: Tell) => Promise<Relatado | null>

/** Rejects a connection that may not follow, or may not any more. */
export type Permitir = (conexion: Conexion) => Promise<void>

/** All connections that follow the same tema. A state is serialized and framed once and written to each of them. */
export class Canal {
  readonly clave: string
  readonly empresaId: string
  readonly watchers = new Set<Conexion>()
  readonly permitir: Permitir | undefined
  readonly #tema: Tema['tema']
  readonly #relato: Relato
  #told: Pick<Estado['datos'], 'seq' | 'epoca'> | null = null
  #content = ''
  #frame: Buffer | null = null

  constructor(clave: string, empresaId: string, tema: Tema['tema'], relato: Relato, permitir?: Permitir) {
    this.clave = clave
    this.empresaId = empresaId
    this.#tema = tema
    this.#relato = relato
    this.permitir = permitir
  }

  /** Sends the state to everybody if it changed, and in any case to the newcomer. */
  async refresh(vista: Vista, presentador: Presentador, newcomer?: Conexion): Promise<CodigoError | null> {
    const datos = await this.#relato(vista, presentador)
    if (typeof datos === 'string') return datos
    const { seq, ...rest } = datos
    // Two may be told at a time, and the one that began first may end last.
    if (this.#frame && this.#told?.epoca === datos.epoca && seq < this.#told.seq) {
      newcomer?.write(this.#frame)
      return null
    }
    this.#told = datos
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
      `{"tipo":"estado","tema":"${this.#tema}","clave":${JSON.stringify(this.clave)},"seq":${seq},"epoca":${datos.epoca},"datos":${inner}}`,
    )
    for (const watcher of this.watchers) watcher.write(this.#frame)
    return null
  }
}

export const relatoPublico: Relato = async (_vista, presentador) => presentador.publico()

export const relatoPuestos: Relato = async (_vista, presentador) => presentador.puestos()

export const relatoSala: Relato = async (_vista, presentador) => presentador.sala()

export const relatoPersonal =
  (colaId: string): Relato =>
  async (vista, presentador) => {
    const cola = vista.colaPorUuid(colaId)
    return cola ? presentador.personal(cola, LISTA_VIVA_MAXIMO) : 'cola_no_encontrada'
  }

/** One turno, open or over. `know` has the view know it, for one that was over long ago. */
export function relatoDeTurno(id: number, propia: boolean, know: Know): Relato {
  const tell = (vista: Vista, presentador: Presentador) => {
    const turno = vista.porId(id)
    const cola = turno && vista.cola(turno.cola_id)
    if (!turno || !cola || !presentador.responde(turno)) return 'turno_no_encontrado'
    return presentador.verificacion(turno, cola, propia)
  }
  return async (vista, presentador) =>
    vista.porId(id) ? tell(vista, presentador) : ((await know(id, tell)) ?? 'turno_no_encontrado')
}
