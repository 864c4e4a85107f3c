import type { logo as es } from '../es/logo.ts'
import type { Texts } from '../texts.ts'

/** The logo, when creating and when configuring a company. */
export const logo = {
  titulo: 'Logo',
  campo: 'URL do logo',
  pista: 'O endereço de uma imagem, que comece com https://. Ou envie uma.',
  subir: 'Enviar uma imagem',
  subirPista: 'PNG, JPEG ou WebP de até 4 MB.',
  seGuarda: 'É salva ao ser escolhida.',
  subido: 'Logo salvo',
  enUso: 'Você usa uma imagem enviada. Se digitar um endereço, ele a substitui.',
  quitar: 'Remover o logo',
  grande: 'Essa imagem passa de 4 MB. Escolha uma menor.',
  otroTipo: 'Envie uma imagem PNG, JPEG ou WebP.',
  fallo: 'Não foi possível enviar a imagem.',
} as const satisfies Texts<typeof es>
