import type { DeTurno, TextosDeAvisos } from '../textos.ts'
import { cuerpo } from './mails.ts'

const gente = (delante: number) => (delante === 1 ? '1 persona' : `${delante} personas`)

const en = (empresa: string) => empresa && ` en ${empresa}`

/** Notices to customers, each with a title and a sentence. */
export const avisos: TextosDeAvisos = {
  llamado: ({ empresa, numero, puesto }: DeTurno) => ({
    titulo: `Es tu turno: ${numero}`,
    texto: puesto ? `Pasa a ${puesto}${en(empresa)}.` : `Te esperan${en(empresa)}.`,
  }),
  pronto: ({ empresa, cola, numero, delante }: DeTurno) => ({
    titulo: delante ? `${gente(delante)} antes que tú` : 'Eres el siguiente',
    texto: `Tu turno ${numero}${cola ? ` de ${cola}` : ''}${en(empresa)} está por llegar.`,
  }),
  deshecho: ({ empresa, numero }: DeTurno) => ({
    titulo: 'Aún no es tu turno',
    texto: `La llamada del turno ${numero}${en(empresa)} se retiró. Conservas tu lugar.`,
  }),
  anuncio: (texto: string, { empresa }: DeTurno) => ({ titulo: empresa, texto }),
  prueba: (empresa: string) => ({
    titulo: 'Mensaje de prueba',
    texto: `${empresa || 'Tu empresa'} ya puede avisar a sus clientes por este medio.`,
  }),
  responder: 'Responde VOY, TARDE 10, CANCELO, o BAJA para no recibir más.',
  carta: ({ titulo, texto }, { enlace, enlaceDeBaja, empresa }) => ({
    subject: titulo,
    ...cuerpo(
      {
        saludo: titulo,
        frase: texto,
        boton: 'Ver mi turno',
        nota: 'Recibes este correo porque alguien pidió que te avisáramos de este turno.',
        pie: { texto: `No recibir más correos de ${empresa || 'esta empresa'}`, enlace: enlaceDeBaja },
      },
      enlace,
    ),
  }),
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
      texto: 'Vuelve al correo y abre el enlace completo, sin cortarlo.',
    },
  },
}
