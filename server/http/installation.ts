import type { Config } from '#server/config.ts'

/** Placeholders in the built pages for facts that only the installation knows. */
export interface Marcas {
  origen: string
  soporte: string
}

export interface Installation {
  origen: string
  soporte: string
  catalogo: string
}

/** Without PUBLIC_URL the pages use the same address as the mails. */
export const installationOf = ({ publicUrl, port, supportEmail, catalogo }: Config): Installation => ({
  origen: new URL(publicUrl ?? `http://localhost:${port}`).origin,
  soporte: supportEmail,
  catalogo,
})

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export const replaceMarcas = (text: string, marcas: Marcas, { origen, soporte }: Installation): string =>
  text.replaceAll(marcas.origen, () => origen).replaceAll(marcas.soporte, () => escapeHtml(soporte))

/** Fills in a built page for this installation and adds its facts to `<html>` for scripts and style sheets. */
export function installPage(html: string, marcas: Marcas, installation: Installation): string {
  const { catalogo, origen, soporte } = installation
  const facts = { catalogo, origen, ...(soporte && { soporte }) }
  const attributes = Object.entries(facts).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return replaceMarcas(html, marcas, installation).replace('<html', (tag) => tag + attributes.join(''))
}
