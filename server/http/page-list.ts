import type { Idioma } from '#contract/idioma.ts'
import type { Pagina } from '#contract/paginas.ts'
import type { Marcas } from './installation.ts'

/** The contents of pages.json, which the build writes. */
export interface PageList {
  version: string
  /** Paths of pages with their own file in each language. */
  prerendered: string[]
  /** Paths with parameters, each with the path of the file that serves all their values. */
  shells: Record<string, string>
  /** Pages that the server renders with `writer`, a module of the build. */
  publicPages: {
    writer: string
    style: string
    pages: Record<Pagina, { path: string; script: string; modules: string[]; texts: Record<Idioma, string> }>
  }
  /** Paths served by the fallback page. */
  screens: string[]
  notFound: string
  /** Style sheet and script of the pages that are only read. */
  site: { script: string; style: string }
  marcas: Marcas
}
