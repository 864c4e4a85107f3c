import type { DatosPagina } from '#contract/paginas.ts'

export type PageProps = { datos: DatosPagina }

/** Ids of the elements into which the server writes the page and its data. */
export const ROOT_ID = 'pagina'
export const DATA_ID = 'datos'

/** Returns the data the server wrote into this page. */
export const pageData = (): DatosPagina => JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}')
