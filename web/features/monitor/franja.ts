import type { Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { h, icon, setText } from './dom.ts'

const MEGAFONO = 'M3 11v3l13 4V6L3 11zm0 0-1 .5v2l1 .5m13-8 5-2v14l-5-2M7 15.500v3a2 2 0 0 0 4 0v-2'
const OREJA =
  'M6 8.500a6.500 6.500 0 1 1 13 0c0 6-6 6-6 10a3.500 3.500 0 1 1-7 0M15 8.500a2.500 2.500 0 0 0-5 0v1a2 2 0 1 1 0 4'

/** The band at the bottom: announcements, which end by the server's clock; without network, what to do. */
export function crearFranja() {
  const texto = h('span')
  const element = h('p', 'franja', icon(MEGAFONO), texto)
  let anuncios: Publico['anuncios'] = []
  let red = true
  element.setAttribute('role', 'status')
  element.hidden = true

  function paint(ahora: number) {
    const vigentes = (anuncios ?? []).filter(({ hasta }) => Date.parse(hasta) > ahora)
    const words = red ? vigentes.map((anuncio) => anuncio.texto).join(' · ') : t.escucha
    if (texto.textContent !== words) setText(texto, words)
    element.hidden = words === ''
  }

  return {
    element,
    update(estado: Publico) {
      anuncios = estado.anuncios
      paint(Date.parse(estado.actualizado))
    },
    /** `on`: whether states arrive. */
    red(on: boolean, ahora: number) {
      if (on === red) return
      red = on
      element.classList.toggle('franja-red', !on)
      element.replaceChild(icon(on ? MEGAFONO : OREJA), element.firstChild as Node)
      paint(ahora)
    },
    tick: paint,
  }
}
