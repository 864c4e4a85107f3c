import type { LlamadaPublica, Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { pageLocale } from '#web/lib/page/locale.ts'
import { h, setText } from './dom.ts'
import { setFitted } from './fitted.ts'

const CUANTOS = 5
const ETIQUETA_CORTA = 5

/** The last calls of the day: beside the cards, or below many of them. */
export function crearUltimos() {
  const lineas = Array.from({ length: CUANTOS }, crearLinea)
  const vacio = h('p', 'ultimos-vacio')
  const lista = h('ol', 'ultimos-lista', ...lineas.map((linea) => linea.element))
  const element = h('aside', 'ultimos', h('h2', 'ultimos-titulo', t.ultimos), lista, vacio)
  return {
    element,
    update(estado: Publico) {
      const { ultimosLlamados, colas } = estado
      element.hidden = colas.length === 0
      setText(vacio, ultimosLlamados.length === 0 ? t.sinLlamados : '')
      lista.hidden = ultimosLlamados.length === 0
      lineas.forEach((linea, i) => {
        linea.update(ultimosLlamados[i], estado)
      })
    },
  }
}

function crearLinea() {
  const numero = h('span', 'ultimo-numero')
  const detalle = h('span', 'ultimo-detalle')
  const cola = h('span', 'ultimo-cola')
  const element = h('li', 'ultimo', numero, h('span', 'ultimo-quien', detalle, cola))
  return {
    element,
    update(llamada: LlamadaPublica | undefined, { colas, usaPuestos, empresa }: Publico) {
      element.hidden = !llamada
      if (!llamada) return
      setText(numero, llamada.etiqueta)
      numero.classList.toggle('largo', llamada.etiqueta.length > ETIQUETA_CORTA)
      setFitted(detalle, usaPuestos ? t.puesto(llamada.puesto) : llamada.nombre)
      setFitted(
        cola,
        colas.length > 1 ? llamada.cola : formatTime(pageLocale(), llamada.llamado, empresa.zona),
      )
    },
  }
}
