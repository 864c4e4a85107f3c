import type { CanalAviso, Cuando } from '#contract/avisos.ts'

const medios: Record<CanalAviso, string> = {
  push: 'Notificación',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  correo: 'Correo',
}

export const avisame = {
  titulo: 'Avísame de mi turno',
  texto: 'Cierra esta página y haz otra cosa.',
  como: 'Por dónde',
  cuando: 'Y también cuando falten',
  siempre: 'Siempre te avisamos cuando te llamen.',
  medios,
  pistas: {
    push: 'En este teléfono',
    whatsapp: 'Tú envías el primer mensaje',
    sms: '',
    correo: '',
  } satisfies Record<CanalAviso, string>,
  destino: { correo: 'Tu correo', sms: 'Tu teléfono, con el código de tu país' },
  falta: { correo: 'Escribe tu correo', sms: 'Escribe tu teléfono' },
  guardado: (destino: string) => `Te escribimos a ${destino}. Escribe otro solo para cambiarlo.`,
  ejemplo: { correo: 'ana@ejemplo.com', sms: '+52 55 1234 5678' },
  /** Consent text 1: contract/avisos.ts. */
  consentimiento: (empresa: string) =>
    `Acepto que ${empresa} me escriba solo sobre este turno. Mis datos se borran un día después. Puedo dejarlo cuando quiera.`,
  activar: 'Avísame',
  abrirWhatsapp: 'Abrir WhatsApp y enviar el mensaje',
  /** What is left to do before notices are sent. Push needs nothing. */
  pendiente: {
    push: '',
    whatsapp: 'Falta un paso: envía el mensaje que abre WhatsApp. Con él nos das permiso.',
    sms: 'Falta un paso: responde SI al SMS que te enviamos.',
    correo: 'Falta un paso: confirma en el correo que te enviamos.',
  } satisfies Record<CanalAviso, string>,
  /** The owner of the destination unsubscribed from the company before. */
  deBaja: (canal: CanalAviso, numero: string | null) =>
    canal === 'sms'
      ? `Ese teléfono pidió no recibir mensajes. Para recibirlos otra vez, escribe SI desde él ${numero ? `al ${numero}` : 'al número que le escribió'}.`
      : 'Ese correo pidió no recibir mensajes. Para recibirlos otra vez, abre el enlace del correo que te pidió confirmar.',
  enMinutos: (cuantos: number) => `${cuantos}\u00a0min`,
  activo: (medio: string, { personas, minutos }: Cuando) => {
    if (personas !== null)
      return `Te avisamos cuando ${personas === 1 ? 'falte 1' : `falten ${personas}`}: ${medio}`
    if (minutos !== null) return `Te avisamos unos ${minutos} min antes: ${medio}`
    return `Te avisamos cuando te llamen: ${medio}`
  },
  cambiarAviso: 'Cambiar aviso',
  pista: 'Aunque cierres esta página',
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
