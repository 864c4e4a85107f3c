import { correoDeCuenta } from '../cartas.ts'
import type { Textos } from '../textos.ts'

export const correos: Textos['correos'] = (marca) => {
  const carta = correoDeCuenta('es', marca, (nombre) => (nombre ? `Hola, ${nombre}:` : 'Hola:'))
  return {
    verificar: carta({
      subject: `Confirma tu correo en ${marca}`,
      frase: 'Tu cuenta ya está creada. Confirma tu correo para entrar y abrir tu primera cola.',
      boton: 'Confirmar mi correo',
      nota: 'El enlace vale 48 horas. Si no creaste esta cuenta, no hagas nada: sin tu confirmación nadie puede usarla.',
    }),
    restablecer: carta({
      subject: `Cambia tu contraseña de ${marca}`,
      frase: 'Recibimos un pedido para cambiar tu contraseña. Abre el enlace y elige una nueva.',
      boton: 'Cambiar mi contraseña',
      nota: 'El enlace vale 30 minutos y sirve una sola vez. Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
    }),
    invitar: (nombre, enlace, empresa) =>
      carta({
        subject: `Te invitaron a un equipo en ${marca}`,
        frase: `Te invitaron al equipo de ${empresa || 'una empresa'}. Abre el enlace para unirte.`,
        boton: 'Ver la invitación',
        nota: 'El enlace vale 7 días y sirve una sola vez. Si no esperabas esta invitación, no hagas nada.',
      })(nombre, enlace),
    cambiar_correo: carta({
      subject: `Confirma tu correo nuevo en ${marca}`,
      frase: 'Pediste entrar a tu cuenta con este correo. Confírmalo para que rija el cambio.',
      boton: 'Confirmar el correo nuevo',
      nota: 'El enlace vale 24 horas y sirve una sola vez. Si no lo pediste, no hagas nada.',
    }),
    ya_registrado: carta({
      subject: `Ya tienes una cuenta en ${marca}`,
      frase: 'Alguien quiso crear una cuenta con este correo, y ya tienes una. Si fuiste tú, inicia sesión.',
      boton: 'Iniciar sesión',
      nota: 'Si olvidaste tu contraseña, puedes cambiarla desde esa misma página. Si no fuiste tú, no hagas nada: nadie entró.',
    }),
    contrasena_cambiada: carta({
      subject: `Tu contraseña de ${marca} cambió`,
      frase: 'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones se cerraron.',
      boton: 'No fui yo: recuperar mi cuenta',
      nota: 'Si fuiste tú, no hagas nada.',
    }),
    correo_cambiado: carta({
      subject: `El correo de tu cuenta de ${marca} cambió`,
      frase:
        'Desde ahora se entra a tu cuenta con otro correo, y este ya no sirve para entrar ni para recuperarla.',
      boton: 'No fui yo: pedir ayuda',
      nota: 'Si fuiste tú, no hagas nada.',
    }),
    acceso_nuevo: (nombre, enlace, navegador) =>
      carta({
        subject: `Alguien entró a tu cuenta de ${marca}`,
        frase: `Se inició sesión en tu cuenta desde un navegador que no conocíamos${navegador && `: ${navegador}`}.`,
        boton: 'Ver mis sesiones',
        nota: 'Si fuiste tú, no hagas nada. Si no, cierra esa sesión y cambia tu contraseña.',
      })(nombre, enlace),
  }
}
