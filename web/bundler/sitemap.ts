import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes the sitemap with the placeholder origin, which the server replaces with its own. */
export async function writeSitemap(directory: string, origen: string, pages: readonly string[]) {
  const urls = pages.map((path) => `  <url><loc>${origen}${path}</loc></url>\n`).join('')
  await writeFile(
    join(directory, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
  )
  // Screens of one person or one company have no content for search engines.
  const closed = [
    '/api/',
    '/home',
    '/cuenta',
    '/crearproyecto',
    '/dashboard/',
    '/admin/',
    '/restablecer',
    '/verificar-correo',
    '/confirmar-correo',
  ]
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  await writeFile(join(directory, 'robots.txt'), `User-agent: *\n${rules}\nSitemap: ${origen}/sitemap.xml\n`)
}
