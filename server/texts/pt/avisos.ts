import { horaEn } from '#domain/hora-local.ts'
import { tieneNombre } from '#domain/nombre-de-puesto.ts'
import { correoDeAviso } from '../cartas.ts'
import type { DeTurno, TextosDeAvisos } from '../textos.ts'
import { alas } from './horario.ts'

const gente = (delante: number) => (delante === 1 ? '1 pessoa' : `${delante} pessoas`)

const en = (empresa: string) => empresa && ` em ${empresa}`

const de = (empresa: string) => (empresa ? `de ${empresa}` : 'desta empresa')

const aPuesto = (puesto: string) => (tieneNombre(puesto) ? `a ${puesto}` : `ao guichê ${puesto}`)

const carta = correoDeAviso('pt', (empresa) => `Não receber mais e-mails ${de(empresa)}`)

/** Such as 'Na terça-feira, 17 de novembro, às 15:04'. Saturday and Sunday are masculine: 'No sábado'. */
function enFechaYHora(instante: number, zona: string): string {
  const partes = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt', { timeZone: zona, ...options }).format(instante)
  const dia = partes({ weekday: 'long' })
  const fecha = partes({ day: 'numeric', month: 'long' })
  return `${dia.endsWith('feira') ? 'Na' : 'No'} ${dia}, ${fecha}, ${alas(horaEn(instante, zona, 'pt'))}`
}

/** Notices to customers, each with a title and a sentence. */
export const avisos: TextosDeAvisos = {
  llamado: ({ empresa, numero, puesto }: DeTurno) => ({
    titulo: `É a sua vez: ${numero}`,
    texto: puesto ? `Dirija-se ${aPuesto(puesto)}${en(empresa)}.` : `Esperam por você${en(empresa)}.`,
  }),
  pronto: ({ empresa, cola, numero, delante, temprano }) => ({
    titulo: delante ? `${gente(delante)} antes de você` : 'Sua senha é a próxima',
    texto: `A vez da sua senha ${numero}${cola ? ` de ${cola}` : ''}${en(empresa)} está ${temprano ? 'mais perto. Avisamos agora porque mais tarde não enviamos lembretes.' : 'chegando.'}`,
  }),
  deshecho: ({ empresa, numero }: DeTurno) => ({
    titulo: 'Ainda não é a sua vez',
    texto: `A chamada da senha ${numero}${en(empresa)} foi desfeita. Seu lugar é mantido.`,
  }),
  acercate: ({ empresa, numero }: DeTurno) => ({
    titulo: 'Aproxime-se, por favor',
    texto: `Logo chamaremos a sua senha ${numero}${en(empresa)}.`,
  }),
  contestaciones: {
    aviso: ({ numero, empresa }) => `Pronto: avisaremos você aqui sobre a sua senha ${numero}${en(empresa)}.`,
    si: ({ empresa }) => `Pronto: avisaremos você aqui sobre as suas senhas${en(empresa)}.`,
    baja: ({ empresa }) =>
      `Pronto: você não receberá mais mensagens ${de(empresa)}. Para voltar a recebê-las, escreva SIM.`,
    voy: ({ numero }) => `Obrigado: a equipe já sabe que você vem. Senha ${numero}.`,
    tarde: ({ numero }, minutos) =>
      `Obrigado por avisar: a equipe já sabe que você ${minutos === null ? 'vai se atrasar' : `vai se atrasar ${minutos} min`}. Senha ${numero}.`,
    cancelo: ({ numero, empresa }) => `A sua senha ${numero}${en(empresa)} foi cancelada.`,
    mensaje: ({ empresa }) => `A equipe ${de(empresa)} verá a sua mensagem.`,
  },
  anuncio: (texto: string, { empresa }: DeTurno) => ({ titulo: empresa, texto }),
  prueba: (empresa: string) => ({
    titulo: 'Mensagem de teste',
    texto: `${empresa || 'Sua empresa'} já pode avisar seus clientes por este meio.`,
  }),
  confirmar: ({ empresa, cuando, zona }) => ({
    titulo: 'Confirme seus avisos',
    texto: `${enFechaYHora(cuando, zona)}, foi pedido que avisássemos você aqui sobre uma senha${en(empresa)}.`,
  }),
  responder: 'Responda VOU, ATRASO 10, CANCELO, ou SAIR para não receber mais.',
  responderAConfirmar: 'Responda SIM para recebê-los, ou SAIR para não receber mais nada.',
  carta: carta({
    boton: 'Ver minha senha',
    nota: 'Você recebe este e-mail porque confirmou que queria avisos da sua senha.',
  }),
  cartaDeConfirmar: carta({
    boton: 'Sim, quero os avisos',
    nota: 'Se não foi você, não faça nada: sem a sua confirmação não enviaremos avisos.',
  }),
  alta: {
    pregunta: (empresa) => ({
      titulo: 'Avisos da sua senha',
      texto: `Quer que ${empresa || 'esta empresa'} avise você aqui sobre suas senhas?`,
      boton: 'Sim, quero os avisos',
    }),
    hecha: (empresa) => ({
      titulo: 'Pronto',
      texto: `Avisaremos você sobre suas senhas${en(empresa)}. Pode fechar esta página.`,
    }),
  },
  baja: {
    pregunta: (empresa) => ({
      titulo: 'Deixar de receber e-mails',
      texto: `Quer que não enviemos mais e-mails ${de(empresa)}?`,
      boton: 'Não receber mais e-mails',
    }),
    hecha: (empresa) => ({
      titulo: 'Pronto',
      texto: `Não enviaremos mais e-mails ${de(empresa)}.`,
    }),
    desconocida: {
      titulo: 'Este link não é válido',
      texto: 'Volte à mensagem e abra o link completo, sem cortá-lo.',
    },
  },
}
