import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IDIOMAS, type Idioma, PARAMETRO_IDIOMA } from '#contract/idioma.ts'
import { idiomaDeCodigo, idiomaDeRuta, rutaEn, rutaSinIdioma } from '#domain/idioma.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { installBrandLogo } from './brand-logo.ts'
import { nameBrowser } from './browser-cookie.ts'
import type { Deps } from './deps.ts'
import { sendRechazo } from './errors.ts'
import { hasPage, installationOf, installPage, replaceMarcas } from './installation.ts'
import { askedLanguage, keepLanguage, wantedLanguage } from './language.ts'
import { installManifest } from './manifest.ts'
import type { PageList } from './page-list.ts'
import { installPublicForm } from './public-form.ts'
import { openPublicPages, publicoDe } from './public-pages.ts'
import { pagePolicy, WORKER_POLICY } from './security-headers.ts'
import type { SecurityLog } from './security-log.ts'
import { isStart, sendStartPage } from './start-page.ts'
import { sendUnknownPath } from './unknown-path.ts'

interface Page {
  body: Buffer
  type: string
  /** Compressed at the first request, so that the start does not wait for compression. */
  br?: Buffer
  gzip?: Buffer
  etag: string
  policy: string
  /** The policy for when the page may be framed: signage players embed the monitor. */
  framedPolicy: string
}

const LANGUAGE_HEADERS = 'accept-language, cookie'
const [ORIGINAL] = IDIOMAS
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const HTML = 'text/html; charset=utf-8'
const FOR_ROBOTS = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
}

/** Serves the built web app. Any path that is neither a page nor a file gets the not-found page and status 404. */
export async function installPages(
  app: FastifyInstance,
  buildDir: string,
  deps: Deps,
  security: SecurityLog,
): Promise<void> {
  const client = join(buildDir, 'client')
  const listFile = join(buildDir, 'pages.json')
  if (!existsSync(listFile)) {
    app.setNotFoundHandler((request, reply) => sendUnknownPath(reply, pathOf(request)))
    return
  }
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as PageList
  const logo = await installBrandLogo(app, deps.config)
  const installation = installationOf(deps.config, logo)
  const { propia, termsUrl } = deps.config.installation
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const load = (file: string) => newPage(installPage(read(file), list.marcas, installation), HTML)
  const inEach = (load: (idioma: Idioma) => Page) =>
    Object.fromEntries(IDIOMAS.map((idioma) => [idioma, load(idioma)])) as Record<Idioma, Page>
  const fallback = inEach((idioma) => load(`__spa-${idioma}.html`))
  const notFound = inEach((idioma) => load(join(rutaEn(idioma, list.notFound), 'index.html')))
  const pages = new Map<string, Page>()
  for (const path of list.prerendered) {
    if (!hasPage(installation, path)) continue
    for (const idioma of IDIOMAS) {
      const own = rutaEn(idioma, path)
      pages.set(own.toLowerCase(), load(join(own, 'index.html')))
    }
  }
  const shells = Object.entries(list.shells).map(([screen, path]) => ({
    pattern: screenPattern(screen),
    page: inEach((idioma) => load(join(path, `${idioma}.html`))),
  }))
  const forRobots = (file: string) =>
    read(file)
      .split('\n')
      .filter((line) => hasPage(installation, rutaSinIdioma(pathIn(line, list.marcas.origen))))
      .join('\n')
  for (const [file, type] of Object.entries(FOR_ROBOTS)) {
    pages.set(`/${file}`, newPage(replaceMarcas(forRobots(file), list.marcas, installation), type))
  }
  const screens = list.screens.map(screenPattern)
  const publicPages = await openPublicPages(buildDir, list, deps, installation)
  installPublicForm(app, deps, publicPages, security)
  installManifest(app, deps, logo)
  // Search engines index only the pages of the sitemap, none of a person or an empresa.
  const sitemap = forRobots('sitemap.xml').toLowerCase()
  const isPublic = (path: string) =>
    path.slice(1) in FOR_ROBOTS || sitemap.includes(`<loc>${list.marcas.origen.toLowerCase()}${path}</loc>`)

  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...Object.keys(FOR_ROBOTS)],
    cacheControl: false,
    setHeaders: (response, sent) => {
      // The path may be that of the precompressed file.
      const path = sent.replace(/\.(?:br|gz)$/, '')
      const hashed = path.includes(`${join(client, 'assets')}`)
      response.header('cache-control', hashed ? YEAR : HOUR)
      if (path === join(client, 'sw.js')) response.header('content-security-policy', WORKER_POLICY)
    },
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (isApi(path)) return sendUnknownPath(reply, path)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendRechazo(reply.header('allow', 'GET, HEAD'), new Rechazo('metodo_no_permitido'))
    }
    if (!isPublic(path)) reply.header('x-robots-tag', 'noindex')
    // These pages can take a turno. The browser id binds the idempotency key of the request to this browser.
    if (TAKES.test(path)) nameBrowser(deps, request, reply)
    const written = publicPages.answer(request, reply, path)
    if (written) return written
    reply.header('x-turnero-version', list.version)
    for (const { pattern, page } of shells) {
      const match = pattern.exec(path)
      if (match) return sendShell(deps, request, reply, page, match[1])
    }
    if (termsUrl && rutaSinIdioma(path) === '/terminos') return reply.redirect(termsUrl, 302)
    const asked = askedLanguage(request)
    if (asked) keepLanguage(reply, asked)
    if (propia && isStart(path)) return sendStartPage(deps, publicPages, request, reply, path)
    const site = pages.get(path)
    const wanted = wantedLanguage(request)
    if (site) {
      const named = idiomaDeRuta(path)
      // An address with a language is that language, unless another one is asked for.
      const shown = named === ORIGINAL ? (wanted ?? named) : (asked ?? named)
      if (shown !== named) return redirectTo(request, reply, path, shown)
      return sendPage(request, reply, site)
    }
    const isScreen = screens.some((pattern) => pattern.test(path))
    reply.code(isScreen ? 200 : 404)
    return sendPage(request, reply, (isScreen ? fallback : notFound)[wanted ?? ORIGINAL])
  })
}

/** A screen of the room shows the language of its empresa, not that of its browser. */
async function sendShell(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Record<Idioma, Page>,
  empresaId: string | undefined,
) {
  const known = empresaId ? await publicoDe(deps, request, empresaId) : null
  const idioma = empresaId
    ? (askedLanguage(request) ?? idiomaDeCodigo(known?.empresa.idioma))
    : wantedLanguage(request)
  return sendPage(request, reply, page[idioma ?? ORIGINAL], empresaId !== undefined)
}

function redirectTo(request: FastifyRequest, reply: FastifyReply, path: string, to: Idioma) {
  const query = new URLSearchParams(request.url.split('?')[1])
  query.delete(PARAMETRO_IDIOMA)
  const search = query.size > 0 ? `?${query}` : ''
  return reply
    .header('vary', LANGUAGE_HEADERS)
    .header('cache-control', 'no-cache')
    .redirect(rutaEn(to, rutaSinIdioma(path)) + search, 302)
}

/** Returns the path of the address in a line of the sitemap, or an empty text. */
const pathIn = (line: string, origen: string): string =>
  /<loc>([^<]*)<\/loc>/.exec(line)?.[1]?.slice(origen.length) ?? ''

const TAKES = /^\/(?:mi-turno|entrada)\//

const isApi = (path: string) => /^\/api(\/|$)/.test(path)

/** Returns the path in lower case without a trailing slash: the specification writes /About and /login both ways. */
function pathOf(request: FastifyRequest): string {
  const path = (request.url.split(/[?#]/, 1)[0] ?? '/').replace(/\/{2,}/g, '/').toLowerCase()
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function screenPattern(screen: string): RegExp {
  const parts = screen.split('/').map((part) => (part.startsWith(':') ? '([^/]+)' : escapePattern(part)))
  return new RegExp(`^${parts.join('/')}$`, 'i')
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function newPage(text: string, type: string): Page {
  const body = Buffer.from(text)
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    policy: pagePolicy(text, false),
    framedPolicy: pagePolicy(text, true),
  }
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, framed = false): FastifyReply {
  reply
    .header('content-security-policy', framed ? page.framedPolicy : page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', `accept-encoding, ${LANGUAGE_HEADERS}`)
    .header('etag', page.etag)
  if (!framed) reply.header('x-frame-options', 'DENY')
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send()
  reply.type(page.type)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    page.br ??= brotliCompressSync(page.body, BROTLI)
    return reply.header('content-encoding', 'br').send(page.br)
  }
  if (/\bgzip\b/.test(accepted)) {
    page.gzip ??= gzipSync(page.body)
    return reply.header('content-encoding', 'gzip').send(page.gzip)
  }
  return reply.send(page.body)
}
