import type { ColaPublica, Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { fraseDeCierre } from '#web/shared/apertura/frases.ts'
import { type Carta, crearCarta } from './carta.ts'
import { type Clase, claseDe, filasDe, ordenar, paginar, unidadDe } from './disposicion.ts'
import { h, icon, setChildren, setText } from './dom.ts'

const PAGINA_MS = 8000
const PANTALLA = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm4 18h8m-4-4v4'
const CLASES: readonly Clase[] = ['c1', 'c6', 'c12']
/** A page with a call stays long enough to be read. */
const LLAMADA_MS = 12_000

/** The cards, in rows that fill the space, one page at a time. */
export function crearRejilla(colaId: string) {
  const filas = h('div', 'filas')
  const pagina = h('p', 'pagina')
  const vacio = h(
    'div',
    'vacio',
    h('span', 'vacio-icono', icon(PANTALLA)),
    h('p', 'vacio-titulo', t.sinColas),
    h('p', '', t.sinColasTexto),
  )
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
    const clase = claseDe(colas.length, paginas.length)
    for (const una of CLASES) filas.classList.toggle(una, una === clase)
    const { clientWidth: ancho, clientHeight: alto } = filas
    const cuentas = filasDe(colas.length, ancho, alto, clase)
    const hueco = Number.parseFloat(getComputedStyle(filas).rowGap) || 0
    const unidad = unidadDe(Math.max(...cuentas), cuentas.length, ancho, alto, clase, hueco)
    filas.style.setProperty('--k', `${unidad}px`)
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
    /** `vieja`: the time of the state, while there is no network. */
    update({ colas, usaPuestos, empresa, actualizado, ultimosLlamados }: Publico, vieja: string | null) {
      const cierreDe = (cola: ColaPublica) =>
        cola.admite === 'cerrada' && cola.enEspera === 0
          ? fraseDeCierre(cola, empresa.zona, Date.parse(actualizado))
          : null
      paginas = paginar(ordenar(colas, colaId))
      for (const id of cartas.keys()) if (!colas.some((cola) => cola.id === id)) cartas.delete(id)
      const ultima = ultimosLlamados[0]?.colaId
      for (const cola of colas) {
        const sala = { usaPuestos, vieja, ultima: colas.length > 1 && cola.id === ultima }
        cartaDe(cola.id).update(cola, sala, cierreDe(cola))
      }
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
