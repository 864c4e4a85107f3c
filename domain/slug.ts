const LARGO = 30

/** A name as part of an address or log-in: letters, digits and hyphens; '' if nothing is left. */
export const slugDe = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LARGO)
    .replace(/^-+|-+$/g, '')

/** Whether a log-in ends in the slug of an organizacion; always false while it has none (null). */
export const esUsuarioDe = (slug: string | null, correo: string): boolean =>
  slug !== null && correo.endsWith(`@${slug}`)

/** The first free one of slug, slug-2, slug-3 … */
export async function slugLibre(base: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let i = 1; ; i++) {
    const slug = i === 1 ? base : `${base}-${i}`
    if (!(await isTaken(slug))) return slug
  }
}
