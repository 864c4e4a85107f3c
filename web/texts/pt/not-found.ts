import type { notFound as es } from '../es/not-found.ts'
import type { Texts } from '../texts.ts'

export const notFound = {
  titulo: 'Página não encontrada',
  texto: 'O endereço não existe ou mudou de lugar. Sua senha, se você tem uma, continua onde estava.',
  boton: 'Voltar ao início',
  posicion: 'Ver minha posição',
} as const satisfies Texts<typeof es>
