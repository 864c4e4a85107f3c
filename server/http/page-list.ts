import type { Marcas } from './installation.ts'

/** The contents of pages.json, which the build writes. */
export interface PageList {
  version: string
  /** Paths of pages with their own file. */
  prerendered: string[]
  /** Paths with parameters, each with the path of the file that serves all their values. */
  shells: Record<string, string>
  /** Pages that the server renders with `writer`, a module of the build. */
  publicPages: {
    writer: string
    style: string
    pages: Record<string, { path: string; script: string; modules: string[] }>
  }
  /** Paths served by the fallback page. */
  screens: string[]
  notFound: string
  marcas: Marcas
}
