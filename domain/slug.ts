const LARGO = 30

/** A name as part of an address or of a log-in: letters, digits and hyphens; '' when nothing is left of it. */
export const slugDe = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LARGO)
    .replace(/^-+|-+$/g, '')

/** Whether a log-in ends in the slug of an organizacion; null: it has none yet, so no log-in is its own. */
export const esUsuarioDe = (slug: string | null, correo: string): boolean =>
  slug !== null && correo.endsWith(`@${slug}`)

/** The first of slug, slug-2, slug-3 … that is free. */
export async function slugLibre(base: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let i = 1; ; i++) {
    const slug = i === 1 ? base : `${base}-${i}`
    if (!(await isTaken(slug))) return slug
  }
}
