import type { cartel as es } from '../es/cartel.ts'
import type { Texts } from '../texts.ts'

export const cartel = {
  titulo: 'Cartaz',
  volver: 'Voltar',
  imprimir: 'Imprimir',
  pista: 'Você também pode salvá-lo como PDF na janela de impressão.',
  papel: 'Papel',
  papeles: { carta: 'Carta', a4: 'A4' },
  encabezado: 'Retire sua senha pelo celular',
  subtitulo: 'Sem ficar na fila e sem instalar nada',
  pasos: [
    { titulo: 'Escaneie', texto: 'Abra a câmera e aponte para o código.' },
    { titulo: 'Digite seu nome', texto: 'Escolha o que precisa e toque em Retirar senha.' },
    { titulo: 'Espere onde quiser', texto: 'Seu celular avisa quando for a sua vez.' },
  ],
  oEntra: 'Ou acesse',
  fallo: 'Não foi possível preparar o cartaz',
} as const satisfies Texts<typeof es>
