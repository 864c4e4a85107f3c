import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rechazo } from '#server/rechazo.ts'
import { sendRechazo } from './errors.ts'
import { pagePolicy } from './security-headers.ts'
import { sendUnknownPath } from './unknown-path.ts'

interface Page {
  html: Buffer
  br: Buffer | null
  gzip: Buffer | null
  etag: string
  policy: string
  /** The same page where it may be framed: signage players embed the monitor. */
  framedPolicy: string
}

/** What the build says of its pages: those with a file of their own, and screens of the one fallback. */
interface PageList {
  prerendered: string[]
  /** Screens with parameters, and the one file that serves all values of them. */
  shells: Record<string, string>
  screens: string[]
  notFound: string
}

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** Serves the built web app; whatever is no page and no file is the not-found page, with its status. */
export async function installPages(app: FastifyInstance, buildDir: string): Promise<void> {
  const client = join(buildDir, 'client')
  const listFile = join(buildDir, 'pages.json')
  if (!existsSync(listFile)) {
    app.setNotFoundHandler((request, reply) => sendUnknownPath(reply, pathOf(request)))
    return
  }
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as PageList
  const fallback = loadPage(join(client, '__spa-fallback.html'))
  const notFound = loadPage(join(client, list.notFound, 'index.html'))
  const pages = new Map(
    list.prerendered.map((path) => [path.toLowerCase(), loadPage(join(client, path, 'index.html'))]),
  )
  const shells = Object.entries(list.shells).map(([screen, path]) => ({
    matches: screenMatcher([screen]),
    page: loadPage(join(client, path, 'index.html')),
  }))
  const isScreen = screenMatcher(list.screens)

  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${join(client, 'assets')}`)
      response.header('cache-control', hashed ? YEAR : HOUR)
    },
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (isApi(path)) return sendUnknownPath(reply, path)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendRechazo(reply, new Rechazo('metodo_no_permitido'))
    }
    const shell = shells.find(({ matches }) => matches(path))
    const page = pages.get(path) ?? shell?.page ?? (isScreen(path) ? fallback : null)
    return sendPage(request, reply.code(page ? 200 : 404), page ?? notFound, path.startsWith('/monitor/'))
  })
}

const isApi = (path: string) => /^\/api(\/|$)/.test(path)

/** In one case and without a last slash: the specification writes /About and /login both ways. */
function pathOf(request: FastifyRequest): string {
  const path = (request.url.split(/[?#]/, 1)[0] ?? '/').replace(/\/{2,}/g, '/').toLowerCase()
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function screenMatcher(screens: readonly string[]): (path: string) => boolean {
  const patterns = screens.map((screen) => {
    const parts = screen.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escapePattern(part)))
    return new RegExp(`^${parts.join('/')}$`, 'i')
  })
  return (path) => patterns.some((pattern) => pattern.test(path))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function loadPage(file: string): Page {
  const html = readFileSync(file)
  const packed = (ending: string) =>
    existsSync(`${file}.${ending}`) ? readFileSync(`${file}.${ending}`) : null
  const text = html.toString()
  return {
    html,
    br: packed('br'),
    gzip: packed('gz'),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`,
    policy: pagePolicy(text, false),
    framedPolicy: pagePolicy(text, true),
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, framed: boolean): FastifyReply {
  reply
    .header('content-security-policy', framed ? page.framedPolicy : page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
  if (!framed) reply.header('x-frame-options', 'DENY')
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (page.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br)
  if (page.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.html)
}
