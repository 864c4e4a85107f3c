import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { idiomaDeCodigo, idiomaDeRuta, rutaSinIdioma } from '#domain/idioma.ts'
import { listCompanies } from '#server/store/empresas.ts'
import { findAnyUsuario } from '#server/store/usuarios.ts'
import type { Deps } from './deps.ts'
import { askedLanguage, wantedLanguage } from './language.ts'
import { type PublicPages, publicoDe } from './public-pages.ts'

const [ORIGINAL] = IDIOMAS

export const isStart = (path: string): boolean => rutaSinIdioma(path) === '/'

/** Answers `/` of an installation of one's own: its company, the list of several, or how to set up the first. */
export async function sendStartPage(
  deps: Deps,
  pages: PublicPages,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { db } = deps.store
  const empresas = await listCompanies(db)
  const [only] = empresas
  const publico = only && empresas.length === 1 ? ((await publicoDe(deps, request, only.uuid)) ?? null) : null
  return pages.sendInicio(request, reply, {
    idioma: languageOf(request, path, publico?.empresa.idioma),
    empresas: empresas.map(({ uuid: id, nombre }) => ({ id, nombre })),
    publico,
    conCuentas: empresas.length > 0 || (await findAnyUsuario(db)) !== undefined,
  })
}

/** An address with a language is that language, unless another one is asked for. */
function languageOf(request: FastifyRequest, path: string, deEmpresa: string | undefined): Idioma {
  const named = idiomaDeRuta(path)
  if (named !== ORIGINAL) return askedLanguage(request) ?? named
  return wantedLanguage(request) ?? idiomaDeCodigo(deEmpresa) ?? ORIGINAL
}
