import type { ColaPublica } from '#contract/cola.ts'
import type { TurnoPublico } from '#contract/turno.ts'
import { monitor as t } from '#texts/monitor.ts'
import { h, setText } from './dom.ts'
import { setFitted } from './fitted.ts'

/** As long as the animation in the style sheet. */
const LLAMANDO_MS = 3000
/** So many characters of a label fit at full size. */
const ETIQUETA_CORTA = 4
/** As many letters as a line of the card has room for. */
const OTROS_LETRAS = 34

export interface Carta {
  element: HTMLElement
  /** `cierre`: that it is closed and when it opens, where nobody waits any more. */
  update(cola: ColaPublica, usaPuestos: boolean, cierre: string | null): void
  call(): void
}

/** One queue: its name and whom it serves. */
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

/** Makes a long label smaller, so that it stays on its line. */
const ajusteDe = ({ length }: string) => Math.max(0.25, Math.min(1, ETIQUETA_CORTA / Math.max(1, length)))

/** Who else is being served here, the latest first, as many as a line holds. */
function otrosDe(turnos: readonly TurnoPublico[]): string {
  let line = ''
  for (const { etiqueta, puesto } of turnos.slice().reverse()) {
    const next = [line, `${etiqueta} · ${t.puesto(puesto)}`].filter(Boolean).join('\u2003')
    if (line && next.length > OTROS_LETRAS) break
    line = next
  }
  return line
}
