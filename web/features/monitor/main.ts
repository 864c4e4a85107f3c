import type { Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { formatTime } from '#web/lib/format.ts'
import { renewAtNight } from '#web/lib/renew-at-night.ts'
import { storage } from '#web/lib/storage.ts'
import { stayAwake } from '#web/lib/wake-lock.ts'
import { crearAnuncio } from './anuncio.ts'
import { crearBarra } from './barra.ts'
import { pintar, type Tema } from './colores.ts'
import { h } from './dom.ts'
import { nuevasLlamadas } from './llamadas.ts'
import './monitor.css'
import './barra.css'
import './carta.css'
import './ultimos.css'
import { crearRejilla } from './rejilla.ts'
import { type Situacion, seguir } from './seguir.ts'
import { crearUltimos } from './ultimos.ts'

const TEMA_KEY = 'turnero.monitor.tema'
const [, , empresaId = '', colaId = ''] = location.pathname.split('/')

let tema: Tema = storage.get(TEMA_KEY) === 'claro' ? 'claro' : 'oscuro'
let publico: Publico | null = null
/** Clocks of televisions go wrong: the server's counts. */
let desfase = 0

const anuncio = crearAnuncio((on) => barra.sonido(on))
const barra = crearBarra({ onSonido: () => void anuncio.toggle(), onTema: changeTheme })
const rejilla = crearRejilla(colaId)
const ultimos = crearUltimos()
const nuevas = nuevasLlamadas()
const titulo = h('p', 'vacio-titulo', t.cargando)
const texto = h('p')
const mensaje = h('main', 'vacio', titulo, texto)
const cuerpo = h('div', 'cuerpo', mensaje)

function changeTheme() {
  tema = tema === 'claro' ? 'oscuro' : 'claro'
  storage.set(TEMA_KEY, tema)
  paint()
}

function paint() {
  document.documentElement.classList.toggle('claro', tema === 'claro')
  if (publico) pintar(publico.empresa, tema)
}

function show(estado: Publico) {
  const first = !publico
  publico = estado
  desfase = Date.parse(estado.actualizado) - Date.now()
  if (first) {
    mensaje.remove()
    cuerpo.append(rejilla.element, ultimos.element)
  }
  document.title = t.encabezado(estado.empresa.nombre)
  paint()
  tick()
  barra.update(estado.empresa)
  ultimos.update(estado)
  rejilla.update(estado)
  for (const llamada of nuevas(estado)) {
    rejilla.call(llamada.colaId)
    anuncio.call(llamada, estado.usaPuestos, estado.empresa.idioma)
  }
}

function explain(situacion: Situacion) {
  if (situacion === 'bien') return barra.aviso('')
  if (publico) return barra.aviso(t.sinConexion(formatTime(publico.actualizado, publico.empresa.zona)))
  titulo.textContent = situacion === 'desconocida' ? t.desconocida : t.cargando
  texto.textContent = situacion === 'desconocida' ? t.desconocidaTexto : t.esperaRed
}

function tick() {
  barra.hora(formatTime(Date.now() + desfase, publico?.empresa.zona))
}

paint()
document.body.append(barra.element, cuerpo)
barra.sonido(false)
void anuncio.restore()
// A remote control has no pointer: its OK key, like a touch anywhere, switches the sound on.
document.addEventListener('click', ({ target }) => {
  if (!anuncio.isOn() && !(target as Element).closest('button')) void anuncio.toggle()
})
document.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && !anuncio.isOn() && target === document.body) void anuncio.toggle()
})
tick()
setInterval(tick, 1000)
stayAwake()
renewAtNight()
seguir(empresaId, { estado: show, situacion: explain })
