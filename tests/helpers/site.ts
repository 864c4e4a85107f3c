import type { Locator, Page } from '@playwright/test'

/** The public pages, with every spelling of their address in the specification. */
export const PUBLIC_PAGES = [
  { spellings: ['/', '/?utm=x'], heading: 'Tus clientes esperan sin hacer fila' },
  { spellings: ['/servicios', '/Servicios', '/servicios/'], heading: 'Esperar puede sentirse bien' },
  { spellings: ['/pricing', '/Pricing'], heading: 'Elige cómo quieres atender' },
  { spellings: ['/About', '/about'], heading: 'Cuatro estudiantes cansados de hacer fila' },
  { spellings: ['/documentacion', '/Documentacion'], heading: 'Documentación' },
  { spellings: ['/terminos'], heading: 'Términos y condiciones' },
  { spellings: ['/accesibilidad', '/Accesibilidad'], heading: 'Accesibilidad' },
  { spellings: ['/demo'], heading: 'Pruébalo sin registrarte' },
  { spellings: ['/login', '/Login'], heading: 'Iniciar sesión' },
  { spellings: ['/registro', '/Registro'], heading: 'Crea tu cuenta' },
  { spellings: ['/recuperar', '/Recuperar'], heading: 'Recupera tu contraseña' },
  { spellings: ['/restablecer'], heading: 'Elige una contraseña nueva' },
  { spellings: ['/verificar-correo'], heading: 'Confirma tu correo' },
  { spellings: ['/confirmar-correo'], heading: 'Confirma tu correo nuevo' },
] as const

export const PUBLIC_PATHS = PUBLIC_PAGES.map(({ spellings }) => spellings[0])

/** Swipes sideways over an element with one finger. */
export async function swipe(page: Page, over: Locator, dx: number): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('Nothing to swipe over')
  const y = box.y + box.height / 2
  const from = box.x + box.width / 2
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + dx * part)
  await send('touchEnd')
  await touch.detach()
}
