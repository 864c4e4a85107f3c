import type { CaraEmpresa } from '#contract/empresa.ts'
import { monitor as t } from '#texts/monitor.ts'
import { h, icon, setText } from './dom.ts'

const SONIDO = 'M4 9v6h4l5 4V5L8 9H4zm12 0a4 4 0 0 1 0 6m2.500-9a8 8 0 0 1 0 12'
const SILENCIO = 'M4 9v6h4l5 4V5L8 9H4zm12 .5 5 5m0-5-5 5'
const COMPLETA = 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5'
const TEMA = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 0v18m4-15v12m3-9v6'
const EMPRESA = 'M4 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16M16 9h2a2 2 0 0 1 2 2v10M8 7h4m-4 4h4m-4 4h4M2 21h20'
const SIN_RED =
  'M12 20h.01M8.500 16.430a5 5 0 0 1 7 0M5 12.860a10 10 0 0 1 5.170-2.690M19 12.860a10 10 0 0 0-2-1.520M2 8.820a15 15 0 0 1 4.180-2.640M22 8.820a15 15 0 0 0-11.290-3.760M2 2l20 20'
const QUIETO_MS = 4000

type Acciones = { onSonido: () => void; onTheme: () => void }

/** The bar on top: logo, name, clock and buttons. */
export function crearBarra({ onSonido, onTheme }: Acciones) {
  const logo = h('img', 'barra-logo')
  const marca = h('span', 'barra-marca', icon(EMPRESA))
  const nombre = h('h1', 'barra-nombre')
  const palabrasAviso = h('span')
  const aviso = h('p', 'barra-aviso', icon(SIN_RED), palabrasAviso)
  const reloj = h('p', 'barra-reloj')
  const sonido = boton(t.activarSonido, SILENCIO, onSonido)
  const palabras = h('span', 'boton-texto', t.activarSonido)
  sonido.append(palabras)
  const tema = boton(t.cambiarTema, TEMA, onTheme)
  const completa = boton(t.pantallaCompleta, COMPLETA, toggleFullscreen)
  completa.hidden = !document.fullscreenEnabled
  const element = h('header', 'barra', logo, marca, nombre, aviso, tema, completa, sonido, reloj)

  logo.alt = ''
  logo.hidden = true
  logo.referrerPolicy = 'no-referrer'
  logo.onerror = () => {
    logo.hidden = true
    marca.hidden = false
  }
  // Before the company is known there is neither.
  marca.hidden = true
  aviso.hidden = true
  aviso.setAttribute('role', 'status')
  hideWhenStill()

  return {
    element,
    update(empresa: CaraEmpresa) {
      setText(nombre, empresa.nombre)
      if (logo.getAttribute('src') === (empresa.logo || null) && logo.hidden !== marca.hidden) return
      logo.hidden = !empresa.logo
      marca.hidden = !logo.hidden
      if (empresa.logo) logo.src = empresa.logo
    },
    aviso(texto: string) {
      setText(palabrasAviso, texto)
      aviso.hidden = texto === ''
    },
    hora: (texto: string) => setText(reloj, texto),
    sonido(on: boolean) {
      const label = on ? t.quitarSonido : t.activarSonido
      sonido.setAttribute('aria-label', label)
      sonido.title = label
      sonido.className = on ? 'boton' : 'boton boton-llama'
      palabras.hidden = on
      sonido.replaceChild(icon(on ? SONIDO : SILENCIO), sonido.firstChild as Node)
    },
  }
}

function boton(label: string, path: string, onClick: () => void) {
  const button = h('button', 'boton', icon(path))
  button.type = 'button'
  button.title = label
  button.setAttribute('aria-label', label)
  button.onclick = onClick
  return button
}

function toggleFullscreen() {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen().catch(() => {})
}

/** Hides the pointer and the buttons while there is no mouse, touch or key input. */
function hideWhenStill() {
  const { classList } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    classList.remove('quieta')
    clearTimeout(timer)
    timer = setTimeout(() => classList.add('quieta'), QUIETO_MS)
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, moved)
  classList.add('quieta')
}
