import type { pedirTurno as es } from '../es/pedir-turno.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

/** Taking a turno, on every screen that offers it. */
export const pedirTurno = {
  cola: 'Tipo de atendimento',
  cargandoColas: 'Carregando atendimentos...',
  sinColas: 'Não há atendimentos disponíveis',
  enEspera: (personas: number) => `${plural(personas, 'pessoa', 'pessoas')} aguardando`,
  turno: (etiqueta: string) => `Senha ${etiqueta}`,
  yaEntregado: 'Esta senha já foi entregue. É outra pessoa?',
  sacarOtro: 'Retirar outra senha',
  codigoSala: 'Código da sala',
  codigoSalaPista: 'Aparece na tela ou no totem do local. Você também pode perguntar na recepção.',
  terminosAntes: 'Ao retirar sua senha, você aceita os',
  terminos: 'termos e o uso dos seus dados',
  responsable: (responsable: string, contacto: string) =>
    `Responsável pelos seus dados: ${responsable}, ${contacto}.`,
  aviso: 'Aviso de privacidade',
  avisoQr: 'Código QR para ler o aviso no seu celular',
} as const satisfies Texts<typeof es>
