/** The cache for the page of a phone's turno and its assets. The service worker reads it. */
export const COPY = 'turnero-pagina'

/** Assets have content hashes in their names. */
export const isAsset = (path: string) => path.startsWith('/assets/')
