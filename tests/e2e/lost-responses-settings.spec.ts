import { globSync, readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import { CONTRASENA, correoNuevo, registrada } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import {
  CALM,
  click,
  conGente,
  expectOnce,
  inDialog,
  openSilent,
  pressTwice,
} from '#tests/helpers/lost-response.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'
import { tokenIn } from '#tests/helpers/mailbox.ts'
import { DESKTOP, enterAs, openPanel } from '#tests/helpers/panel.ts'
import { scripted } from '#tests/helpers/windows.ts'

test('a lost response in the settings changes nothing twice: queue, desks, team, announcement, hours and end of day', async ({
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

  await page.goto(`/dashboard/${empresaId}/configuracion/puestos`)
  await page.getByRole('button', { name: 'Agregar puesto' }).click()
  await expectOnce(page, 'guardarPuestos', click(page, 'Guardar cambios'))
  await page.goto(`/dashboard/${empresaId}/sala`)
  await page.getByRole('button', { name: 'Anunciar' }).click()
  await page.getByLabel('Qué quieres decir').fill('El médico llega tarde')
  await expectOnce(page, 'anunciar', inDialog(page, 'Anunciar'))
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

test('a company is created once, also when the page is reloaded after a lost response', async ({
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

test('a lost response while registering or resetting a password does nothing twice', async ({
  browser,
  serverWith,
}) => {
  const server = await serverWith({})
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
  const links = async () =>
    (await mailFiles(server.dataDir, correo)).filter((text) => text.includes('/restablecer#token='))
  await expect.poll(async () => (await links()).length).toBe(1)
  await page.goto(`/restablecer#token=${tokenIn((await links())[0] ?? '')}`)
  await page.getByLabel('Contraseña nueva').fill('otra frase larga')
  await expectOnce(page, 'restablecer', click(page, 'Guardar contraseña'))
  await expect(page.getByText('¡Contraseña cambiada!')).toBeVisible()
  await page.context().close()
})

test('repeating requests without a key is harmless: first password, link, screen, login and logout', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId } = await conGente(client, 'Luis')
  const params = { empresaId }
  await client.call(endpoints.crearMiembro, { params, body: { nombre: 'Rosa', rol: 'agente' } })
  await client.call(endpoints.invitar, { params, body: { nombre: 'Eva', rol: 'agente' } })
  const page = await openPanel(browser, server, duena, 'equipo', CALM)

  const reset = async () => {
    await page.getByRole('button', { name: 'Opciones de Rosa' }).click()
    await page.getByRole('menuitem', { name: 'Dar otra contraseña' }).click()
  }
  await pressTwice(page, 'restablecerMiembro', reset)
  const [usuario = '', primera = ''] = await page.getByRole('dialog').locator('.select-all').allTextContents()
  await inDialog(page, 'Listo')()
  await pressTwice(page, 'reenviarInvitacion', async () => {
    await page.getByRole('button', { name: 'Opciones de la invitación de Eva' }).click()
    await page.getByRole('menuitem', { name: 'Enviar otra vez' }).click()
  })
  const link = (await page.getByText(/\/invitacion#token=/).textContent()) ?? ''

  const tv = await browser.newPage({ baseURL: server.url, viewport: DESKTOP })
  await tv.goto('/tv')
  const codigo = (await tv.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).textContent()) ?? ''
  await page.goto(`/dashboard/${empresaId}`)
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  await page.getByRole('button', { name: /^Televisor o kiosco con código/ }).click()
  await page.getByLabel('Código de la pantalla').fill(codigo)
  await page.getByLabel('Nombre', { exact: true }).fill('Sala')
  await pressTwice(page, 'emparejar', inDialog(page, 'Conectar'))
  const { dispositivos } = await client.call(endpoints.dispositivos, { params })
  expect(dispositivos.map(({ nombre }) => nombre)).toEqual(['Sala'])
  await tv.close()

  const guest = await browser.newPage({ baseURL: server.url })
  await guest.goto(link)
  await guest.getByLabel('Tu correo electrónico').fill(correoNuevo('eva'))
  await guest.getByLabel('Elige una contraseña').fill(CONTRASENA)
  await pressTwice(guest, 'aceptarInvitacion', click(guest, 'Crear mi cuenta y entrar'))
  const { miembros } = await client.call(endpoints.miembros, { params })
  expect(miembros.map(({ nombre }) => nombre).sort()).toEqual(['Ana Pérez', 'Eva', 'Rosa'])
  await guest.close()

  const desk = await browser.newPage({ baseURL: server.url })
  await desk.goto('/login')
  await scripted(desk)
  await desk.getByLabel('Correo electrónico').fill(usuario)
  await desk.getByLabel('Contraseña', { exact: true }).fill(primera)
  await desk.getByRole('button', { name: 'Iniciar sesión' }).click()
  await desk.getByLabel('Elige tu propia contraseña').fill('cuatro caballos verdes')
  // The first press uses up the first password. The page says so, and the new one works.
  await pressTwice(desk, 'entrar', click(desk, 'Guardar y empezar'))
  await expect(desk.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await desk.goto('/login')
  await scripted(desk)
  await desk.getByLabel('Correo electrónico').fill(usuario)
  await desk.getByLabel('Contraseña', { exact: true }).fill('cuatro caballos verdes')
  await pressTwice(desk, 'entrar', click(desk, 'Iniciar sesión'))
  await expect(desk).toHaveURL(/\/(home|dashboard)/)
  await desk.close()
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(`/dashboard/${empresaId}`)
  await connected
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(`**${endpoints.salir.path}`, lose, { times: 1 })
  await click(page, 'Cerrar sesión')()
  await page.waitForURL(/login/)
  await page.context().close()
})

/** Requests of a screen that these tests do not repeat, each with the reason why a second one is harmless. */
const HARMLESS: Partial<Record<NombreEndpoint, string>> = {
  salir: 'the live channel reports that the session ended, and the page leaves by itself',
  liberarPuesto: 'the browser leaves the desk at once, and there is nothing to press again',
  cambiarApertura: 'it sets a state instead of changing it',
  cancelarRafaga: 'removed customers cannot be removed again',
  reenviarVerificacion: 'the key is in the HTTP tests; the page offers it once a minute',
  verificarCorreo: 'the key is in the HTTP tests; the page sends it by itself',
  confirmarCorreo: 'a link works once, and says so',
  dejarAvisos: 'there is nothing left to withdraw',
  avisarTurno: 'the key is in the HTTP tests; a customer gets at most one a minute',
  probarAvisos: 'a test message may arrive twice',
  pedirCodigo: 'an unused code expires by itself',
  verInvitacion: 'it only reads',
  verVerificacion: 'it only reads',
  consultarTurno: 'it only reads',
  avisosDeTurno: 'it only reads',
}

test('every POST that a screen can send is tested twice, or listed with a reason', () => {
  const sent = new Set<string>()
  for (const file of globSync('web/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/endpoints\.(\w+)/g)) sent.add(name)
  }
  // Sent through a name chosen at run time.
  for (const name of ['finalizar', 'ausente', 'rellamar', 'retirar']) sent.add(name)
  const posts = Object.entries(endpoints).filter(([, { method }]) => method === 'POST')
  const expected = posts.map(([name]) => name).filter((name) => sent.has(name))
  const stories = globSync('tests/e2e/lost-responses*.spec.ts').map((file) => readFileSync(file, 'utf8'))
  const pressed = stories.join().matchAll(/(?:expectOnce|pressTwice)\(\s*\w+,\s*'(\w+)'/g)
  const named = new Set([
    ...[...pressed].map(([, name]) => name),
    'invitar',
    'crearMiembro',
    ...Object.keys(HARMLESS),
  ])
  expect(expected.length).toBeGreaterThan(40)
  expect(expected.filter((name) => !named.has(name))).toEqual([])
})
