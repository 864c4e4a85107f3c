import type { ColaPublica, Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { fraseDeCierre } from '#web/shared/apertura/frases.ts'
import { type Carta, crearCarta } from './carta.ts'
import { filasDe, ordenar, paginar, unidadDe } from './disposicion.ts'
import { h, setChildren, setText } from './dom.ts'

const PAGINA_MS = 8000
/** The gap between two cards: --espacio of the style sheet. */
const HUECO = 0.016
/** A page with a call stays long enough to be read. */
const LLAMADA_MS = 12_000

/** The cards, in rows that fill the space, one page at a time. */
export function crearRejilla(colaId: string) {
  const filas = h('div', 'filas')
  const pagina = h('p', 'pagina')
  const vacio = h('div', 'vacio', h('p', 'vacio-titulo', t.sinColas), h('p', '', t.sinColasTexto))
  const element = h('main', 'rejilla', filas, vacio, pagina)
  element.id = 'contenido'
  const cartas = new Map<string, Carta>()
  let paginas: ColaPublica[][] = []
  let actual = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const cartaDe = (id: string): Carta => {
    const carta = cartas.get(id) ?? crearCarta()
    cartas.set(id, carta)
    return carta
  }

  function layOut() {
    actual = Math.min(actual, Math.max(0, paginas.length - 1))
    const colas = paginas[actual] ?? []
    setText(pagina, paginas.length > 1 ? t.pagina(actual + 1, paginas.length) : '')
    vacio.hidden = colas.length > 0
    filas.hidden = colas.length === 0
    const { clientWidth: ancho, clientHeight: alto } = filas
    const hueco = HUECO * Math.min(innerWidth, innerHeight)
    const cuentas = filasDe(colas.length, ancho, alto)
    const unidad = unidadDe(Math.max(...cuentas), cuentas.length, ancho, alto - cuentas.length * hueco)
    filas.style.setProperty('--u', `${unidad}px`)
    let desde = 0
    const rows = cuentas.map((cuantas, i) => {
      const row = (filas.children[i] as HTMLElement | undefined) ?? h('div', 'fila')
      const these = colas.slice(desde, desde + cuantas)
      desde += cuantas
      setChildren(
        row,
        these.map(({ id }) => cartaDe(id).element),
      )
      return row
    })
    setChildren(filas, rows)
  }

  function turn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      actual = paginas.length > 0 ? (actual + 1) % paginas.length : 0
      if (paginas.length > 1) layOut()
      turn(PAGINA_MS)
    }, ms)
  }

  turn(PAGINA_MS)
  addEventListener('resize', layOut)

  return {
    element,
    update({ colas, usaPuestos, empresa, actualizado }: Publico) {
      const cierreDe = (cola: ColaPublica) =>
        cola.admite === 'cerrada' && cola.enEspera === 0
          ? fraseDeCierre(cola, empresa.zona, Date.parse(actualizado))
          : null
      paginas = paginar(ordenar(colas, colaId))
      for (const id of cartas.keys()) if (!colas.some((cola) => cola.id === id)) cartas.delete(id)
      for (const cola of colas) cartaDe(cola.id).update(cola, usaPuestos, cierreDe(cola))
      layOut()
    },
    /** Shows the page of the calling queue and animates its card once. */
    call(id: string) {
      const wanted = paginas.findIndex((colas) => colas.some((cola) => cola.id === id))
      if (wanted < 0) return
      if (wanted !== actual) {
        actual = wanted
        layOut()
      }
      turn(LLAMADA_MS)
      cartaDe(id).call()
    },
  }
}
