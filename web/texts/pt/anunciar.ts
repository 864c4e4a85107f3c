import type { anunciar as es } from '../es/anunciar.ts'
import type { Texts } from '../texts.ts'
import { las } from './hora.ts'

export const anunciar = {
  abrir: 'Comunicar',
  abrirEnMenu: 'Comunicar…',
  titulo: 'Comunicado a quem espera',
  donde:
    'Aparece no celular de cada um e na TV de chamada, e chega pelo meio que cada pessoa escolheu e confirmou. No máximo cinco ao mesmo tempo.',
  texto: 'O que você quer dizer',
  falta: 'Escreva o que você quer dizer',
  ejemplo: 'O médico vai chegar 20 minutos atrasado',
  dura: 'Fica visível por',
  colas: 'Só para quem espera em… (nenhuma marcada: todas)',
  todas: 'Todas as filas',
  minutos: (cuantos: number) =>
    cuantos < 60 ? `${cuantos} minutos` : cuantos === 60 ? '1 hora' : `${cuantos / 60} horas`,
  enviar: 'Publicar',
  hasta: (hora: string) => `até ${las(hora)}`,
  quitar: 'Remover',
  fallo: 'Não foi possível publicar. Tente de novo.',
} as const satisfies Texts<typeof es>
