import { monitor as t } from '#texts/monitor.ts'
import { h, setText } from './dom.ts'

/** The codigo de sala, shown at the bottom while customers need it. */
export function crearCodigoSala() {
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
