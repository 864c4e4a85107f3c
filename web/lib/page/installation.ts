/**
 * Placeholders for what only the running installation knows: its public origin, its support address and its brand. The
 * server replaces them in the prerendered pages and repeats the real values on <html>.
 */
export const MARCAS = {
  origen: 'https://turnero.invalid',
  api: 'https://api.turnero.invalid',
  soporte: 'soporte@turnero.invalid',
  marca: 'Marca.turnero.invalid',
  logo: '/logo.turnero.invalid',
} as const

const dataset: DOMStringMap | undefined =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset
const installed = dataset?.origen === undefined ? undefined : dataset

export const origen = installed?.origen ?? MARCAS.origen
/** The address in the examples of the API. */
export const api = installed?.api ?? MARCAS.api
/** Empty when the installation has no support address. */
export const soporte = installed ? (installed.soporte ?? '') : MARCAS.soporte

interface Brand {
  marca: string
  /** Address of the installation's logo; empty: the product's. */
  logo: string
  /** What this installation is, in words that `data-solo` names. */
  es: readonly string[]
}

/** Shown by pages that no server installed, as in development. */
export const SERVICE: Brand = {
  marca: 'Turnero',
  logo: '',
  es: ['servicio', 'registro-abierto', 'sin-soporte', 'sin-logo'],
}

/** Undefined while the build prerenders a page for every installation. */
let brand: Brand | undefined = dataset && {
  marca: installed?.marca ?? SERVICE.marca,
  logo: installed?.logo ?? '',
  es: installed?.es?.split(' ') ?? SERVICE.es,
}

/** Sets the brand of pages that the server renders. */
export function setBrand(given: Brand): void {
  brand = given
}

export const marca = (): string => brand?.marca ?? MARCAS.marca
export const logo = (): string => brand?.logo ?? MARCAS.logo

/**
 * Whether this installation has the parts marked `data-solo` with these words. A prerendered page has all of them, and
 * the server removes those of other installations.
 */
export const shows = (solo: string | undefined): boolean =>
  !brand || !solo || solo.split(' ').every((word) => brand?.es.includes(word))
