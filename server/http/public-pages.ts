import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Publico } from '#contract/cola.ts'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import type {
  DatosInicio,
  DatosPagina,
  EscribirInicio,
  EscribirPagina,
  MarcaPagina,
  Pagina,
  PaginaEscrita,
} from '#contract/paginas.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import { isUuid } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { publico } from '#server/queries/colas.ts'
import { findEmpresaByAlias } from '#server/store/empresas.ts'
import { sendCompressed } from './compressed.ts'
import type { Deps } from './deps.ts'
import { colasOfScreen } from './device-cookie.ts'
import { htmlAttributes, type InstalledPages } from './installation.ts'
import { askedLanguage, wantedLanguage } from './language.ts'
import type { PageList } from './page-list.ts'
import { policyOf, styleAttributes } from './security-headers.ts'

/**
 * The language of a customers' page. A kiosk is used by many people, so it follows the empresa and not the settings of
 * its browser.
 */
export function languageOf(
  request: FastifyRequest,
  pagina: Pagina,
  publico: Publico | null | undefined,
): Idioma {
  const wanted = pagina === 'kiosco' ? askedLanguage(request) : wantedLanguage(request)
  return wanted ?? idiomaDeCodigo(publico?.empresa.idioma) ?? IDIOMAS[0]
}

/** Renders the customers' pages on the server, with the data of their empresa. */
export interface PublicPages {
  /** Sends the start page of an installation of one's own. */
  sendInicio(request: FastifyRequest, reply: FastifyReply, datos: DatosInicio): Promise<FastifyReply>
  /** Answers a path that is one of these pages. Returns null for any other path. */
  answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> | null
  send(request: FastifyRequest, reply: FastifyReply, pagina: Pagina, datos: Datos): Promise<FastifyReply>
}

/** What the request decides about a page; the build adds the rest. */
type Datos = Omit<DatosPagina, 'textos'>

/** The module of the build that renders pages. */
interface Writer {
  ponerMarca: (marca: MarcaPagina) => void
  escribirPagina: EscribirPagina
  escribirInicio: EscribirInicio
}

export const newLlave = (): string => randomBytes(16).toString('hex')

/** Returns the empresa of a page, null when it does not exist, undefined when it could not be read. */
export async function publicoDe(
  deps: Deps,
  request: FastifyRequest,
  empresaId: string,
): Promise<Publico | null | undefined> {
  if (!isUuid(empresaId)) return null
  try {
    return await publico(deps, empresaId, await colasOfScreen(deps, request, empresaId))
  } catch (error) {
    return error instanceof Rechazo && error.codigo === 'empresa_no_encontrada' ? null : undefined
  }
}

export async function openPublicPages(
  buildDir: string,
  list: PageList,
  deps: Deps,
  installation: InstalledPages,
): Promise<PublicPages> {
  const { writer, style, pages } = list.publicPages
  const module: Writer = await import(pathToFileURL(join(buildDir, writer)).href)
  module.ponerMarca({ ...installation, atributos: htmlAttributes(installation) })
  const estilo = readFileSync(join(buildDir, 'client', style), 'utf8')
  const routes = Object.entries(pages).map(([pagina, { path }]) => ({
    pagina: pagina as Pagina,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`, 'i'),
  }))

  async function send(request: FastifyRequest, reply: FastifyReply, pagina: Pagina, datos: Datos) {
    const { script, modules, texts } = pages[pagina]
    const all = { ...datos, textos: texts }
    const written = module.escribirPagina(pagina, all, { script, modulos: modules, estilo })
    return sendWritten(request, reply, written)
  }

  function sendWritten(request: FastifyRequest, reply: FastifyReply, { html, enLinea }: PaginaEscrita) {
    const { scripts, estilos, cuerpo } = enLinea
    const policy = policyOf({ scripts, styles: estilos, attributes: styleAttributes(cuerpo) })
    reply
      .header('content-security-policy', policy)
      // A cached form would contain a key that was already used.
      .header('cache-control', 'no-store')
      .header('x-frame-options', 'DENY')
      .header('x-turnero-version', list.version)
      // With `no-referrer` a form submitted without script would carry no origin and be refused as foreign.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
    return sendCompressed(request, reply, html)
  }

  /** Redirects an empresa's alias to its id: browsers keep the turno under that address. */
  async function write(request: FastifyRequest, reply: FastifyReply, pagina: Pagina, params: string[]) {
    const [empresaId = '', colaId = ''] = params
    const known = empresaId ? await publicoDe(deps, request, empresaId) : undefined
    if (known === null) {
      const empresa = isUuid(empresaId) ? null : await findEmpresaByAlias(deps.store.db, { alias: empresaId })
      const named = pages[pagina].path.replace(':colaId', colaId) ?? ''
      if (empresa) return reply.redirect(named.replace(':empresaId', empresa.uuid), 302)
      reply.code(404)
    }
    const idioma = languageOf(request, pagina, known)
    return send(request, reply, pagina, { empresaId, colaId, llave: newLlave(), publico: known, idioma })
  }

  return {
    send,
    sendInicio: (request, reply, datos) =>
      sendWritten(request, reply, module.escribirInicio(datos, list.site)),
    answer(request, reply, path) {
      for (const { pagina, pattern } of routes) {
        const match = pattern.exec(path)
        if (match) return write(request, reply, pagina, match.slice(1))
      }
      return null
    },
  }
}
