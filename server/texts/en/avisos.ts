import { horaEn } from '#domain/hora-local.ts'
import { tieneNombre } from '#domain/nombre-de-puesto.ts'
import { correoDeAviso } from '../cartas.ts'
import type { DeTurno, TextosDeAvisos } from '../textos.ts'
import { alas } from './horario.ts'

const gente = (delante: number) => (delante === 1 ? '1 person' : `${delante} people`)

const en = (empresa: string) => empresa && ` at ${empresa}`

const alPuesto = (puesto: string) => (tieneNombre(puesto) ? puesto : `desk ${puesto}`)

const carta = correoDeAviso('en', (empresa) => `Stop receiving emails from ${empresa || 'this company'}`)

/** Such as 'Tuesday, November 17 at 3:04 PM'. */
function fechaYHora(instante: number, zona: string): string {
  const partes = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: zona, ...options }).format(instante)
  const fecha = partes({ weekday: 'long', day: 'numeric', month: 'long' })
  return `${fecha} ${alas(horaEn(instante, zona, 'en'))}`
}

export const avisos: TextosDeAvisos = {
  llamado: ({ empresa, numero, puesto }: DeTurno) => ({
    titulo: `It's your turn: ${numero}`,
    texto: puesto ? `Go to ${alPuesto(puesto)}${en(empresa)}.` : `They're ready for you${en(empresa)}.`,
  }),
  pronto: ({ empresa, cola, numero, delante, temprano }) => ({
    titulo: delante ? `${gente(delante)} ahead of you` : "You're next",
    texto: `Your ticket ${numero}${cola ? ` for ${cola}` : ''}${en(empresa)} ${temprano ? "is getting closer. We're telling you now because we send no reminders later." : 'is coming up.'}`,
  }),
  deshecho: ({ empresa, numero }: DeTurno) => ({
    titulo: "It's not your turn yet",
    texto: `The call for ticket ${numero}${en(empresa)} was withdrawn. You keep your place.`,
  }),
  acercate: ({ empresa, numero }: DeTurno) => ({
    titulo: 'Please come closer',
    texto: `Your ticket ${numero}${en(empresa)} will be called soon.`,
  }),
  contestaciones: {
    aviso: ({ numero, empresa }) => `Done: we'll notify you here about your ticket ${numero}${en(empresa)}.`,
    si: ({ empresa }) => `Done: we'll notify you here about your tickets${en(empresa)}.`,
    baja: ({ empresa }) =>
      `Done: you'll get no more messages from ${empresa || 'this company'}. To get them again, write START.`,
    voy: ({ numero }) => `Thanks: the staff knows you're coming. Ticket ${numero}.`,
    tarde: ({ numero }, minutos) =>
      `Thanks for telling us: the staff knows you're ${minutos === null ? 'late' : `${minutos} min late`}. Ticket ${numero}.`,
    cancelo: ({ numero, empresa }) => `Your ticket ${numero}${en(empresa)} was canceled.`,
    mensaje: ({ empresa }) => `The staff of ${empresa || 'this company'} will see your message.`,
  },
  anuncio: (texto: string, { empresa }: DeTurno) => ({ titulo: empresa, texto }),
  prueba: (empresa: string) => ({
    titulo: 'Test message',
    texto: `${empresa || 'Your company'} can now notify its customers this way.`,
  }),
  confirmar: ({ empresa, cuando, zona }) => ({
    titulo: 'Confirm your notifications',
    texto: `On ${fechaYHora(cuando, zona)}, someone asked to notify you here about a ticket${en(empresa)}.`,
  }),
  responder: 'Reply COMING, LATE 10, CANCEL, or STOP to get no more.',
  responderAConfirmar: 'Reply YES to get them, or STOP to get nothing more.',
  carta: carta({
    boton: 'View my ticket',
    nota: "You're getting this email because you confirmed you wanted notifications about your ticket.",
  }),
  cartaDeConfirmar: carta({
    boton: 'Yes, notify me',
    nota: "If it wasn't you, do nothing: without your confirmation, we won't send you notifications.",
  }),
  alta: {
    pregunta: (empresa) => ({
      titulo: 'Notifications about your ticket',
      texto: `Do you want ${empresa || 'this company'} to notify you here about your tickets?`,
      boton: 'Yes, notify me',
    }),
    hecha: (empresa) => ({
      titulo: 'Done',
      texto: `We'll notify you about your tickets${en(empresa)}. You can close this page.`,
    }),
  },
  baja: {
    pregunta: (empresa) => ({
      titulo: 'Stop receiving emails',
      texto: `Do you want us to stop sending you emails from ${empresa || 'this company'}?`,
      boton: 'Stop the emails',
    }),
    hecha: (empresa) => ({
      titulo: 'Done',
      texto: `We won't send you any more emails from ${empresa || 'this company'}.`,
    }),
    desconocida: {
      titulo: "This link doesn't work",
      texto: 'Go back to the message and open the whole link, without cutting it off.',
    },
  },
}
