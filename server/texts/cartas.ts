import type { Idioma } from '#contract/idioma.ts'
import { escapeHtml } from '#server/base/escape-html.ts'
import type { CartaConEnlace, TextosDeAvisos } from './textos.ts'

// A spammer may register a stranger's address and choose the name, so mails only repeat what looks like a name.
const NOMBRE = /^(?:[\p{L}\p{M}' -]|\.(?= |$)){1,60}$/u

/** Returns the name if a mail may repeat it, empty if it does not look like a name. */
export const nombreCorriente = (nombre: string): string => (NOMBRE.test(nombre) ? nombre : '')

interface Partes {
  saludo: string
  frase: string
  boton: string
  nota: string
  /** A second link at the end of the mail. */
  pie?: { texto: string; enlace: string }
}

const cuerpo = (
  idioma: Idioma,
  marca: string,
  partes: Partes,
  enlace: string,
): { text: string; html: string } => ({
  text: `${partes.saludo}\n\n${partes.frase}\n\n${enlace}\n\n${partes.nota}\n\n${partes.pie ? `${partes.pie.texto}: ${partes.pie.enlace}\n\n` : ''}${marca}\n`,
  html: `<!doctype html>
<html lang="${idioma}"><body style="margin:0;background:#f4f5f9;font-family:system-ui,sans-serif;color:#1f2333">
<div style="max-width:480px;margin:0 auto;padding:32px 20px">
<p style="font-size:20px;font-weight:700;color:#7c3aed;margin:0 0 20px">${escapeHtml(marca)}</p>
<div style="background:#fff;border-radius:20px;padding:28px">
<p style="font-size:16px;margin:0 0 12px">${escapeHtml(partes.saludo)}</p>
<p style="font-size:16px;line-height:1.5;margin:0 0 24px">${escapeHtml(partes.frase)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(enlace)}" style="background:#7c3aed;color:#fff;text-decoration:none;font-weight:600;padding:14px 22px;border-radius:12px;display:inline-block">${escapeHtml(partes.boton)}</a></p>
<p style="font-size:14px;line-height:1.5;color:#5b6076;margin:0">${escapeHtml(partes.nota)}</p>
${partes.pie ? `<p style="font-size:14px;line-height:1.5;margin:12px 0 0"><a href="${escapeHtml(partes.pie.enlace)}" style="color:#5b6076">${escapeHtml(partes.pie.texto)}</a></p>\n` : ''}</div></div></body></html>`,
})

interface Frases extends Omit<Partes, 'saludo' | 'pie'> {
  subject: string
}

/** Returns what makes the mails of an account. `saludo` gets an empty name if the mail may not repeat it. */
export const correoDeCuenta =
  (idioma: Idioma, marca: string, saludo: (nombre: string) => string) =>
  ({ subject, ...frases }: Frases): CartaConEnlace =>
  (nombre, enlace) => ({
    subject,
    ...cuerpo(idioma, marca, { ...frases, saludo: saludo(nombreCorriente(nombre)) }, enlace),
  })

/** Returns what makes the mails of a notice. `pie` is the text of the link to unsubscribe. */
export const correoDeAviso =
  (idioma: Idioma, pie: (empresa: string) => string) =>
  (frases: Pick<Partes, 'boton' | 'nota'>): TextosDeAvisos['carta'] =>
  ({ titulo, texto }, { enlace, enlaceDeBaja, empresa, marca }) => ({
    subject: titulo,
    ...cuerpo(
      idioma,
      empresa || marca,
      { ...frases, saludo: titulo, frase: texto, pie: { texto: pie(empresa), enlace: enlaceDeBaja } },
      enlace,
    ),
  })
