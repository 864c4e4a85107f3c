import type { Publico } from './cola.ts'
import type { CodigoError, DetalleError } from './errores.ts'
import type { Turno, Verificacion } from './turno.ts'

/** The customers' pages. The server writes them with their data, so that they can be used before a script runs. */
export type Pagina = 'mi-turno' | 'kiosco' | 'verificar-turno'

/** Before the id of what a cola asks, in the name of its field. */
export const CAMPO = 'campo.'

/** What a form that was sent without script asked for, and what came of it. */
export interface PedidoSinScript {
  nombre: string
  colaId: string
  respuestas: { personas: string; preferenciaId: string; campos: Record<string, string> }
  fallo?: { codigo: CodigoError; mensaje: string; detalles: DetalleError[] }
  turno?: Turno
  verificacion?: Verificacion
  /** The key of the form had been used before, for this turno. */
  entregado?: { etiqueta: string; cola: string }
}

/** What the server knows of a page. It travels in the page, for the script that takes over. */
export interface DatosPagina {
  /** As the address names them; empty where it names none. */
  empresaId: string
  colaId: string
  /** null: there is no such company. Missing: it could not be read just now. */
  publico?: Publico | null
  /** The key of a form that is sent without script: sent twice, it makes one turno. The script makes its own keys. */
  llave: string
  pedido?: PedidoSinScript
}

/** What the build made for a page. */
export interface PiezasPagina {
  script: string
  /** Modules that the script imports, to be loaded along with it. */
  modulos: string[]
  /** The style sheet itself: the first paint waits for no other file. */
  estilo: string
}

export interface PaginaEscrita {
  html: string
  /** What stands inline in it, for the content policy. */
  enLinea: { scripts: readonly string[]; estilos: readonly string[]; cuerpo: string }
}

/** Exported by the build for the server. */
export type EscribirPagina = (pagina: Pagina, datos: DatosPagina, piezas: PiezasPagina) => PaginaEscrita
