import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DatosPagina } from '#contract/paginas.ts'
import { type PageProps, ROOT_ID } from './page-data.ts'

/** Takes over a page that the server wrote: what is on the screen stays, and so does what was typed. */
export function startPage(Screen: ComponentType<PageProps>, datos: DatosPagina) {
  const root = document.getElementById(ROOT_ID)
  if (root) hydrateRoot(root, <Screen datos={datos} />)
}
