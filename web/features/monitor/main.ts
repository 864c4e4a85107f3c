import type { Publico } from '#contract/cola.ts'
import { monitor as t } from '#texts/monitor.ts'
import { renewAtNight } from '#web/lib/browser/renew-at-night.ts'
import { storage } from '#web/lib/browser/storage.ts'
import { stayAwake } from '#web/lib/browser/wake-lock.ts'
import { follow, type Reach } from '#web/lib/live/follow.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { pageLocale } from '#web/lib/page/locale.ts'
import { paths } from '#web/paths.ts'
import { followCodigoSala } from '#web/shared/codigo-sala.ts'
import { publicoDe } from '#web/shared/follows.ts'
import { crearAnuncio } from './anuncio.ts'
import { crearBarra } from './barra.ts'
import { pintar, type Theme } from './colores.ts'
import { claseDe } from './disposicion.ts'
import { h } from './dom.ts'
import { crearFranja } from './franja.ts'
import { crearLlamada } from './llamada.ts'
import { nuevasLlamadas } from './llamadas.ts'
import './monitor.css'
import './barra.css'
import './carta.css'
import './cuantas.css'
import './franja.css'
import './llamada.css'
import './ultimos.css'
import './emparejar.css'
import './sala.css'
import { crearCodigoSala } from './codigo-sala.ts'
import { crearEmparejar, emparejar, TODAS } from './emparejar.ts'
import { crearRejilla } from './rejilla.ts'
import { crearUltimos } from './ultimos.ts'

const THEME_KEY = 'turnero.monitor.tema'
const [, page = '', empresaId = '', colaId = ''] = location.pathname.split('/')

let theme: Theme = storage.get(THEME_KEY) === 'claro' ? 'claro' : 'oscuro'
let publico: Publico | null = null
/** Server time minus local time, since the clocks of televisions are often wrong. */
let desfase = 0

const anuncio = crearAnuncio((on) => barra.sonido(on))
const barra = crearBarra({ onSonido: () => void anuncio.toggle(), onTheme: changeTheme })
const franja = crearFranja()
const rejilla = crearRejilla(colaId)
const sala = crearCodigoSala()
const actual = crearLlamada()
const ultimos = crearUltimos()
const nuevas = nuevasLlamadas()
const titulo = h('p', 'vacio-titulo')
const texto = h('p')
const mensaje = h('main', 'vacio', titulo, texto)
const cuerpo = h('div', 'cuerpo', mensaje)

function changeTheme() {
  theme = theme === 'claro' ? 'oscuro' : 'claro'
  storage.set(THEME_KEY, theme)
  paint()
}

function paint() {
  document.documentElement.classList.toggle('claro', theme === 'claro')
  if (publico) pintar(publico.empresa, theme)
}

function show(estado: Publico) {
  const first = !publico
  publico = estado
  desfase = Date.parse(estado.actualizado) - Date.now()
  if (first) {
    mensaje.remove()
    rejilla.element.append(actual.element)
    cuerpo.append(rejilla.element, ultimos.element)
  }
  document.title = t.encabezado(estado.empresa.nombre)
  paint()
  tick()
  barra.update(estado.empresa)
  franja.update(estado)
  cuerpo.classList.toggle('con-cinta', claseDe(estado.colas.length) === 'c12')
  ultimos.update(estado)
  rejilla.update(estado, null)
  for (const llamada of nuevas(estado)) {
    rejilla.call(llamada.colaId)
    actual.add(llamada, estado)
    anuncio.call(llamada, estado)
  }
}

function explain(reach: Reach) {
  const vieja = reach !== 'ok' && publico ? horaDe(publico.actualizado) : null
  document.body.classList.toggle('vieja', vieja !== null)
  franja.red(vieja === null, Date.now() + desfase)
  barra.aviso(vieja ? t.sinConexion(vieja) : '')
  if (publico) return rejilla.update(publico, vieja)
  if (reach === 'ok') return
  titulo.textContent = reach === 'refused' ? t.desconocida : t.cargando
  texto.textContent = reach === 'refused' ? t.desconocidaTexto : t.esperaRed
}

const horaDe = (instante: string | number) => formatTime(pageLocale(), instante, publico?.empresa.zona)

function tick() {
  barra.hora(horaDe(Date.now() + desfase))
  franja.tick(Date.now() + desfase)
}

paint()
document.body.append(barra.element, cuerpo, sala.element, franja.element)
titulo.textContent = t.cargando
barra.sonido(false)
void anuncio.restore()
// A touch anywhere switches the sound on, and so does Enter, the OK key of a remote control.
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
if (page.toLowerCase() === 'tv') void beDevice()
else watch(empresaId)

function watch(empresaId: string) {
  follow(publicoDe(empresaId, { insists: true, background: true }), { state: show, reach: explain })
}

/** Shows a code until it is entered in the panel; then becomes a company's monitor, or goes to its kiosk page. */
async function beDevice() {
  const pantalla = crearEmparejar()
  cuerpo.replaceChild(pantalla.element, mensaje)
  const { empresaId, tipo, colas } = await emparejar(pantalla.show)
  cuerpo.replaceChild(mensaje, pantalla.element)
  if (tipo === 'kiosco') return location.replace(paths.kiosco(empresaId, colas?.[0] ?? TODAS))
  followCodigoSala(sala.show)
  watch(empresaId)
}
