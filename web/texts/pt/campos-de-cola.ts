import type { camposDeCola as es } from '../es/campos-de-cola.ts'
import type { Texts } from '../texts.ts'

export const camposDeCola = {
  titulo: 'O que perguntar ao retirar a senha',
  texto: 'Até 8 dados além do nome. Quem atende os vê, e são apagados junto com os nomes.',
  agregar: 'Adicionar uma pergunta',
  nombre: (lugar: number) => `Pergunta ${lugar}`,
  nombreEjemplo: 'Motivo da visita',
  quitar: (nombre: string) => `Remover a pergunta ${nombre}`,
  tipo: 'Tipo de resposta',
  tipos: {
    texto: 'Texto',
    numero: 'Número',
    opcion: 'Uma opção de uma lista',
    documento: 'Documento de identidade',
  },
  opciones: 'Opções',
  opcionesPista: 'Separe com vírgulas.',
  obligatorio: 'É obrigatória',
  falta: 'Escreva o nome de cada pergunta e as opções onde há uma lista',
} as const satisfies Texts<typeof es>
