import { escapeHtml } from '#server/base/escape-html.ts'

// A spammer may register a stranger's address and choose the name, so mails only repeat what looks like a name.
const NOMBRE = /^(?:[\p{L}\p{M}' -]|\.(?= |$)){1,60}$/u

export const nombreCorriente = (nombre: string): string => (NOMBRE.test(nombre) ? nombre : '')

const saludo = (nombre: string): string => (nombreCorriente(nombre) ? `Hola, ${nombre}:` : 'Hola:')

interface Partes {
  saludo: string
  frase: string
  boton: string
  nota: string
  /** A second link at the end of the mail. */
  pie?: { texto: string; enlace: string }
}

export const cuerpo = (partes: Partes, enlace: string): { text: string; html: string } => ({
  text: `${partes.saludo}\n\n${partes.frase}\n\n${enlace}\n\n${partes.nota}\n\n${partes.pie ? `${partes.pie.texto}: ${partes.pie.enlace}\n\n` : ''}Turnero\n`,
  html: `<!doctype html>
<html lang="es"><body style="margin:0;background:#f4f5f9;font-family:system-ui,sans-serif;color:#1f2333">
<div style="max-width:480px;margin:0 auto;padding:32px 20px">
<p style="font-size:20px;font-weight:700;color:#7c3aed;margin:0 0 20px">Turnero</p>
<div style="background:#fff;border-radius:20px;padding:28px">
<p style="font-size:16px;margin:0 0 12px">${escapeHtml(partes.saludo)}</p>
<p style="font-size:16px;line-height:1.5;margin:0 0 24px">${escapeHtml(partes.frase)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(enlace)}" style="background:#7c3aed;color:#fff;text-decoration:none;font-weight:600;padding:14px 22px;border-radius:12px;display:inline-block">${escapeHtml(partes.boton)}</a></p>
<p style="font-size:14px;line-height:1.5;color:#5b6076;margin:0">${escapeHtml(partes.nota)}</p>
${partes.pie ? `<p style="font-size:14px;line-height:1.5;margin:12px 0 0"><a href="${escapeHtml(partes.pie.enlace)}" style="color:#5b6076">${escapeHtml(partes.pie.texto)}</a></p>\n` : ''}</div></div></body></html>`,
})

export const verificar = (nombre: string, enlace: string) => ({
  subject: 'Confirma tu correo en Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Tu cuenta ya está creada. Confirma tu correo para entrar y abrir tu primera cola.',
      boton: 'Confirmar mi correo',
      nota: 'El enlace vale 48 horas. Si no creaste esta cuenta, no hagas nada: sin tu confirmación nadie puede usarla.',
    },
    enlace,
  ),
})

export const restablecer = (nombre: string, enlace: string) => ({
  subject: 'Cambia tu contraseña de Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Recibimos un pedido para cambiar tu contraseña. Abre el enlace y elige una nueva.',
      boton: 'Cambiar mi contraseña',
      nota: 'El enlace vale 30 minutos y sirve una sola vez. Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
    },
    enlace,
  ),
})

export const invitar = (nombre: string, enlace: string, empresa: string) => ({
  subject: 'Te invitaron a un equipo en Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: `Te invitaron al equipo de ${empresa || 'una empresa'}. Abre el enlace para unirte.`,
      boton: 'Ver la invitación',
      nota: 'El enlace vale 7 días y sirve una sola vez. Si no esperabas esta invitación, no hagas nada.',
    },
    enlace,
  ),
})

export const cambiarCorreo = (nombre: string, enlace: string) => ({
  subject: 'Confirma tu correo nuevo en Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Pediste entrar a tu cuenta con este correo. Confírmalo para que rija el cambio.',
      boton: 'Confirmar el correo nuevo',
      nota: 'El enlace vale 24 horas y sirve una sola vez. Si no lo pediste, no hagas nada.',
    },
    enlace,
  ),
})

export const yaRegistrado = (nombre: string, enlace: string) => ({
  subject: 'Ya tienes una cuenta en Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Alguien quiso crear una cuenta con este correo, y ya tienes una. Si fuiste tú, inicia sesión.',
      boton: 'Iniciar sesión',
      nota: 'Si olvidaste tu contraseña, puedes cambiarla desde esa misma página. Si no fuiste tú, no hagas nada: nadie entró.',
    },
    enlace,
  ),
})

export const contrasenaCambiada = (nombre: string, enlace: string) => ({
  subject: 'Tu contraseña de Turnero cambió',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones se cerraron.',
      boton: 'No fui yo: recuperar mi cuenta',
      nota: 'Si fuiste tú, no hagas nada.',
    },
    enlace,
  ),
})

export const correoCambiado = (nombre: string, enlace: string) => ({
  subject: 'El correo de tu cuenta de Turnero cambió',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase:
        'Desde ahora se entra a tu cuenta con otro correo, y este ya no sirve para entrar ni para recuperarla.',
      boton: 'No fui yo: pedir ayuda',
      nota: 'Si fuiste tú, no hagas nada.',
    },
    enlace,
  ),
})

export const accesoNuevo = (nombre: string, enlace: string, navegador: string) => ({
  subject: 'Alguien entró a tu cuenta de Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: `Se inició sesión en tu cuenta desde un navegador que no conocíamos${navegador && `: ${navegador}`}.`,
      boton: 'Ver mis sesiones',
      nota: 'Si fuiste tú, no hagas nada. Si no, cierra esa sesión y cambia tu contraseña.',
    },
    enlace,
  ),
})
