import type { kiosco as es } from '../es/kiosco.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const kiosco = {
  titulo: 'Retire sua senha',
  qr: 'Retire sua senha pelo celular',
  qrTexto: 'Escaneie o código com a câmera e espere onde quiser.',
  qrEtiqueta: 'QR code para retirar uma senha pelo celular',
  codigoSala: 'Código da sala:',
  encabezado: 'Retire sua senha aqui',
  texto: 'Digite seu nome e escolha o atendimento de que precisa.',
  nombre: 'Nome completo',
  nombreEjemplo: 'Ana Souza',
  obtener: 'Retirar senha',
  sinRed: 'Sem conexão. Assim que a rede voltar, você poderá retirar sua senha.',
  fallo: 'Houve um erro ao gerar a senha',
  falloReintenta: 'Confira a rede e toque de novo no botão: não será gerada uma senha dupla.',
  exito: (nombre: string, etiqueta: string) => `Senha gerada para ${nombre} (#${etiqueta})!`,
  tuTurno: 'Sua senha',
  antes: (personas: number) =>
    personas === 0 ? 'Sua senha é a próxima' : `${plural(personas, 'pessoa', 'pessoas')} antes`,
  codigo: 'Código de acompanhamento:',
  sigue: 'Leve no celular: ele avisa você',
  sigueEtiqueta: 'QR code para acompanhar esta senha',
  vuelve: (segundos: number) => `Esta tela volta ao início em ${segundos} s`,
  listo: 'Pronto',
  desconocida: 'Esta tela ainda não tem uma empresa',
  desconocidaTexto: 'Confira o endereço.',
  ajustes: 'Ajustes desta tela',
  guardaTicket: 'Guarde este comprovante.',
} as const satisfies Texts<typeof es>
