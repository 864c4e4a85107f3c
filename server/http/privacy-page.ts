import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textoEn } from '#domain/privacidad.ts'
import { escapeHtml } from '#server/base/escape-html.ts'
import { isUuid } from '#server/base/ids.ts'
import { avisosDePrivacidad } from '#server/queries/privacidad.ts'
import { textosDe } from '#server/texts/textos.ts'
import type { Deps } from './deps.ts'
import { wantedLanguage } from './language.ts'
import { pagePolicy } from './security-headers.ts'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:#f4f5f9;color:#1f2333;font:16px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:680px;margin:24px auto;padding:24px;background:#fff;border-radius:20px}
h1{font-size:22px;line-height:1.3;margin:0 0 4px}
p,dd{margin:0;overflow-wrap:anywhere}
dl{margin:20px 0;padding:16px 0;border:solid #d9dce6;border-width:1px 0}
dt{font-weight:600}dd+dt{margin-top:12px}
.v{color:#565c70}.t{white-space:pre-line}
a{color:#5b21b6;display:inline-block;padding:10px 0;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#0f1117;color:#e8eaf2}main{background:#181b24}
dl{border-color:#353a4a}.v{color:#a9b0c4}a{color:#c4b5fd}}`

type Params = { empresaId: string; version?: string }

/**
 * The privacy notice of a company, in the version of the address or in the latest. It works without script, and old
 * versions stay readable at their address. `kiosco` names the queue of the kiosk to go back to.
 */
export function installPrivacyPage(app: FastifyInstance, deps: Deps): void {
  async function send(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
    const { empresaId, version } = request.params
    const leidos = isUuid(empresaId) ? await avisosDePrivacidad(deps, empresaId.toLowerCase()) : null
    const wanted = version === undefined ? leidos?.actual : Number(version)
    const aviso = leidos?.avisos.find((uno) => uno.version === wanted)
    if (!leidos || !aviso) return reply.callNotFound()
    const { empresa, actual } = leidos
    const idioma = wantedLanguage(request) ?? empresa.idioma
    const texto = textoEn(aviso.textos, idioma, empresa.idioma)
    const { privacidad: t } = textosDe(idioma)
    const base = `/privacidad/${empresa.uuid}`
    const { kiosco } = request.query as Record<string, unknown>
    const fecha = new Intl.DateTimeFormat(idioma, {
      dateStyle: 'long',
      timeZone: empresa.zona,
    }).format(Date.parse(aviso.desde))
    const parts = [
      `<h1>${escapeHtml(t.titulo(empresa.nombre))}</h1>`,
      `<p class="v">${escapeHtml(t.version(aviso.version, fecha))}</p>`,
      `<dl><dt>${escapeHtml(t.responsable)}</dt><dd>${escapeHtml(aviso.responsable)}</dd>`,
      `<dt>${escapeHtml(t.contacto)}</dt><dd>${escapeHtml(aviso.contacto)}</dd></dl>`,
      texto?.texto && `<p class="t" lang="${texto.idioma}">${escapeHtml(texto.texto)}</p>`,
      texto?.enlace &&
        `<p><a href="${escapeHtml(texto.enlace)}" rel="noreferrer">${escapeHtml(t.completo)}</a></p>`,
      aviso.version !== actual && actual !== null && `<p><a href="${base}">${escapeHtml(t.actual)}</a></p>`,
      typeof kiosco === 'string' &&
        isUuid(kiosco) &&
        `<p><a href="/entrada/${empresa.uuid}/${kiosco}">${escapeHtml(t.volver)}</a></p>`,
    ]
    const html = `<!doctype html>
<html lang="${idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(t.titulo(empresa.nombre))}</title>
<style>${STYLE}</style></head><body><main>
${parts.filter(Boolean).join('\n')}
</main></body></html>`
    return reply
      .headers({ 'content-security-policy': pagePolicy(html, false), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html)
  }
  app.get<{ Params: Params }>('/privacidad/:empresaId', send)
  app.get<{ Params: Params }>('/privacidad/:empresaId/:version', send)
}
