import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '#contract/endpoints.ts'
import { SESION_KEY } from '../lib/api/session.ts'
import { fullPath, type Route } from './pages.ts'

/** A script behind it would wait for it. */
const STYLE = '<link rel="stylesheet"'

type ClientRoute = Route & { module: string; imports: string[] }

/** What a screen asks for first, by its address and those below it. */
const FIRST_REQUESTS: [screen: RegExp, requests: { path: string }[]][] = [
  [/^\/home$/, [endpoints.empresas, endpoints.sesion]],
  [/^\/dashboard\/:id(?!\/cartel)/, [endpoints.empresa, endpoints.puestos]],
  [/^\/dashboard\/:id$/, [endpoints.publico]],
  [/^\/admin\//, [endpoints.publico, endpoints.empresa, endpoints.puestos]],
]

/** A screen: its address as a pattern, its files, and the addresses of its requests with `$1` for the first parameter. */
interface Start {
  pattern: string
  modules: string[]
  requests: string[]
}

/** Runs in the page, so it may use its parameters and nothing else of this file. */
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
      // Another page, or another session, asks anew.
      if (path !== location.pathname) globalThis.turneroEarly = undefined
      const reply = method === 'GET' && globalThis.turneroEarly ? replies[url] : undefined
      delete replies[url]
      return reply
    }
  } catch {
    // Without a session the app leads to the login.
  }
}

/** Has the page from which the panel's screens start load the files of the screen, and its data, before any script runs. */
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
  // Those of the root stand in the page.
  const [root, ...own] = chain.map(({ module, imports }) => [...imports, module])
  return {
    pattern: `^${path.replace(/:\w+/g, '([^/]+)')}/?$`,
    modules: [...new Set(own.flat())].filter((file) => !root?.includes(file)),
    requests: FIRST_REQUESTS.filter(([screen]) => screen.test(path))
      .flatMap(([, requests]) => requests)
      .map((request) => request.path.replace(':correo', '$correo').replace(/:(?:id|empresaId)/, '$1')),
  }
}

/** React Router's list of the files of each route. */
async function clientRoutes(client: string): Promise<Record<string, ClientRoute>> {
  const names = await readdir(join(client, 'assets'))
  const name = names.find((one) => /^manifest-.*\.js$/.test(one)) ?? ''
  const text = await readFile(join(client, 'assets', name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return (manifest as { routes: Record<string, ClientRoute> }).routes
}
