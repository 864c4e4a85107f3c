import type { horario as es } from '../es/horario.ts'
import type { Texts } from '../texts.ts'
import { dias } from './dias.ts'

/** The opening-hours editor. */
export const horario = {
  dias,
  iniciales: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  etiqueta: 'Horário de funcionamento',
  porDias: 'Escrever por dias',
  aMano: 'Escrever à mão',
  agregar: 'Adicionar horário',
  horarioNumero: (numero: number) => `Horário ${numero}`,
  diasDe: (numero: number) => `Dias do horário ${numero}`,
  listo: 'Pronto',
  entreHoras: 'às',
  abre: 'Abre',
  cierra: 'Fecha',
  quitar: (numero: number) => `Remover o horário ${numero}`,
  sinDias: 'Escolha pelo menos um dia',
  ejemplo: 'Segunda a sexta: 9:00 às 18:00',
  vacio: 'Adicione os dias e as horas em que você atende.',
} as const satisfies Texts<typeof es>
