import type { kioscoAjustes as es } from '../es/kiosco-ajustes.ts'
import type { Texts } from '../texts.ts'

/** The kiosk's settings. Separate from its other texts, because customers never load them. */
export const kioscoAjustes = {
  titulo: 'Ajustes desta tela',
  imprimir: 'Imprimir um comprovante com cada senha',
  imprimirPista: 'Em papel de 80 mm, na impressora deste computador.',
  boton: 'Oferecer o botão Imprimir',
  botonPista: 'Quem quiser um comprovante imprime ao receber a senha.',
  kiosco: 'Modo totem',
  kioscoTexto:
    'Encerra sua sessão neste navegador e mostra o totem em tela cheia. Assim ninguém entra no seu painel por aqui.',
  kioscoEntrar: 'Ativar modo totem',
  kioscoFallo: 'Não foi possível encerrar a sessão. Confira a rede e tente de novo.',
} as const satisfies Texts<typeof es>
