import type { acerca as es } from '../es/acerca.ts'
import type { Texts } from '../texts.ts'

export const acerca = {
  titulo: 'Sobre nós',
  descripcion:
    'O Turnero nasceu em uma feira de tecnologia universitária. Conheça nossa história, nossa missão e a equipe.',
  encabezado: 'Quatro estudantes cansados de ficar na fila',
  texto:
    'O Turnero nasceu na universidade, para uma feira de tecnologia. A ideia cabia em uma frase: que ninguém precise ficar em pé para não perder o lugar.',
  historia: {
    etiqueta: 'Nossa história',
    titulo: 'De um estande de feira ao seu balcão',
    hitos: [
      {
        titulo: 'A pergunta',
        texto: 'Duas horas na fila para um atendimento de cinco minutos. Por que não esperar em outro lugar?',
      },
      {
        titulo: 'A feira',
        texto: 'Um protótipo, um QR colado na mesa e visitantes que retiravam senha para testar.',
      },
      {
        titulo: 'O produto',
        texto: 'Painel, totem, TV e celular: um serviço completo que funciona em qualquer navegador.',
      },
    ],
  },
  mision: {
    etiqueta: 'Missão',
    titulo: 'Que esperar não custe tempo nem dignidade',
    texto:
      'Queremos que um restaurante de bairro tenha a mesma tecnologia de senhas que um grande banco, e que quem espera sempre saiba quanto falta.',
  },
  equipo: {
    etiqueta: 'Equipe',
    titulo: 'Quem faz',
    foto: (nombre: string) => `Retrato de ${nombre}`,
  },
} as const satisfies Texts<typeof es>
