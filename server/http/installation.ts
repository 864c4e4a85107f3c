import type { Config } from '#server/config.ts'

/** Placeholders in the built pages for facts that only the installation knows. */
export interface Marcas {
  origen: string
  /** Address in the examples of the API. */
  api: string
  soporte: string
  marca: string
  logo: string
}

export interface InstalledPages extends Marcas {
  catalogo: string
  /** What the installation is, in the words that `data-solo` names in a page. */
  es: readonly string[]
}

/** Pages that only the service has. */
const OF_SERVICE = new Set(['/servicios', '/pricing', '/about'])

export const hasPage = ({ es }: InstalledPages, path: string): boolean =>
  es.includes('servicio') || !OF_SERVICE.has(path.toLowerCase())

/** Without PUBLIC_URL the pages use the same address as the mails. `logo` is the address of BRAND_LOGO, or empty. */
export function installationOf(config: Config, logo: string): InstalledPages {
  const { publicUrl, port, supportEmail: soporte, catalogo, installation } = config
  const origen = new URL(publicUrl ?? `http://localhost:${port}`).origin
  return {
    origen,
    // A program does not run on the machine of the service: without a public address it sees an example.
    api: publicUrl ? origen : 'https://turnero.example',
    soporte,
    marca: installation.brandName,
    logo,
    catalogo,
    es: [
      installation.propia ? 'propia' : 'servicio',
      installation.registration === 'open' ? 'registro-abierto' : 'registro-cerrado',
      soporte ? 'soporte' : 'sin-soporte',
      logo ? 'logo' : 'sin-logo',
    ],
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export const replaceMarcas = (text: string, marcas: Marcas, given: Marcas): string =>
  text
    .replaceAll(marcas.origen, () => given.origen)
    .replaceAll(marcas.api, () => given.api)
    .replaceAll(marcas.soporte, () => escapeHtml(given.soporte))
    .replaceAll(marcas.marca, () => escapeHtml(given.marca))
    .replaceAll(marcas.logo, () => given.logo)

/** Facts of the installation as attributes of `<html>`, for scripts and style sheets. */
export function htmlAttributes({ catalogo, origen, api, soporte, marca, logo, es }: InstalledPages): string {
  const facts = {
    catalogo,
    origen,
    api,
    marca,
    es: es.join(' '),
    ...(soporte && { soporte }),
    ...(logo && { logo }),
  }
  return Object.entries(facts)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
}

/** Fills in a built page for this installation: its facts, and only its own parts. */
export const installPage = (html: string, marcas: Marcas, installation: InstalledPages): string =>
  replaceMarcas(keepOwnParts(html, installation.es), marcas, installation).replace(
    '<html',
    (tag) => tag + htmlAttributes(installation),
  )

const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr'])

/** Removes the elements whose `data-solo` names a word that is not one of these. */
export function keepOwnParts(html: string, es: readonly string[]): string {
  const marked = /<([a-z][a-z0-9]*)\b[^>]* data-solo="([^"]*)"[^>]*>/g
  let kept = ''
  let from = 0
  for (let match = marked.exec(html); match; match = marked.exec(html)) {
    const [opening, tag = '', words = ''] = match
    if (words.split(' ').every((word) => es.includes(word))) continue
    kept += html.slice(from, match.index)
    from = VOID.has(tag) ? match.index + opening.length : endOf(html, tag, match.index)
    marked.lastIndex = from
  }
  return kept + html.slice(from)
}

/** Returns the index after the element of this tag that begins at `start`. */
function endOf(html: string, tag: string, start: number): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  throw new Error(`The page does not close <${tag}>`)
}
