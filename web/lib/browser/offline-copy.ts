/** The cache in which a phone keeps the page of its turno, and what that page loads. Read by the service worker. */
export const COPY = 'turnero-pagina'

/** Files whose names change with their content. */
export const isAsset = (path: string) => path.startsWith('/assets/')
