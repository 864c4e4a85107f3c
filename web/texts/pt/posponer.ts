import type { posponer as es } from '../es/posponer.ts'
import type { Texts } from '../texts.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'

export const posponer = {
  abrir: 'Vou atrasar',
  voy: 'Estou a caminho',
  vas: 'Já sabem que você está a caminho',
  titulo: (etiqueta: string) => `Sua senha ${etiqueta}`,
  llegue: 'Já cheguei',
  lleguePista: 'Avise que você está na sala',
  llegaste: 'Você já avisou que está aqui.',
  dejar: 'Deixar passar',
  dejarPista: (cuantas: string) => (cuantas === '1' ? '1 pessoa' : `${cuantas} pessoas`),
  dejarTitulo: 'Deixar passar',
  dejarA: (cuantas: number) => `Deixar passar ${plural(cuantas, 'pessoa', 'pessoas')}`,
  dejarTexto: 'O resto da fila não muda.',
  quedarias: (lugar: string) => `Você ficaria com ${lugar}.`,
  vuelvo: (veces: number) => (veces > 0 ? 'Volto em…' : 'Vou atrasar'),
  vuelvoPista: 'Seu lugar é mantido',
  vuelvoTitulo: (veces: number) => (veces > 0 ? 'Volto em' : 'Chego em'),
  vuelvoEn: (tiempo: string) => `Volto em ${tiempo}`,
  llegoEn: (tiempo: string) => `Chego em ${tiempo}`,
  nadieTeLlama: (hora: string) => `Ninguém chama você até ${las(hora)}`,
  conservas: 'Seu lugar é mantido: se já era a sua vez, sua senha será a próxima quando você voltar.',
  llegoTexto: 'Avisamos quem atende. Seu lugar não muda.',
  tarde: (minutos: number | null) =>
    minutos === null ? 'Já sabem que você vai atrasar' : `Já sabem que você vai atrasar ${minutos} min`,
  quedan: (veces: number) =>
    veces === 1 ? 'Você pode adiar sua senha mais uma vez.' : `Você pode adiar sua senha ${veces} vezes.`,
  noQuedan: 'Você já adiou sua senha duas vezes. Se não puder vir, cancele e retire outra depois.',
  pausa: (hora: string) => `Em pausa até ${las(hora)}`,
  pausaSinHora: 'Sua senha está em pausa',
  pausaTexto: 'Ninguém chama você enquanto isso e seu lugar é mantido.',
  fallo: 'Não deu certo. Tente de novo.',
} as const satisfies Texts<typeof es>
