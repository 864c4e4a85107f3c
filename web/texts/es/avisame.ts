import type { CanalAviso } from '#contract/avisos.ts'

const medios: Record<CanalAviso, string> = {
  push: 'Notificación en este teléfono',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  correo: 'Correo',
}

export const avisame = {
  boton: (personas: number) =>
    personas === 1 ? 'Avísame cuando falte 1' : `Avísame cuando falten ${personas}`,
  opciones: 'Elegir cómo y cuándo',
  titulo: 'Avísame de mi turno',
  texto: 'Puedes cerrar esta página y hacer otra cosa mientras esperas.',
  como: 'Por dónde',
  cuando: 'Cuándo',
  personas: (cuantas: number) =>
    cuantas === 1 ? 'Cuando falte 1 persona' : `Cuando falten ${cuantas} personas`,
  minutos: (cuantos: number) => `${cuantos} minutos antes, más o menos`,
  soloLlamado: 'Solo cuando me llamen',
  siempre: 'Siempre te avisamos cuando te llamen.',
  medios,
  destino: { correo: 'Tu correo', sms: 'Tu teléfono, con el código de tu país' },
  falta: { correo: 'Escribe tu correo', sms: 'Escribe tu teléfono' },
  guardado: (destino: string) => `Te escribimos a ${destino}. Escribe otro solo para cambiarlo.`,
  ejemplo: { correo: 'ana@ejemplo.com', sms: '+52 55 1234 5678' },
  /** Consent text 1: contract/avisos.ts. */
  consentimiento: (empresa: string) =>
    `Acepto que ${empresa} me escriba solo sobre este turno. Mis datos se borran un día después. Puedo dejarlo cuando quiera.`,
  /** Short consent, on the button that subscribes with one tap. */
  aceptas: 'Aceptas avisos solo de este turno',
  activar: 'Avísame',
  abrirWhatsapp: 'Abrir WhatsApp y enviar el mensaje',
  /** What is left to do before notices are sent. Push needs nothing. */
  pendiente: {
    push: '',
    whatsapp: 'Falta un paso: envía el mensaje que abre WhatsApp. Con él nos das permiso.',
    sms: 'Falta un paso: responde SI al SMS que te enviamos.',
    correo: 'Falta un paso: confirma en el correo que te enviamos.',
  } satisfies Record<CanalAviso, string>,
  activo: (medios: readonly string[]) => `Te avisaremos: ${medios.join(' y ')}`,
  cambiar: 'Cambiar',
  dejar: 'Dejar de avisarme',
  misDatos: 'Descargar mis datos',
  archivo: 'mis-avisos.json',
  sinPush: 'Este navegador no puede recibir notificaciones ahora. Elige otro medio.',
  sinPermiso:
    'No diste permiso para las notificaciones. Puedes darlo en los ajustes del navegador, o elegir otro medio.',
  iphone: 'En iPhone, agrega primero esta página a tu pantalla de inicio.',
  nada: 'Deja esta página abierta: te avisamos aquí con sonido.',
  sinPais: 'Esta empresa no envía mensajes a tu país. Elige otro medio.',
  sinRed: 'No hay conexión. Inténtalo de nuevo en un momento.',
  fallo: 'No se pudo guardar. Inténtalo de nuevo.',
} as const
