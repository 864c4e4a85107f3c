import type { DeTurno } from '../textos.ts'
import { cuerpo } from './mails.ts'

const gente = (delante: number) => (delante === 1 ? '1 persona' : `${delante} personas`)

const en = (empresa: string) => empresa && ` en ${empresa}`

/** Notices to customers: a title and a sentence. */
export const avisos = {
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
  /** Below a message that a person can answer. */
  responder: 'Responde VOY, TARDE 10, CANCELO, o BAJA para no recibir más.',
  carta: ({ titulo, texto }: { titulo: string; texto: string }, enlace: string) => ({
    subject: titulo,
    ...cuerpo(
      {
        saludo: titulo,
        frase: texto,
        boton: 'Ver mi turno',
        nota: 'Recibes este correo porque pediste que te avisáramos de tu turno. Para dejar de recibirlos, abre tu turno y toca «Dejar de avisarme».',
      },
      enlace,
    ),
  }),
}
