import type { ColaPublica } from '#contract/cola.ts'
import type { TurnoPublico } from '#contract/turno.ts'
import { monitor as t } from '#texts/monitor.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { h, icon, setText } from './dom.ts'
import { setFitted } from './fitted.ts'

/** Must match the duration of the animation in the style sheet. */
const LLAMANDO_MS = 3000
/** Labels up to this length fit at full size. */
const ETIQUETA_CORTA = 4
/** How many letters fit on a line of the card. */
const OTROS_LETRAS = 34
const FLECHA = 'M5 12h14m-7-7 7 7-7 7'
/** A desk's word and its number, which is set as large as the turno's. */
const CON_CIFRA = /^(.*\S)\s+(\d{1,3})$/

export interface EnSala {
  usaPuestos: boolean
  /** Its turno was called last. */
  ultima: boolean
  /** The time of the state, while there is no network. */
  vieja: string | null
}

export interface Carta {
  element: HTMLElement
  /** `cierre`: says that the queue is closed and when it opens; only once the queue is empty. */
  update(cola: ColaPublica, sala: EnSala, cierre: string | null): void
  call(): void
}

/** The card of one queue: its name and the customer in service. */
export function crearCarta(): Carta {
  const nombreCola = h('h2', 'carta-cola')
  const prioridad = h('span', 'carta-prioridad')
  const espera = h('span', 'carta-espera')
  const estimado = h('span', 'carta-estimado')
  const numero = h('p', 'carta-numero')
  const flecha = h('span', 'carta-flecha', icon(FLECHA))
  const palabra = h('span')
  const cifra = h('b')
  const puesto = h('p', 'carta-puesto', palabra, ' ', cifra)
  const nombre = h('p', 'carta-nombre')
  const estado = h('p', 'carta-estado')
  const vacia = h('p', 'carta-vacia')
  const otros = h('p', 'carta-otros')
  const turno = h('div', 'carta-turno', h('span', 'carta-rotulo', t.turno), numero)
  const filaTurno = h('div', 'carta-b', turno, flecha, puesto)
  const filaNombre = h('div', 'carta-c', nombre, estado)
  const actual = h('div', 'carta-actual', filaTurno, filaNombre, otros, vacia)
  const cabeza = h('header', 'carta-cabeza', nombreCola, h('p', 'carta-datos', prioridad, espera, estimado))
  const element = h('section', 'carta', cabeza, actual)
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    element,
    update(cola, { usaPuestos, ultima, vieja }, cierre) {
      const { enEspera, turnoActual, enAtencion } = cola
      setFitted(nombreCola, cola.nombre)
      setText(prioridad, cola.prioridad ? t.prioridad : '')
      setText(espera, t.enEspera(enEspera))
      const minutos = enEspera > 0 && formatEstimado(cola.estimado)
      setText(estimado, minutos ? `, ${minutos}` : '')
      filaTurno.hidden = filaNombre.hidden = !turnoActual
      setText(numero, turnoActual ? turnoActual.etiqueta : '')
      numero.style.setProperty('--ajuste', String(ajusteDe(turnoActual?.etiqueta ?? '')))
      setFitted(nombre, turnoActual ? turnoActual.nombre : '')
      setText(estado, turnoActual ? (vieja ? t.aLas(vieja) : t.enAtencion) : '')
      const donde = turnoActual && usaPuestos ? t.puesto(turnoActual.puesto) : ''
      const [, letras = donde, numeros = ''] = CON_CIFRA.exec(donde) ?? []
      setText(palabra, letras)
      setText(cifra, numeros)
      puesto.classList.toggle('sin-cifra', numeros === '')
      puesto.hidden = flecha.hidden = donde === ''
      element.classList.toggle('ultima', ultima)
      setText(vacia, turnoActual ? '' : (cierre ?? t.esperando))
      setText(otros, usaPuestos ? otrosDe(enAtencion.slice(0, -1)) : '')
    },
    call() {
      clearTimeout(timer)
      element.classList.remove('llamando')
      // Reading the layout makes the browser apply the removed class before it is added again.
      void element.offsetWidth
      element.classList.add('llamando')
      timer = setTimeout(() => element.classList.remove('llamando'), LLAMANDO_MS)
    },
  }
}

/** Scales a long label down, so that it stays on one line. */
const ajusteDe = ({ length }: string) => Math.max(0.25, Math.min(1, ETIQUETA_CORTA / Math.max(1, length)))

/** The other turnos in service here, the latest first, as many as fit on a line. */
function otrosDe(turnos: readonly TurnoPublico[]): string {
  let line = ''
  for (const { etiqueta, puesto } of turnos.slice().reverse()) {
    const next = [line, `${etiqueta} · ${t.puesto(puesto)}`].filter(Boolean).join('\u2003')
    if (line && next.length > OTROS_LETRAS) break
    line = next
  }
  return line
}
