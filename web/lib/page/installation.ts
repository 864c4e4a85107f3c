/**
 * Placeholders for what only the running installation knows: its public origin and its support address. The server
 * replaces them in the prerendered pages and repeats the real values on <html>.
 */
export const MARCAS = { origen: 'https://turnero.invalid', soporte: 'soporte@turnero.invalid' } as const

const served = typeof document === 'undefined' ? undefined : document.documentElement.dataset
const installed = served?.origen === undefined ? undefined : served

export const origen = installed?.origen ?? MARCAS.origen
/** Empty when the installation has no support address; the style sheet then hides what depends on it. */
export const soporte = installed ? (installed.soporte ?? '') : MARCAS.soporte
