import { globSync, readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import {
  CONTRASENA,
  type ConEmpresa,
  conColas,
  correoNuevo,
  pedirTurno,
  registrada,
} from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { conPuestos } from '#tests/helpers/desks.ts'
import { expectOnce, withoutPushes } from '#tests/helpers/lost-response.ts'
import { atendido, DESKTOP, enEspera, enterAs, listaEspera, llamarSiguiente } from '#tests/helpers/panel.ts'
import { PHONE, scripted } from '#tests/helpers/windows.ts'

const CALM = { reducedMotion: 'reduce' } as const

const click = (page: Page, name: string | RegExp) => () =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const inDialog = (page: Page, name: string) => () =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function conGente(client: Client, ...gente: string[]) {
  const duena = await conColas(client, 'Caja', 'Farmacia')
  const [caja = '', farmacia = ''] = duena.colas
  const turnos = []
  for (const nombre of gente) turnos.push(await pedirTurno(client, duena.empresaId, caja, nombre))
  return { duena, empresaId: duena.empresaId, caja, farmacia, turnos }
}

test('on the phone: taking a turn, letting others pass, being late, arriving and cancelling', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, caja } = await conGente(client, 'Luis', 'Rosa')
  const page = await browser.newPage({ ...PHONE, baseURL: server.url, ...CALM })
  const silence = await withoutPushes(page)
  await page.goto(`/mi-turno/${empresaId}`)
  await scripted(page)
  await page.getByLabel('Tu nombre').fill('Ana')
  await expectOnce(page, 'pedirTurno', click(page, 'Obtener Turno'))
  await expect(page.getByText('2 personas antes que tú')).toBeVisible()
  for (const nombre of ['Eva', 'Juan', 'Olga']) await pedirTurno(client, empresaId, caja, nombre)
  await expect(page.getByRole('button', { name: 'Voy en camino' })).toBeEnabled()
  silence()

  await expectOnce(page, 'responderAviso', click(page, 'Voy en camino'))
  await page.getByRole('button', { name: 'Ya llegué o llego tarde…' }).click()
  await expectOnce(page, 'posponer', inDialog(page, '1 persona'))
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva', 'Ana', 'Juan', 'Olga'])
  // Another time is another request: it moves once more.
  await page.getByRole('button', { name: 'Ya llegué o llego tarde…' }).click()
  await expectOnce(page, 'posponer', inDialog(page, '1 persona'))
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva', 'Juan', 'Ana', 'Olga'])
  await page.getByRole('button', { name: 'Ya llegué o llego tarde…' }).click()
  await expectOnce(page, 'llegue', inDialog(page, 'Ya llegué'))
  await page.getByRole('button', { name: 'Cancelar turno' }).click()
  // The phone has left the turno already and tries again by itself.
  await expectOnce(page, 'cancelar', click(page, 'Sí, cancelar'), async () => {})
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva', 'Juan', 'Olga'])
  await page.context().close()
})

/** A panel that learns only what its own requests return, from the moment that `ready` shows. */
async function openSilent(
  browser: Browser,
  server: ServerProcess,
  duena: ConEmpresa,
  { view = '', puesto = '1', ready = (page: Page) => listaEspera(page).getByRole('listitem').first() } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: DESKTOP, ...CALM })
  await enterAs(context, duena, puesto)
  const page = await context.newPage()
  const silence = await withoutPushes(page)
  await page.goto(`/dashboard/${duena.empresaId}/${view}`)
  await expect(ready(page)).toBeVisible()
  silence()
  return page
}

/** Opens the menu of a row and chooses; a second press finds the menu closed again. */
const choose = (page: Page, who: string, what: string) => async () => {
  await page.getByRole('button', { name: `Acciones del turno ${who}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** The undo of the last action, by its button. */
const undo = (page: Page) => click(page, /^Deshacer/)

test('at the desk: calling, calling again, finishing, absences and what takes them back', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openSilent(browser, server, duena)
  const waiting = () => enEspera(client, empresaId, caja)
  const key = (name: string) => () => page.keyboard.press(name)
  const llamar = () => llamarSiguiente(page).click()

  await expectOnce(page, 'siguiente', llamar)
  await expect(atendido(page)).toContainText('Luis')
  await expectOnce(page, 'deshacer', undo(page))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Juan'])
  // The same again is a new call and a new undo.
  await expectOnce(page, 'siguiente', llamar)
  await expectOnce(page, 'deshacer', undo(page))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Juan'])
  await expectOnce(page, 'siguiente', llamar)
  await expectOnce(page, 'rellamar', key('r'))
  await expectOnce(page, 'rellamar', key('r'))
  await expectOnce(page, 'ausente', key('a'))
  await expect(page.getByText('Luis quedó como ausente')).toBeVisible()
  await page.getByRole('button', { name: 'Recientes' }).click()
  await expectOnce(page, 'volver', click(page, /^Devolver a la cola el turno 1, Luis/))
  expect(await waiting()).toEqual(['Rosa', 'Eva', 'Luis', 'Juan'])
  await expectOnce(page, 'deshacerTurno', undo(page))
  expect(await waiting()).toEqual(['Rosa', 'Eva', 'Juan'])
  await expectOnce(page, 'siguiente', llamar)
  await expect(atendido(page)).toContainText('Rosa')
  await expectOnce(page, 'finalizar', key('f'))
  await expectOnce(page, 'restaurar', undo(page))
  const { enAtencion } = await client.call(endpoints.cola, { params: { empresaId, colaId: caja } })
  expect(enAtencion).toMatchObject([{ nombre: 'Rosa' }])
  await page.context().close()
})

test('in the list: adding, moving, setting aside, renaming, choosing and removing', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja, farmacia } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openSilent(browser, server, duena)
  const waiting = () => enEspera(client, empresaId, caja)

  const agregar = page.getByLabel('Agregar cliente').first()
  await agregar.fill('Olga')
  await expectOnce(page, 'pedirTurno', () => agregar.press('Enter'))
  await agregar.fill('Olga')
  await expectOnce(page, 'pedirTurno', () => agregar.press('Enter'))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Juan', 'Olga', 'Olga'])

  await choose(page, '4, Juan', 'Transferir…')()
  await page.getByLabel('A dónde').selectOption({ label: 'Caja, en otro lugar' })
  await expectOnce(page, 'transferir', inDialog(page, 'Transferir'))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Olga', 'Olga', 'Juan'])
  await choose(page, '3, Eva', 'Transferir…')()
  await expectOnce(page, 'transferir', inDialog(page, 'Transferir'))
  expect(await enEspera(client, empresaId, farmacia)).toEqual(['Eva'])
  await expectOnce(page, 'deshacerTurno', undo(page))

  await choose(page, '2, Rosa', 'Apartar…')()
  await expectOnce(page, 'apartar', inDialog(page, '15 min'))
  await expectOnce(page, 'deshacerTurno', undo(page))
  expect(await waiting()).toContain('Rosa')
  // The same again, after it was taken back, is a new order.
  await choose(page, '2, Rosa', 'Apartar…')()
  await expectOnce(page, 'apartar', inDialog(page, '15 min'))
  expect(await waiting()).not.toContain('Rosa')

  await choose(page, '1, Luis', 'Corregir nombre')()
  await page.getByLabel('Nombre del cliente').fill('Luisa')
  await expectOnce(page, 'cambiarTurno', inDialog(page, 'Guardar nombre'))
  await expectOnce(page, 'retirar', choose(page, '1, Luis', 'Quitar de la cola'))
  expect(await waiting()).toEqual(['Eva', 'Olga', 'Olga', 'Juan'])
  await expectOnce(page, 'llamarTurno', choose(page, '3, Eva', 'Llamar ahora'))
  await expect(atendido(page)).toContainText('Eva')
  await page.context().close()

  const other = await openSilent(browser, server, duena)
  await expectOnce(other, 'reanudar', click(other, 'Volver ahora a la cola el turno 2, Rosa'))
  expect(await waiting()).toContain('Rosa')
  await other.context().close()
})

test('desks: coming to one, pausing and returning', async ({ browser, client, server }) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa')
  await conPuestos(duena, { nombre: 'Ventanilla 1', colas: [caja] })
  const page = await openSilent(browser, server, duena, { puesto: '' })
  const estado = async () => {
    const { puestos } = await client.call(endpoints.puestos, { params: { empresaId } })
    return puestos[0]?.estado
  }
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Elegir puesto' }).click()
  await expectOnce(page, 'ocuparPuesto', () => dialog.getByRole('button', { name: /Ventanilla 1/ }).click())
  expect(await estado()).toBe('ocupado')
  await page.reload()
  await page.getByRole('button', { name: 'Estoy en Ventanilla 1' }).click()
  await dialog.getByRole('button', { name: 'Hacer una pausa' }).click()
  await expectOnce(page, 'pausarPuesto', inDialog(page, 'Almuerzo'))
  expect(await estado()).toBe('en pausa')
  await page.getByRole('button', { name: 'En pausa Ventanilla 1' }).click()
  await expectOnce(page, 'pausarPuesto', inDialog(page, 'Volver de la pausa'))
  expect(await estado()).toBe('ocupado')
  await page.context().close()
})

test('settings: a queue, desks, colleagues, an announcement, hours of today and the end of the day', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId } = await conGente(client, 'Luis')
  const params = { empresaId }
  const page = await openSilent(browser, server, duena, {
    view: 'administrar-cola',
    ready: (page) => page.getByRole('button', { name: 'Editar Caja' }),
  })
  for (const nombre of ['Entregas', 'Quejas']) {
    await page.getByLabel('Nombre', { exact: true }).fill(nombre)
    await expectOnce(page, 'guardarConfiguracion', click(page, 'Crear cola'))
  }
  const { categorias } = await client.call(endpoints.configuracion, { params })
  expect(categorias.map(({ nombre }) => nombre)).toEqual(['Caja', 'Farmacia', 'Entregas', 'Quejas'])

  await page.goto(`/dashboard/${empresaId}/configuracion`)
  await page.getByRole('button', { name: 'Agregar puesto' }).click()
  await expectOnce(page, 'guardarPuestos', click(page, 'Guardar puestos'))
  await page.getByLabel('Qué quieres decir').fill('El médico llega tarde')
  await expectOnce(page, 'anunciar', click(page, 'Anunciar'))
  const { anuncios } = await client.call(endpoints.anuncios, { params })
  expect(anuncios).toHaveLength(1)

  await page.goto(`/dashboard/${empresaId}/equipo`)
  const invitar = page.getByRole('dialog', { name: 'Invitar a una persona' })
  for (const [sinCorreo, name, button] of [
    [false, 'invitar', 'Invitar'],
    [true, 'crearMiembro', 'Agregar'],
  ] as const) {
    for (const nombre of ['Rosa', 'Rosa']) {
      await page.getByRole('button', { name: 'Invitar', exact: true }).click()
      if (sinCorreo) await invitar.getByText('Sin correo').click()
      await invitar.getByLabel('Nombre').fill(nombre)
      await expectOnce(page, name, inDialog(page, button))
      await inDialog(page, 'Listo')()
    }
  }
  const { miembros, invitaciones } = await client.call(endpoints.miembros, { params })
  expect([miembros.length, invitaciones.length]).toEqual([3, 2])

  await page.goto(`/dashboard/${empresaId}`)
  await page.getByRole('button', { name: /^Más opciones/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar jornada' }).click()
  await expectOnce(page, 'cerrarJornada', inDialog(page, 'Cerrar jornada'))
  await page.context().close()
})

test('a company is created once, also when the page is loaded again after the response was lost', async ({
  page,
  context,
  client,
}) => {
  const duena = await registrada(client)
  await enterAs(context, duena)
  const names = async () => {
    const { empresas } = await client.call(endpoints.empresas, { params: { correo: duena.correo } })
    return empresas.map(({ nombre }) => nombre)
  }
  for (const created of [['Sol'], ['Sol', 'Sol']]) {
    await page.goto('/crearproyecto')
    await page.getByLabel('Nombre de la empresa').fill('Sol')
    await page.getByLabel('Titular o responsable').fill('Ana')
    await page.getByRole('button', { name: 'Continuar' }).click()
    const again = async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Crear Empresa' }).click()
    }
    await expectOnce(page, 'crearEmpresa', click(page, 'Crear Empresa'), again)
    await page.waitForURL('**/home')
    expect(await names()).toEqual(created)
  }
})

test('accounts: registering, and links by mail', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, ...CALM })
  const correo = correoNuevo('nueva')
  await page.goto('/registro')
  await scripted(page)
  await page.getByLabel('Nombre de usuario').fill('Eva Ríos')
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await expectOnce(page, 'registrar', click(page, 'Crear cuenta'))
  await page.waitForURL('**/login')
  await page.goto('/recuperar')
  await scripted(page)
  await page.getByLabel('Correo electrónico').fill(correo)
  await expectOnce(page, 'recuperar', click(page, 'Enviar enlace'))
  await page.context().close()
})

/** Requests that a screen sends and that are not pressed twice above, each with the reason why a second one does no harm. */
const HARMLESS: Partial<Record<NombreEndpoint, string>> = {
  siguienteDeEmpresa: 'it takes its key from the same place as siguiente',
  liberarPuesto: 'the browser leaves the desk at once, and there is nothing to press again',
  cambiarApertura: 'it says what shall be, not what shall change',
  cancelarRafaga: 'those who were removed are not there to be removed again',
  reenviarVerificacion: 'the key is in the HTTP tests; the page offers it once a minute',
  restablecer: 'a link serves once, and says so',
  verificarCorreo: 'the key is in the HTTP tests; the page sends it by itself',
  confirmarCorreo: 'a link serves once, and says so',
  entrar: 'a second session does no harm',
  salir: 'the session has ended either way',
  dejarAvisos: 'there is nothing left to withdraw',
  probarAvisos: 'a test message may come twice',
  emparejar: 'a code serves once; the list shows the screen',
  pedirCodigo: 'a code that nobody enters ends by itself',
  reenviarInvitacion: 'the link before stops working',
  restablecerMiembro: 'the password before stops working',
  aceptarInvitacion: 'an invitation serves once; joining again is refused',
  verInvitacion: 'it only reads',
  verVerificacion: 'it only reads',
}

test('every POST that a screen can send is pressed twice here, or named with the reason why not', () => {
  const sent = new Set<string>()
  for (const file of globSync('web/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/endpoints\.(\w+)/g)) sent.add(name)
  }
  // By a name that is chosen at run time.
  for (const name of ['finalizar', 'ausente', 'rellamar', 'retirar']) sent.add(name)
  const posts = Object.entries(endpoints).filter(([, { method }]) => method === 'POST')
  const expected = posts.map(([name]) => name).filter((name) => sent.has(name))
  const pressed = readFileSync(import.meta.filename, 'utf8').matchAll(/expectOnce\(\s*\w+,\s*'(\w+)'/g)
  const named = new Set([
    ...[...pressed].map(([, name]) => name),
    'invitar',
    'crearMiembro',
    ...Object.keys(HARMLESS),
  ])
  expect(expected.length).toBeGreaterThan(40)
  expect(expected.filter((name) => !named.has(name))).toEqual([])
})
