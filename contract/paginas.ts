import type { Publico } from './cola.ts'
import type { CodigoError, DetalleError } from './errores.ts'
import type { Idioma } from './idioma.ts'
import type { Turno, Verificacion } from './turno.ts'

/** Server-rendered customer pages, usable before a script runs. */
export type Pagina = 'mi-turno' | 'kiosco' | 'verificar-turno'

/** Prefix of the form field names of a cola's questions; the id of the question follows. */
export const CAMPO = 'campo.'

/** A form submitted without JavaScript, and its outcome. */
export interface PedidoSinScript {
  nombre: string
  colaId: string
  respuestas: { personas: string; preferenciaId: string; campos: Record<string, string> }
  fallo?: { codigo: CodigoError; mensaje: string; detalles: DetalleError[] }
  turno?: Turno
  verificacion?: Verificacion
  /** The turno already issued for the key of this form. */
  entregado?: { etiqueta: string; cola: string }
}

/** Data of a server-rendered page. It is embedded in the page for hydration. */
export interface DatosPagina {
  idioma: Idioma
  /** The texts of the page in each language: a script that must run before the page's. */
  textos: Record<Idioma, string>
  /** From the URL, like `colaId`; empty when absent there. */
  empresaId: string
  colaId: string
  /** null: the company does not exist. Absent: it could not be read. */
  publico?: Publico | null
  /** Idempotency key of a form submitted without JavaScript. The script creates its own keys. */
  llave: string
  pedido?: PedidoSinScript
  /** The code that was sent with the form of /verificar-turno. */
  codigo?: string
}

/** Data of the start page of an installation of one's own. */
export interface DatosInicio {
  idioma: Idioma
  /** All companies, or none before the first is created. */
  empresas: readonly { id: string; nombre: string }[]
  /** The state of the only company. */
  publico: Publico | null
  /** False until the first account exists. */
  conCuentas: boolean
}

/** What the server knows about the installation when it renders a page. */
export interface MarcaPagina {
  marca: string
  logo: string
  es: readonly string[]
  /** Attributes of `<html>`. */
  atributos: string
}

/** Build output that a page includes. */
export interface PiezasPagina {
  script: string
  /** Modules that the script imports, for preloading. */
  modulos: string[]
  /** The style sheet itself, inlined so that the first paint waits for no other file. */
  estilo: string
}

export interface PaginaEscrita {
  html: string
  /** Inline scripts and styles, for the Content-Security-Policy. */
  enLinea: { scripts: readonly string[]; estilos: readonly string[]; cuerpo: string }
}

/** Renders the start page of an installation of one's own. */
export type EscribirInicio = (datos: DatosInicio, piezas: { script: string; style: string }) => PaginaEscrita

/** The page renderer, which the web build exports for the server. */
export type EscribirPagina = (pagina: Pagina, datos: DatosPagina, piezas: PiezasPagina) => PaginaEscrita
