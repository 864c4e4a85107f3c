import type { Config } from '#server/config.ts'

/** Placeholders that the build wrote for facts that only the installation knows. */
export interface Marcas {
  origen: string
  soporte: string
}

export interface Installation {
  origen: string
  soporte: string
  catalogo: string
}

/** Without PUBLIC_URL the pages name the same address that mails do. */
export const installationOf = ({ publicUrl, port, supportEmail, catalogo }: Config): Installation => ({
  origen: new URL(publicUrl ?? `http://localhost:${port}`).origin,
  soporte: supportEmail,
  catalogo,
})

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** The same replacement for every text that names the origin or the support address. */
export const replaceMarcas = (text: string, marcas: Marcas, { origen, soporte }: Installation): string =>
  text.replaceAll(marcas.origen, () => origen).replaceAll(marcas.soporte, () => escapeHtml(soporte))

/** A built page as this installation serves it: its facts also stand on <html>, for script and style sheet. */
export function installPage(html: string, marcas: Marcas, installation: Installation): string {
  const { catalogo, origen, soporte } = installation
  const facts = { catalogo, origen, ...(soporte && { soporte }) }
  const attributes = Object.entries(facts).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return replaceMarcas(html, marcas, installation).replace('<html', (tag) => tag + attributes.join(''))
}
