import { endpoints } from '#contract/endpoints.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'

/** Pages of the site and of accounts, without the language of their address. */
export const SITE = [
  '',
  '/servicios',
  '/pricing',
  '/about',
  '/documentacion',
  '/terminos',
  '/accesibilidad',
  '/demo',
  '/login',
  '/registro',
]
export const ACCOUNT = ['/recuperar', '/restablecer', '/invitacion', '/verificar-correo', '/confirmar-correo']
const VIEWS = [
  '',
  '/sala',
  '/estadisticas',
  '/horario',
  '/equipo',
  '/actividad',
  '/configuracion',
  ...[
    'general',
    'contacto',
    'personalizacion',
    'puestos',
    'pantallas',
    'avisos',
    'traducciones',
    'privacidad',
    'plan',
    'peligro',
  ].map((pagina) => `/configuracion/${pagina}`),
  '/administrar-cola',
  '/compartir',
  '/cartel',
]

/** A company whose names are words of no language, with a turno in service and two that wait. */
export async function conTodasLasPantallas(client: Client, idioma: Idioma) {
  const duena = await conColas(client, 'Zorbax', 'Quimbo')
  const { correo, empresaId, colas } = duena
  const [colaId = ''] = colas
  await client.call(endpoints.cambiarUsuario, { body: { usuario: 'Zed', idioma } })
  const body = { nombre: 'Brixo', titular: 'Zed', horario: '', idioma }
  await client.call(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body })
  const turnos = []
  for (const nombre of ['Zed Qux', 'Kip Bronx', 'Vix Orto'])
    turnos.push(await pedirTurno(client, empresaId, colaId, nombre))
  await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '1' } })
  const [first, second] = turnos
  return {
    duena,
    /** The screens behind the log-in. */
    privadas: [
      '/home',
      ...['', '/perfil', '/contrasena', '/sesiones', '/datos'].map((pagina) => `/cuenta${pagina}`),
      '/crearproyecto',
      `/admin/${empresaId}/${colaId}`,
      ...VIEWS.map((view) => `/dashboard/${empresaId}${view}`),
    ],
    /** The screens of customers and of the room. */
    publicas: [
      `/mi-turno/${empresaId}`,
      `/mi-turno/${empresaId}#turno=${first?.id}&codigo=${first?.codigo}`,
      `/verificar-turno#codigo=${second?.codigo}`,
      `/entrada/${empresaId}/${colaId}`,
      `/monitor/${empresaId}/${colaId}`,
      '/tv',
    ],
  }
}

/** Collects the texts of a page, visible or read aloud. A part in its own language says so, and is left out. */
export function textsOnPage(): string[] {
  const said: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const own = parent?.closest('[lang]')
    const isCode = parent?.closest('script, style, noscript, code, pre, kbd')
    if (!isCode && own === document.documentElement) said.push(walker.currentNode.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (element.closest('[lang]') !== document.documentElement) continue
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      said.push(element.getAttribute(name) ?? '')
  }
  return [...new Set(said)]
}
