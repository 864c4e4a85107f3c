import type { LlamadaPublica } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { h, icon, setText } from './dom.ts'
import { setFitted } from './fitted.ts'

/** How long a call covers the cards, unless others follow it. */
const SHOWN_MS = 7000
/** How long a call covers the cards at least when others follow it. */
const LEAST_MS = 2500
const ETIQUETA_CORTA = 5
const FLECHA = 'M5 12h14m-7-7 7 7-7 7'

/** The current call, over the cards: number and desk in letters that can be read across the room. */
export function crearLlamada() {
  const cola = h('p', 'llamada-cola')
  const numero = h('p', 'llamada-numero')
  const nombre = h('p', 'llamada-nombre')
  const puesto = h('p', 'llamada-puesto')
  const donde = h('div', 'llamada-donde', icon(FLECHA), puesto)
  const element = h('div', 'llamada', h('div', 'llamada-quien', cola, numero, nombre), donde)
  const waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  element.hidden = true
  // The cards already announce the call to screen readers.
  element.setAttribute('aria-hidden', 'true')

  function next() {
    const show = waiting.shift()
    element.hidden = !show
    timer = undefined
    // Removes a name that must no longer be shown.
    for (const words of [cola, numero, nombre, puesto]) setText(words, '')
    if (!show) return
    show()
    timer = setTimeout(next, waiting.length > 0 ? LEAST_MS : SHOWN_MS)
  }

  return {
    element,
    add(llamada: LlamadaPublica, { usaPuestos }: { usaPuestos: boolean }) {
      waiting.push(() => {
        setFitted(cola, llamada.cola)
        setText(numero, llamada.etiqueta)
        numero.classList.toggle('largo', llamada.etiqueta.length > ETIQUETA_CORTA)
        setFitted(nombre, llamada.nombre)
        setFitted(puesto, usaPuestos ? t.puesto(llamada.puesto) : '')
        donde.hidden = !usaPuestos
      })
      // A call that had the screen to itself makes room for the next one.
      if (timer === undefined) next()
      else if (waiting.length === 1) {
        clearTimeout(timer)
        timer = setTimeout(next, LEAST_MS)
      }
    },
  }
}
