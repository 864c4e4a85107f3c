import type { preguntas as es } from '../es/preguntas.ts'
import type { Texts } from '../texts.ts'

export const preguntas = {
  personas: 'Quantas pessoas vêm?',
  preferencia: 'Atendimento prioritário',
  preferenciaPista: 'Só quem atende você vê. Nunca aparece na tela da sala.',
  ninguna: 'Não preciso',
  ningunaPersonal: 'Nenhum',
  elige: 'Escolha uma opção',
  falta: 'Preencha este campo',
} as const satisfies Texts<typeof es>
