import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE_IDIOMA, type Idioma, PARAMETRO_IDIOMA } from '#contract/idioma.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import { preferido } from '#server/texts/textos.ts'

const YEAR_S = 365 * 24 * 3600
const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE_IDIOMA}=(\\w+)`)

/** Returns the language that the address asks for. An unknown one is ignored. */
export const askedLanguage = ({ query }: FastifyRequest): Idioma | null => {
  const asked = (query as Record<string, unknown> | undefined)?.[PARAMETRO_IDIOMA]
  return typeof asked === 'string' ? idiomaDeCodigo(asked) : null
}

/** Returns the language that the visitor of a page wants: by its address, by an earlier choice, by their browser. */
export const wantedLanguage = (request: FastifyRequest): Idioma | null =>
  askedLanguage(request) ??
  idiomaDeCodigo(COOKIE.exec(request.headers.cookie ?? '')?.[1]) ??
  preferido(request.headers['accept-language'])

/** Remembers a choice of language. Scripts read and change it too, so it is no secret. */
export function keepLanguage(reply: FastifyReply, idioma: Idioma): void {
  reply.header('set-cookie', `${COOKIE_IDIOMA}=${idioma}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`)
}
