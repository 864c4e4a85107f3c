import { monitor as t } from '#texts/monitor.ts'
import { h, setText } from './dom.ts'

/** The code of the room, below everything else while people are asked for it. */
export function crearSala() {
  const codigo = h('strong')
  const element = h('p', 'sala', t.codigoSala, ' ', codigo)
  element.hidden = true
  return {
    element,
    show(texto: string) {
      setText(codigo, texto)
      element.hidden = texto === ''
    },
  }
}
