import type { posponer as es } from '../es/posponer.ts'
import type { Texts } from '../texts.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'

export const posponer = {
  abrir: 'Vou atrasar…',
  abrirLlegue: 'Já cheguei ou vou atrasar…',
  voy: 'Estou a caminho',
  vas: 'Já sabem que você está a caminho',
  titulo: 'Como você está?',
  llegue: 'Já cheguei',
  llegaste: 'Você já avisou que está aqui.',
  dejarTitulo: 'Deixar passar…',
  dejarTexto: 'Você fica atrás delas. O resto da fila não muda.',
  personas: (cuantas: number) => plural(cuantas, 'pessoa', 'pessoas'),
  vuelvoTitulo: 'Volto em…',
  vuelvoTexto:
    'Enquanto isso ninguém chama você. Seu lugar é mantido: se já era a sua vez, sua senha será a próxima quando você voltar.',
  llegoTitulo: 'Chego em…',
  llegoTexto: 'Avisamos quem atende. Seu lugar não muda.',
  tarde: (minutos: number | null) =>
    minutos === null ? 'Já sabem que você vai atrasar' : `Já sabem que você vai atrasar ${minutos} min`,
  minutos: (cuantos: number) => `${cuantos} minutos`,
  quedan: (veces: number) =>
    veces === 1 ? 'Você pode adiar sua senha mais uma vez.' : `Você pode adiar sua senha ${veces} vezes.`,
  noQuedan: 'Você já adiou sua senha duas vezes. Se não puder vir, cancele e retire outra depois.',
  pausa: (hora: string) => `Em pausa até ${las(hora)}`,
  pausaSinHora: 'Sua senha está em pausa',
  pausaTexto: 'Ninguém chama você enquanto isso e seu lugar é mantido.',
  fallo: 'Não deu certo. Tente de novo.',
} as const satisfies Texts<typeof es>
