import type { Marcas } from './installation.ts'

/** What the build writes about its pages. */
export interface PageList {
  /** Changes with the build. */
  version: string
  /** Pages with a file of their own. */
  prerendered: string[]
  /** Screens with parameters, and the one file that serves all values of them. */
  shells: Record<string, string>
  /** Pages that the server writes, with `writer`, a module of the build. */
  publicPages: {
    writer: string
    style: string
    pages: Record<string, { path: string; script: string; modules: string[] }>
  }
  /** Screens served by the fallback page. */
  screens: string[]
  notFound: string
  marcas: Marcas
}
