import { writeFile } from 'node:fs/promises'

type Route = { id: string; parentId?: string; path?: string; index?: boolean }
type Routes = Record<string, Route>

const fullPath = (routes: Routes, route: Route): string => {
  const parent = route.parentId ? routes[route.parentId] : undefined
  const base = parent ? fullPath(routes, parent) : '/'
  return route.path ? `${base === '/' ? '' : base}/${route.path}` : base
}

/** Where the page of a screen with parameters is kept: the same for every value of them. */
export const shellPath = (screen: string) => screen.replace(/:\w+/g, '_')

type Pages = { prerendered: string[]; shells: string[]; marcas: Record<string, string> }

/**
 * Tells whoever serves the build which page paths exist, so that the route list stays the only one:
 * `prerendered` have an HTML file of their own, `shells` one file for all values of their parameters,
 * `screens` start from the fallback page. `marcas` are the stand-ins in them that the server replaces.
 */
export async function writePages(file: string, routes: Routes, { prerendered, shells, marcas }: Pages) {
  const parents = new Set(Object.values(routes).map((route) => route.parentId))
  const screens = Object.values(routes)
    .filter((route) => route.path !== '*' && (!parents.has(route.id) || route.index))
    .map((route) => fullPath(routes, route))
    .filter((path) => !prerendered.includes(path) && !shells.includes(path))
  const pages = {
    prerendered: prerendered.filter((path) => path !== '/404'),
    shells: Object.fromEntries(shells.map((screen) => [screen, shellPath(screen)])),
    screens,
    notFound: '/404',
    marcas,
  }
  await writeFile(file, `${JSON.stringify(pages, null, 2)}\n`)
}
