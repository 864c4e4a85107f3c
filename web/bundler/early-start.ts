import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '#contract/endpoints.ts'
import { SESION_KEY } from '../lib/api/session.ts'
import { fullPath, type Route } from './pages.ts'

/** The script goes before the style sheet, which would delay any script after it. */
const STYLE = '<link rel="stylesheet"'

type ClientRoute = Route & { module: string; imports: string[] }

/** The first requests of a screen, by its address and the addresses below it. */
const FIRST_REQUESTS: [screen: RegExp, requests: { path: string }[]][] = [
  [/^\/home$/, [endpoints.empresas, endpoints.sesion]],
  [/^\/dashboard\/:id(?!\/cartel)/, [endpoints.empresa, endpoints.puestos]],
  [/^\/dashboard\/:id$/, [endpoints.publico]],
  [/^\/admin\//, [endpoints.publico, endpoints.empresa, endpoints.puestos]],
]

/** A screen: the pattern of its address, its files, and the URLs of its requests with `$1` for the first parameter. */
interface Start {
  pattern: string
  modules: string[]
  requests: string[]
}

/** Serialised into the page, so it must use only its parameters and nothing else from this file. */
function start(starts: Start[], sesionKey: string) {
  try {
    const { correo } = JSON.parse(localStorage.getItem(sesionKey) ?? '')
    const path = location.pathname
    const replies: Record<string, Promise<Response>> = {}
    for (const { pattern, modules, requests } of starts) {
      const found = new RegExp(pattern, 'i').exec(path)
      if (!found) continue
      for (const request of requests) {
        const url = request.replace('$correo', encodeURIComponent(correo)).replace('$1', found[1] ?? '')
        const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang }
        const reply = fetch(url, { headers, signal: AbortSignal.timeout(20_000) })
        reply.catch(() => {})
        replies[url] = reply
      }
      for (const href of modules)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    globalThis.turneroEarly = (method, url) => {
      // Early replies are valid only for the page and the session they were requested for.
      if (path !== location.pathname) globalThis.turneroEarly = undefined
      const reply = method === 'GET' && globalThis.turneroEarly ? replies[url] : undefined
      delete replies[url]
      return reply
    }
  } catch {
    // Without a session the app redirects to the login.
  }
}

/** Makes the start page of the panel load the screen's files and data before any script runs. */
export async function startEarly(client: string) {
  const routes = await clientRoutes(client)
  const starts = Object.values(routes).flatMap((route) => startOf(routes, route) ?? [])
  const script = `(${start})(${JSON.stringify(starts)},${JSON.stringify(SESION_KEY)})`
  const file = join(client, '__spa-fallback.html')
  const html = await readFile(file, 'utf8')
  await writeFile(
    file,
    html.replace(STYLE, (style) => `<script>${script}</script>${style}`),
  )
}

function startOf(routes: Record<string, ClientRoute>, route: ClientRoute): Start | undefined {
  const chain: ClientRoute[] = []
  for (let one: ClientRoute | undefined = route; one; one = routes[one.parentId ?? '']) chain.unshift(one)
  const isLeaf = route.index || !Object.values(routes).some(({ parentId }) => parentId === route.id)
  if (!isLeaf || !chain.some(({ id }) => id === 'layouts/session-layout')) return
  const path = fullPath(routes, route)
  // The files of the root are already in the page.
  const [root, ...own] = chain.map(({ module, imports }) => [...imports, module])
  return {
    pattern: `^${path.replace(/:\w+/g, '([^/]+)')}/?$`,
    modules: [...new Set(own.flat())].filter((file) => !root?.includes(file)),
    requests: FIRST_REQUESTS.filter(([screen]) => screen.test(path))
      .flatMap(([, requests]) => requests)
      .map((request) => request.path.replace(':correo', '$correo').replace(/:(?:id|empresaId)/, '$1')),
  }
}

/** Returns React Router's list of the files of each route. */
async function clientRoutes(client: string): Promise<Record<string, ClientRoute>> {
  const names = await readdir(join(client, 'assets'))
  const name = names.find((one) => /^manifest-.*\.js$/.test(one)) ?? ''
  const text = await readFile(join(client, 'assets', name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return (manifest as { routes: Record<string, ClientRoute> }).routes
}
