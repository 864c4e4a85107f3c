import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { nombreSeguro } from '#domain/nombre-seguro.ts'
import { altaDeDestino, bajaDeDestino } from '#server/avisos/commands/entrantes.ts'
import { leerEnlace } from '#server/avisos/enlaces-de-destino.ts'
import { escapeHtml } from '#server/base/escape-html.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { idiomaDe, textosPara } from '../errors.ts'
import { pagePolicy } from '../security-headers.ts'

interface Hoja {
  titulo: string
  texto: string
  /** Label of the confirm button; absent if there is nothing to confirm. */
  boton?: string
  /** Whether the button sends the form of one-click unsubscription. */
  unClic?: boolean
}

const hojaHtml = (idioma: string, { titulo, texto, boton, unClic }: Hoja): string => `<!doctype html>
<html lang="${idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(titulo)} · Turnero</title>
<style>body{margin:0;background:#f4f5f9;font:16px/1.5 system-ui,sans-serif;color:#1f2333}
main{box-sizing:border-box;max-width:480px;margin:32px auto;padding:28px;background:#fff;border-radius:20px}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0;overflow-wrap:anywhere}
button{margin-top:24px;padding:14px 22px;border:0;border-radius:12px;background:#7c3aed;color:#fff;font:inherit;font-weight:600}</style>
</head><body><main><h1>${escapeHtml(titulo)}</h1><p>${escapeHtml(texto)}</p>
${boton ? `<form method="post"><button${unClic ? ' name="List-Unsubscribe" value="One-Click"' : ''}>${escapeHtml(boton)}</button></form>` : ''}
</main></body></html>`

/**
 * The links of messages to customers: one confirms their destination, one unsubscribes it. Each has a page for people;
 * unsubscribing also works with one click of a mail provider (RFC 8058).
 */
export function destinoRoutes(app: FastifyInstance, deps: Deps): void {
  const { avisador, store } = deps
  const send = (request: FastifyRequest, reply: FastifyReply, hoja: Hoja): string => {
    const html = hojaHtml(idiomaDe(request), hoja)
    reply.headers({ 'content-security-policy': pagePolicy(html, false), 'cache-control': 'no-store' })
    reply.type('text/html; charset=utf-8')
    return html
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply): string =>
    send(request, reply.code(404), textosPara(request).avisos.baja.desconocida)
  const nombreDe = (empresa: { nombre: string } | undefined) => nombreSeguro(empresa?.nombre ?? '')
  const ordenDe = ({ id: empresaId }: EmpresaTable, huella: string) => ({ empresaId, huella })

  // The pages only ask for confirmation, because programs that check mails open every link.
  bind(app, deps, endpoints.verAlta, async ({ params, request, reply }) => {
    const alta = await leerEnlace(avisador, 'alta', params.token)
    if (!alta?.empresa) return unknown(request, reply)
    return send(request, reply, textosPara(request).avisos.alta.pregunta(nombreDe(alta.empresa)))
  })

  bind(app, deps, endpoints.darDeAlta, async ({ params, request, reply }) => {
    const alta = await leerEnlace(avisador, 'alta', params.token)
    if (!alta?.empresa) return unknown(request, reply)
    await store.execute(altaDeDestino, ordenDe(alta.empresa, alta.huella))
    return send(request, reply, textosPara(request).avisos.alta.hecha(nombreDe(alta.empresa)))
  })

  bind(app, deps, endpoints.verBaja, async ({ params, request, reply }) => {
    const baja = await leerEnlace(avisador, 'baja', params.token)
    if (!baja) return unknown(request, reply)
    const pregunta = textosPara(request).avisos.baja.pregunta(nombreDe(baja.empresa))
    return send(request, reply, { ...pregunta, unClic: true })
  })

  bind(app, deps, endpoints.darDeBaja, async ({ params, request, reply }) => {
    const baja = await leerEnlace(avisador, 'baja', params.token)
    if (!baja) return unknown(request, reply)
    if (baja.empresa) await store.execute(bajaDeDestino, ordenDe(baja.empresa, baja.huella))
    return send(request, reply, textosPara(request).avisos.baja.hecha(nombreDe(baja.empresa)))
  })
}
