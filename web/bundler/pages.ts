import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IDIOMAS } from '#contract/idioma.ts'
import { rutaEn } from '#domain/idioma.ts'
import type { BuiltPages } from './public-pages.ts'

export type Route = { id: string; parentId?: string; path?: string; index?: boolean }
type Routes = Record<string, Route>

export const fullPath = (routes: Routes, route: Route): string => {
  const parent = route.parentId ? routes[route.parentId] : undefined
  const base = parent ? fullPath(routes, parent) : '/'
  return route.path ? `${base === '/' ? '' : base}/${route.path}` : base
}

/** Returns the path of the page of a screen with parameters: one file for all their values. */
export const shellPath = (screen: string) => screen.replace(/:\w+/g, '_')

type Pages = {
  prerendered: string[]
  shells: string[]
  publicPages: BuiltPages
  marcas: Record<string, string>
}

/**
 * Lists the page paths for the server, so that the routes are declared only once: `prerendered` pages have an HTML file
 * each, `shells` one file for all values of their parameters, `publicPages` are rendered by the server, `screens` start
 * from the fallback page. The server replaces the placeholders `marcas`. `version` changes with each build.
 */
export async function writePages(buildDirectory: string, routes: Routes, pages: Pages) {
  const { prerendered, shells, publicPages, marcas } = pages
  const parents = new Set(Object.values(routes).map((route) => route.parentId))
  const apart = [
    ...IDIOMAS.flatMap((idioma) => prerendered.map((path) => rutaEn(idioma, path))),
    ...shells,
    ...Object.values(publicPages.pages).map(({ path }) => path),
  ]
  const screens = Object.values(routes)
    .filter((route) => !route.path?.endsWith('*') && (!parents.has(route.id) || route.index))
    .map((route) => fullPath(routes, route))
    .filter((path) => !apart.includes(path))
  const list = {
    version: await versionOf(join(buildDirectory, 'client', 'assets')),
    prerendered: prerendered.filter((path) => path !== '/404'),
    shells: Object.fromEntries(shells.map((screen) => [screen, shellPath(screen)])),
    publicPages,
    screens,
    notFound: '/404',
    site: await siteFiles(join(buildDirectory, 'client')),
    marcas,
  }
  await writeFile(join(buildDirectory, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`)
}

/** Returns the style sheet and the script that a page of the site includes. */
async function siteFiles(client: string): Promise<{ script: string; style: string }> {
  const html = await readFile(join(client, 'index.html'), 'utf8')
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  if (!style || !script) throw new Error('The start page has no style sheet or no script')
  return { script, style }
}

/** Asset names change with their content, so their list identifies the build. */
async function versionOf(assets: string): Promise<string> {
  const names = (await readdir(assets)).sort()
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 16)
}
