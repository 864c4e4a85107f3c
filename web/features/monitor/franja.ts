import type { Publico } from '#contract/cola.ts'
import { h, setText } from './dom.ts'

/** The band of announcements above everything else. An announcement ends by the server's clock. */
export function crearFranja() {
  const element = h('p', 'franja')
  let anuncios: Publico['anuncios'] = []
  element.setAttribute('role', 'status')
  element.hidden = true

  function paint(ahora: number) {
    const vigentes = (anuncios ?? []).filter(({ hasta }) => Date.parse(hasta) > ahora)
    setText(element, vigentes.map(({ texto }) => texto).join(' · '))
    element.hidden = vigentes.length === 0
  }

  return {
    element,
    update(estado: Publico) {
      anuncios = estado.anuncios
      paint(Date.parse(estado.actualizado))
    },
    tick: paint,
  }
}
