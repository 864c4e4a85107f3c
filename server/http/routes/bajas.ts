import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { nombreSeguro } from '#domain/nombre-seguro.ts'
import { leerBaja } from '#server/avisos/bajas.ts'
import { bajaDeDestino } from '#server/avisos/commands/entrantes.ts'
import { escapeHtml } from '#server/base/escape-html.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { idiomaDe, textosPara } from '../errors.ts'
import { pagePolicy } from '../security-headers.ts'

interface Hoja {
  titulo: string
  texto: string
  /** Label of the confirm button; absent if there is nothing to confirm. */
  boton?: string
}

const hojaHtml = (idioma: string, { titulo, texto, boton }: Hoja): string => `<!doctype html>
<html lang="${idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(titulo)} · Turnero</title>
<style>body{margin:0;background:#f4f5f9;font:16px/1.5 system-ui,sans-serif;color:#1f2333}
main{box-sizing:border-box;max-width:480px;margin:32px auto;padding:28px;background:#fff;border-radius:20px}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0;overflow-wrap:anywhere}
button{margin-top:24px;padding:14px 22px;border:0;border-radius:12px;background:#7c3aed;color:#fff;font:inherit;font-weight:600}</style>
</head><body><main><h1>${escapeHtml(titulo)}</h1><p>${escapeHtml(texto)}</p>
${boton ? `<form method="post"><button name="List-Unsubscribe" value="One-Click">${escapeHtml(boton)}</button></form>` : ''}
</main></body></html>`

/** The unsubscribe link of notices by mail: a page for people, and one-click (RFC 8058) for mail providers. */
export function bajaRoutes(app: FastifyInstance, deps: Deps): void {
  const { avisador } = deps
  const send = (request: FastifyRequest, reply: FastifyReply, hoja: Hoja): string => {
    const html = hojaHtml(idiomaDe(request), hoja)
    reply.headers({ 'content-security-policy': pagePolicy(html, false), 'cache-control': 'no-store' })
    reply.type('text/html; charset=utf-8')
    return html
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply): string =>
    send(request, reply.code(404), textosPara(request).avisos.baja.desconocida)

  // Only asks for confirmation, because programs that check mails open every link.
  bind(app, deps, endpoints.verBaja, async ({ params, request, reply }) => {
    const baja = await leerBaja(avisador, params.token)
    if (!baja) return unknown(request, reply)
    return send(
      request,
      reply,
      textosPara(request).avisos.baja.pregunta(nombreSeguro(baja.empresa?.nombre ?? '')),
    )
  })

  bind(app, deps, endpoints.darDeBaja, async ({ params, request, reply }) => {
    const baja = await leerBaja(avisador, params.token)
    if (!baja) return unknown(request, reply)
    const { huella, empresa } = baja
    if (empresa) await deps.store.execute(bajaDeDestino, { empresaId: empresa.id, huella })
    return send(request, reply, textosPara(request).avisos.baja.hecha(nombreSeguro(empresa?.nombre ?? '')))
  })
}
