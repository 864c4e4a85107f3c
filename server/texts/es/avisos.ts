import { horaEn } from '#domain/hora-local.ts'
import { tieneNombre } from '#domain/nombre-de-puesto.ts'
import { correoDeAviso } from '../cartas.ts'
import type { DeTurno, TextosDeAvisos } from '../textos.ts'
import { alas } from './horario.ts'

const gente = (delante: number) => (delante === 1 ? '1 persona' : `${delante} personas`)

const aPuesto = (puesto: string) => (tieneNombre(puesto) ? `a ${puesto}` : `al puesto ${puesto}`)

const en = (empresa: string) => empresa && ` en ${empresa}`

const carta = correoDeAviso('es', (empresa) => `No recibir más correos de ${empresa || 'esta empresa'}`)

/** Such as 'martes 17 de noviembre a las 15:04'. */
function fechaYHora(instante: number, zona: string): string {
  const partes = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es', { timeZone: zona, ...options }).format(instante)
  const fecha = partes({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
  return `${fecha} ${alas(horaEn(instante, zona, 'es'))}`
}

/** Notices to customers, each with a title and a sentence. */
export const avisos: TextosDeAvisos = {
  llamado: ({ empresa, numero, puesto }: DeTurno) => ({
    titulo: `Es tu turno: ${numero}`,
    texto: puesto ? `Pasa ${aPuesto(puesto)}${en(empresa)}.` : `Te esperan${en(empresa)}.`,
  }),
  pronto: ({ empresa, cola, numero, delante, temprano }) => ({
    titulo: delante ? `${gente(delante)} antes que tú` : 'Eres el siguiente',
    texto: `Tu turno ${numero}${cola ? ` de ${cola}` : ''}${en(empresa)} ${temprano ? 'se acerca. Te lo decimos ahora porque más tarde no enviamos recordatorios.' : 'está por llegar.'}`,
  }),
  deshecho: ({ empresa, numero }: DeTurno) => ({
    titulo: 'Aún no es tu turno',
    texto: `La llamada del turno ${numero}${en(empresa)} se retiró. Conservas tu lugar.`,
  }),
  acercate: ({ empresa, numero }: DeTurno) => ({
    titulo: 'Acércate, por favor',
    texto: `Pronto llamamos tu turno ${numero}${en(empresa)}.`,
  }),
  contestaciones: {
    aviso: ({ numero, empresa }) => `Listo: te avisaremos aquí de tu turno ${numero}${en(empresa)}.`,
    si: ({ empresa }) => `Listo: te avisaremos aquí de tus turnos${en(empresa)}.`,
    baja: ({ empresa }) =>
      `Listo: no recibirás más mensajes de ${empresa || 'esta empresa'}. Para volver a recibirlos, escribe ALTA.`,
    voy: ({ numero }) => `Gracias: el personal ya sabe que vienes. Turno ${numero}.`,
    tarde: ({ numero }, minutos) =>
      `Gracias por avisar: el personal ya sabe que ${minutos === null ? 'llegas tarde' : `tardas ${minutos} min`}. Turno ${numero}.`,
    cancelo: ({ numero, empresa }) => `Tu turno ${numero}${en(empresa)} quedó cancelado.`,
    mensaje: ({ empresa }) => `El personal de ${empresa || 'esta empresa'} verá tu mensaje.`,
  },
  anuncio: (texto: string, { empresa }: DeTurno) => ({ titulo: empresa, texto }),
  prueba: (empresa: string) => ({
    titulo: 'Mensaje de prueba',
    texto: `${empresa || 'Tu empresa'} ya puede avisar a sus clientes por este medio.`,
  }),
  confirmar: ({ empresa, cuando, zona }) => ({
    titulo: 'Confirma tus avisos',
    texto: `El ${fechaYHora(cuando, zona)} se pidió avisarte aquí de un turno${en(empresa)}.`,
  }),
  responder: 'Responde VOY, TARDE 10, CANCELO, o BAJA para no recibir más.',
  responderAConfirmar: 'Responde SI para recibirlos, o BAJA para no recibir nada más.',
  carta: carta({
    boton: 'Ver mi turno',
    nota: 'Recibes este correo porque confirmaste que querías avisos de tu turno.',
  }),
  cartaDeConfirmar: carta({
    boton: 'Sí, quiero los avisos',
    nota: 'Si no fuiste tú, no hagas nada: sin tu confirmación no te enviaremos avisos.',
  }),
  alta: {
    pregunta: (empresa) => ({
      titulo: 'Avisos de tu turno',
      texto: `¿Quieres que ${empresa || 'esta empresa'} te avise aquí de tus turnos?`,
      boton: 'Sí, quiero los avisos',
    }),
    hecha: (empresa) => ({
      titulo: 'Listo',
      texto: `Te avisaremos de tus turnos${en(empresa)}. Puedes cerrar esta página.`,
    }),
  },
  baja: {
    pregunta: (empresa) => ({
      titulo: 'Dejar de recibir correos',
      texto: `¿Quieres que no te enviemos más correos de ${empresa || 'esta empresa'}?`,
      boton: 'No recibir más correos',
    }),
    hecha: (empresa) => ({
      titulo: 'Listo',
      texto: `No te enviaremos más correos de ${empresa || 'esta empresa'}.`,
    }),
    desconocida: {
      titulo: 'Este enlace no sirve',
      texto: 'Vuelve al mensaje y abre el enlace completo, sin cortarlo.',
    },
  },
}
