import type { CanalAviso, Cuando } from '#contract/avisos.ts'
import type { avisame as es } from '../es/avisame.ts'
import type { Texts } from '../texts.ts'

const medios: Record<CanalAviso, string> = {
  push: 'Notification',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  correo: 'Email',
}

export const avisame = {
  titulo: 'Notify me about my ticket',
  texto: 'Close this page and do something else.',
  como: 'How',
  cuando: 'And also when this many are ahead',
  siempre: 'We always notify you when you are called.',
  medios,
  pistas: {
    push: 'On this phone',
    whatsapp: 'You send the first message',
    sms: '',
    correo: '',
  } satisfies Record<CanalAviso, string>,
  destino: { correo: 'Your email', sms: 'Your phone number, with your country code' },
  falta: { correo: 'Enter your email', sms: 'Enter your phone number' },
  guardado: (destino: string) => `We'll message you at ${destino}. Enter another only to change it.`,
  ejemplo: { correo: 'ana@example.com', sms: '+1 555 123 4567' },
  /** Consent text 2: contract/avisos.ts. */
  consentimiento: (empresa: string) =>
    `I agree that ${empresa} may message me about this ticket only. My data is deleted one day later. I can stop at any time.`,
  activar: 'Notify me',
  abrirWhatsapp: 'Open WhatsApp and send the message',
  pendiente: {
    push: '',
    whatsapp: 'One more step: send the message that WhatsApp opens. It gives us your permission.',
    sms: 'One more step: reply YES to the SMS we sent you.',
    correo: 'One more step: confirm in the email we sent you.',
  } satisfies Record<CanalAviso, string>,
  /** The owner of the destination unsubscribed from the company before. */
  deBaja: (canal: CanalAviso, numero: string | null) =>
    canal === 'sms'
      ? `That phone asked for no more messages. To get them again, text YES from it to ${numero ?? 'the number that wrote to it'}.`
      : 'That address asked for no more messages. To get them again, open the link of the e-mail that asked you to confirm.',
  enMinutos: (cuantos: number) => `${cuantos}\u00a0min`,
  activo: (medio: string, { personas, minutos }: Cuando) => {
    if (personas !== null)
      return `We'll notify you when ${personas} ${personas === 1 ? 'is' : 'are'} ahead: ${medio}`
    if (minutos !== null) return `We'll notify you about ${minutos} min before: ${medio}`
    return `We'll notify you when you are called: ${medio}`
  },
  cambiarAviso: 'Change notice',
  pista: 'Even if you close this page',
  dejar: 'Stop notifying me',
  misDatos: 'Download my data',
  archivo: 'my-notifications.json',
  sinPush: "This browser can't receive notifications right now. Choose another way.",
  sinPermiso:
    "You didn't allow notifications. You can allow them in your browser settings, or choose another way.",
  iphone: 'On iPhone, add this page to your home screen first.',
  nada: "Keep this page open: we'll notify you here with a sound.",
  sinPais: "This company doesn't send messages to your country. Choose another way.",
  sinRed: "You're offline. Try again in a moment.",
  fallo: "Couldn't save. Try again.",
} as const satisfies Texts<typeof es>
