import type { ColaPublica } from '#contract/cola.ts'
import type { TurnoPublico } from '#contract/turno.ts'
import { monitor as t } from '#texts/monitor.ts'
import { h, setText } from './dom.ts'
import { setFitted } from './fitted.ts'

/** Must match the duration of the animation in the style sheet. */
const LLAMANDO_MS = 3000
/** Labels up to this length fit at full size. */
const ETIQUETA_CORTA = 4
/** How many letters fit on a line of the card. */
const OTROS_LETRAS = 34

export interface Carta {
  element: HTMLElement
  /** `cierre`: says that the queue is closed and when it opens; only once the queue is empty. */
  update(cola: ColaPublica, usaPuestos: boolean, cierre: string | null): void
  call(): void
}

/** The card of one queue: its name and the customer in service. */
export function crearCarta(): Carta {
  const nombreCola = h('h2', 'carta-cola')
  const prioridad = h('span', 'carta-prioridad')
  const espera = h('span', 'carta-espera')
  const numero = h('p', 'carta-numero')
  const nombre = h('p', 'carta-nombre')
  const estado = h('p', 'carta-estado')
  const puesto = h('p', 'carta-puesto')
  const vacia = h('p', 'carta-vacia')
  const otros = h('p', 'carta-otros')
  const actual = h('div', 'carta-actual', numero, nombre, puesto, estado, otros, vacia)
  const cabeza = h('header', 'carta-cabeza', nombreCola, h('p', 'carta-datos', prioridad, espera))
  const element = h('section', 'carta', cabeza, actual)
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    element,
    update({ nombre: titulo, prioridad: primero, enEspera, turnoActual, enAtencion }, usaPuestos, cierre) {
      setText(nombreCola, titulo)
      setText(prioridad, primero ? t.prioridad : '')
      setText(espera, enEspera > 0 ? t.enEspera(enEspera) : '')
      setText(numero, turnoActual ? turnoActual.etiqueta : '')
      numero.style.setProperty('--ajuste', String(ajusteDe(turnoActual?.etiqueta ?? '')))
      setFitted(nombre, turnoActual ? turnoActual.nombre : '')
      setText(estado, turnoActual ? t.enAtencion : '')
      setFitted(puesto, turnoActual && usaPuestos ? t.puesto(turnoActual.puesto) : '')
      element.classList.toggle('carta-con-puesto', !puesto.hidden)
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
