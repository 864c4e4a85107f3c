import type { LlamadaPublica, Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { h, setText } from './dom.ts'
import { setFitted } from './fitted.ts'

const CUANTOS = 5
const ETIQUETA_CORTA = 5

/** The last calls of the day, in a column beside the cards. */
export function crearUltimos() {
  const lineas = Array.from({ length: CUANTOS }, crearLinea)
  const vacio = h('p', 'ultimos-vacio')
  const lista = h('ol', 'ultimos-lista', ...lineas.map((linea) => linea.element))
  const element = h('aside', 'ultimos', h('h2', 'ultimos-titulo', t.ultimos), lista, vacio)
  return {
    element,
    update({ ultimosLlamados, colas, usaPuestos }: Publico) {
      element.hidden = colas.length === 0
      setText(vacio, ultimosLlamados.length === 0 ? t.sinLlamados : '')
      lista.hidden = ultimosLlamados.length === 0
      lineas.forEach((linea, i) => {
        linea.update(ultimosLlamados[i], colas.length > 1, usaPuestos)
      })
    },
  }
}

function crearLinea() {
  const numero = h('span', 'ultimo-numero')
  const nombre = h('span', 'ultimo-nombre')
  const detalle = h('span', 'ultimo-detalle')
  const cola = h('span', 'ultimo-cola')
  const element = h('li', 'ultimo', numero, h('span', 'ultimo-quien', nombre, detalle, cola))
  return {
    element,
    update(llamada: LlamadaPublica | undefined, variasColas: boolean, usaPuestos: boolean) {
      element.hidden = !llamada
      if (!llamada) return
      setText(numero, llamada.etiqueta)
      numero.classList.toggle('ultimo-numero-largo', llamada.etiqueta.length > ETIQUETA_CORTA)
      setFitted(nombre, llamada.nombre)
      setFitted(detalle, usaPuestos ? t.puesto(llamada.puesto) : '')
      setText(cola, variasColas ? llamada.cola : '')
    },
  }
}
