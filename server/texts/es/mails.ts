import { correoDeCuenta } from '../cartas.ts'
import type { Textos } from '../textos.ts'

const carta = correoDeCuenta('es', (nombre) => (nombre ? `Hola, ${nombre}:` : 'Hola:'))

export const correos: Textos['correos'] = {
  verificar: carta({
    subject: 'Confirma tu correo en Turnero',
    frase: 'Tu cuenta ya está creada. Confirma tu correo para entrar y abrir tu primera cola.',
    boton: 'Confirmar mi correo',
    nota: 'El enlace vale 48 horas. Si no creaste esta cuenta, no hagas nada: sin tu confirmación nadie puede usarla.',
  }),
  restablecer: carta({
    subject: 'Cambia tu contraseña de Turnero',
    frase: 'Recibimos un pedido para cambiar tu contraseña. Abre el enlace y elige una nueva.',
    boton: 'Cambiar mi contraseña',
    nota: 'El enlace vale 30 minutos y sirve una sola vez. Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
  }),
  invitar: (nombre, enlace, empresa) =>
    carta({
      subject: 'Te invitaron a un equipo en Turnero',
      frase: `Te invitaron al equipo de ${empresa || 'una empresa'}. Abre el enlace para unirte.`,
      boton: 'Ver la invitación',
      nota: 'El enlace vale 7 días y sirve una sola vez. Si no esperabas esta invitación, no hagas nada.',
    })(nombre, enlace),
  cambiar_correo: carta({
    subject: 'Confirma tu correo nuevo en Turnero',
    frase: 'Pediste entrar a tu cuenta con este correo. Confírmalo para que rija el cambio.',
    boton: 'Confirmar el correo nuevo',
    nota: 'El enlace vale 24 horas y sirve una sola vez. Si no lo pediste, no hagas nada.',
  }),
  ya_registrado: carta({
    subject: 'Ya tienes una cuenta en Turnero',
    frase: 'Alguien quiso crear una cuenta con este correo, y ya tienes una. Si fuiste tú, inicia sesión.',
    boton: 'Iniciar sesión',
    nota: 'Si olvidaste tu contraseña, puedes cambiarla desde esa misma página. Si no fuiste tú, no hagas nada: nadie entró.',
  }),
  contrasena_cambiada: carta({
    subject: 'Tu contraseña de Turnero cambió',
    frase: 'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones se cerraron.',
    boton: 'No fui yo: recuperar mi cuenta',
    nota: 'Si fuiste tú, no hagas nada.',
  }),
  correo_cambiado: carta({
    subject: 'El correo de tu cuenta de Turnero cambió',
    frase:
      'Desde ahora se entra a tu cuenta con otro correo, y este ya no sirve para entrar ni para recuperarla.',
    boton: 'No fui yo: pedir ayuda',
    nota: 'Si fuiste tú, no hagas nada.',
  }),
  acceso_nuevo: (nombre, enlace, navegador) =>
    carta({
      subject: 'Alguien entró a tu cuenta de Turnero',
      frase: `Se inició sesión en tu cuenta desde un navegador que no conocíamos${navegador && `: ${navegador}`}.`,
      boton: 'Ver mis sesiones',
      nota: 'Si fuiste tú, no hagas nada. Si no, cierra esa sesión y cambia tu contraseña.',
    })(nombre, enlace),
}
