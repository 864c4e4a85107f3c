import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'

const NAME = 'turnero_equipo'
const YEAR_S = 365 * 24 * 3600
/** Accounts that one browser is known to at most. */
const MARKS_MAX = 5
const FORM = /^([\w-]{22})((?:\.[\w-]{22})*)$/

/** What a browser is recognised with. */
export interface BrowserDeps {
  cookies: Cookies
  secreto: string
}

interface Browser {
  /** At random; says nothing of who uses it. */
  id: string
  /** One for each account that was opened with it. Nobody else can make them. */
  marks: string[]
}

function browserOf({ cookies }: BrowserDeps, request: FastifyRequest): Browser | null {
  const [, id, marks = ''] = FORM.exec(cookies.read(request, NAME) ?? '') ?? []
  return id === undefined ? null : { id, marks: marks.split('.').slice(1, 1 + MARKS_MAX) }
}

const markOf = (secreto: string, id: string, correo: string): string =>
  createHmac('sha256', secreto).update(`equipo ${id} ${correo}`).digest('base64url').slice(0, 22)

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The id of the browser, as far as it has one. Anybody can make one up. */
export const browserIdOf = (deps: BrowserDeps, request: FastifyRequest): string | null =>
  browserOf(deps, request)?.id ?? null

/** The id of a browser that opened this account before; null for any other. */
export function knownBrowser(deps: BrowserDeps, request: FastifyRequest, correo: string): string | null {
  const browser = browserOf(deps, request)
  if (!browser) return null
  const mark = markOf(deps.secreto, browser.id, correo)
  return browser.marks.some((given) => same(given, mark)) ? browser.id : null
}

/** Has the browser known to an account from now on. */
export function rememberBrowser(
  deps: BrowserDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  correo: string,
): void {
  const { id, marks } = browserOf(deps, request) ?? { id: newId(), marks: [] }
  const mark = markOf(deps.secreto, id, correo)
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MARKS_MAX)
  deps.cookies.send(reply, NAME, [id, ...kept].join('.'), YEAR_S)
}

/** Gives a browser that has none an id of its own. */
export function nameBrowser(deps: BrowserDeps, request: FastifyRequest, reply: FastifyReply): void {
  if (!browserOf(deps, request)) deps.cookies.send(reply, NAME, newId(), YEAR_S)
}

const newId = (): string => randomBytes(16).toString('base64url')
