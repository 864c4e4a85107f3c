/**
 * What only the running installation knows: its public origin and its support address. The prerendered pages
 * carry these stand-ins; the server puts the real ones in their place and repeats them on <html>.
 */
export const MARCAS = { origen: 'https://turnero.invalid', soporte: 'soporte@turnero.invalid' } as const

const served = typeof document === 'undefined' ? undefined : document.documentElement.dataset
const installed = served?.origen === undefined ? undefined : served

export const origen = installed?.origen ?? MARCAS.origen
/** Empty when the installation has none: what depends on it is hidden by the style sheet. */
export const soporte = installed ? (installed.soporte ?? '') : MARCAS.soporte
