import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { procedenciaDe } from '#server/secrets/codigo-sala.ts'
import type { Cookies } from './cookies.ts'

const NAME = 'turnero_equipo'
const YEAR_S = 365 * 24 * 3600
/** Maximum number of accounts that remember one browser. */
const MARKS_MAX = 5
const FORM = /^([\w-]{22})((?:\.[\w-]{22})*)$/

export interface BrowserDeps {
  cookies: Cookies
  secreto: string
}

interface Browser {
  /** Random, so it reveals nothing about the user. */
  id: string
  /** One HMAC for each account that was opened with this browser. Only the server can create them. */
  marks: string[]
}

function browserOf({ cookies }: BrowserDeps, request: FastifyRequest): Browser | null {
  const [, id, marks = ''] = FORM.exec(cookies.read(request, NAME) ?? '') ?? []
  return id === undefined ? null : { id, marks: marks.split('.').slice(1, 1 + MARKS_MAX) }
}

const markOf = (secreto: string, id: string, correo: string): string =>
  createHmac('sha256', secreto).update(`equipo ${id} ${correo}`).digest('base64url').slice(0, 22)

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Returns the id that the browser sent, or null. The id is not authenticated: a client can invent one. */
export const browserIdOf = (deps: BrowserDeps, request: FastifyRequest): string | null =>
  browserOf(deps, request)?.id ?? null

/** Returns a short digest of the browser for one empresa, or null if the browser has no id. */
export function browserDigest(deps: BrowserDeps, request: FastifyRequest, empresaId: string): number | null {
  const id = browserIdOf(deps, request)
  return id === null ? null : procedenciaDe(deps.secreto, empresaId, `equipo ${id}`)
}

/** Returns the id of a browser that has opened this account before, null for any other browser. */
export function knownBrowser(deps: BrowserDeps, request: FastifyRequest, correo: string): string | null {
  const browser = browserOf(deps, request)
  if (!browser) return null
  const mark = markOf(deps.secreto, browser.id, correo)
  return browser.marks.some((given) => same(given, mark)) ? browser.id : null
}

/** Marks the browser as known to an account. */
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

/** Sends the browser a new id unless it already has one. */
export function nameBrowser(deps: BrowserDeps, request: FastifyRequest, reply: FastifyReply): void {
  if (!browserOf(deps, request)) deps.cookies.send(reply, NAME, newId(), YEAR_S)
}

const newId = (): string => randomBytes(16).toString('base64url')
