import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { rutaEn } from '#domain/idioma.ts'
import { dictionariesIn, textsOf } from './texts.ts'

/** The start of the script with which React Router starts the app. */
const APP = '<script type="module" async="">'

/** The dictionaries that a page of the app needs besides the base. */
const NEEDS: Record<string, string[]> = { '/documentacion': ['documentacion'], '/demo': ['demo'] }

/**
 * Makes each prerendered page load the texts of its language before the app, and writes the fallback page in each
 * language as `__spa-<language>.html`.
 */
export async function addTextsToPages(client: string, prerendered: readonly string[]): Promise<void> {
  const groups = dictionariesIn(await readdir(join(client, 'assets')))
  const add = (html: string, code: Idioma, needs: readonly string[]) => {
    const urls = needs.map((group) => groups[group]?.[code])
    const imports = urls.map((url) => `import ${JSON.stringify(url)};`)
    // The page has to request them as early as its other scripts.
    const preloads = urls.map((url) => `<link rel="modulepreload" href="${url}"/>`)
    const later = `data-textos-panel="${groups.panel?.[code]}" data-textos-sitio="${groups.sitio?.[code]}"`
    return html
      .replace(APP, () => APP + imports.join(''))
      .replace('</head>', `${preloads.join('')}</head>`)
      .replace('<html ', `<html ${later} `)
  }
  for (const path of prerendered) {
    for (const code of IDIOMAS) {
      const file = join(client, rutaEn(code, path), 'index.html')
      const html = await readFile(file, 'utf8')
      // Pages that are only read have no app.
      if (html.includes(APP)) await writeFile(file, add(html, code, ['base', ...(NEEDS[path] ?? [])]))
    }
  }
  const fallback = await readFile(join(client, '__spa-fallback.html'), 'utf8')
  for (const code of IDIOMAS) {
    const html = await inWords(fallback, code)
    await writeFile(join(client, `__spa-${code}.html`), add(html, code, ['panel']))
  }
}

/** The fallback page is rendered once; it has only these words. */
async function inWords(html: string, code: Idioma): Promise<string> {
  type Comun = typeof import('#texts/comun.ts')
  const [es, other] = await Promise.all([textsOf<Comun>('es', 'comun'), textsOf<Comun>(code, 'comun')])
  return html
    .replace('lang="es"', `lang="${code}"`)
    .replaceAll(es.comun.cargando, other.comun.cargando)
    .replaceAll(es.comun.descripcion, other.comun.descripcion)
}
