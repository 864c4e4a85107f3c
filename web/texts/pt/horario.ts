import type { horario as es } from '../es/horario.ts'
import type { Texts } from '../texts.ts'
import { dias } from './dias.ts'
import { alas } from './hora.ts'

/** The opening-hours editor. `todos` to `linea` produce the text that is stored. */
export const horario = {
  dias,
  iniciales: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  todos: 'todos os dias',
  tramo: (primero: string, ultimo: string) => `${primero} a ${ultimo}`,
  lista: (partes: readonly string[]) =>
    partes.length > 1 ? `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}` : (partes[0] ?? ''),
  rango: (abre: string, cierra: string) => `${abre} ${alas(cierra)}`,
  todoElDia: '24 horas',
  linea: (dias: string, horas: string) =>
    `${dias.charAt(0).toLocaleUpperCase('pt')}${dias.slice(1)}: ${horas}`,
  etiqueta: 'Horário de funcionamento',
  modo: 'Como escrever o horário',
  porDias: 'Por dias',
  aMano: 'À mão',
  agregar: 'Adicionar horário',
  horarioNumero: (numero: number) => `Horário ${numero}`,
  abre: 'Abre',
  cierra: 'Fecha',
  quitar: (numero: number) => `Remover o horário ${numero}`,
  sinDias: 'Escolha pelo menos um dia',
  ejemplo: 'Segunda a sexta: 9:00 às 18:00',
  vacio: 'Adicione os dias e as horas em que você atende.',
} as const satisfies Texts<typeof es>
