import type { puerta as es } from '../es/puerta.ts'
import type { Texts } from '../texts.ts'
import { alas, las } from './hora.ts'
import { plural } from './plural.ts'

const turnos = (cuantos: number) => plural(cuantos, 'senha', 'senhas')
const salieron = (cuantos: number) =>
  plural(cuantos, 'senha saiu de um mesmo lugar', 'senhas saíram de um mesmo lugar')

/** The room code that may be required to take a turno, and bursts of turnos from one place. */
export const puerta = {
  titulo: 'Código da sala',
  texto: (hora: string) =>
    `Mostre-o na sala. Muda ${alas(hora)}. É pedido a quem retira muitas senhas seguidas.`,
  exigir: 'Pedir o código sempre',
  exigirPista: 'Ninguém retira senha de fora da sala',
  fallo: 'Não foi possível salvar. Tente de novo.',
  rafaga: (cuantos: number, desde: string, hasta: string) =>
    desde === hasta
      ? `${salieron(cuantos)} ${alas(desde)}`
      : `${salieron(cuantos)} entre ${las(desde)} e ${las(hasta)}`,
  rafagaTexto: (nombres: readonly string[], cuantos: number) =>
    `${nombres.length > 0 ? `${nombres.join(', ')}${cuantos > nombres.length ? '…' : '.'} ` : ''}Se não são seus clientes, cancele: você recupera os lugares deles de hoje.`,
  cancelar: (cuantos: number) => `Cancelar ${turnos(cuantos)}`,
  cancelados: (cuantos: number) => plural(cuantos, 'senha cancelada', 'senhas canceladas'),
} as const satisfies Texts<typeof es>
