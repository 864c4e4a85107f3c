import type { Browser } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Rol } from '#contract/permiso.ts'
import { Client } from '#harness/client.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible } from '#tests/helpers/windows.ts'

/** Luis waits while a member of the team has the panel open. Also returns what the owner can change about her. */
async function conAgente(browser: Browser, server: ServerProcess, owner: Client) {
  const { client, empresaId, colas } = await conColas(owner, 'General')
  const cola = { empresaId, colaId: colas[0] ?? '' }
  await pedirTurno(client, empresaId, cola.colaId, 'Luis')
  const { correo, contrasena } = await client.call(endpoints.crearMiembro, {
    params: { empresaId },
    body: { nombre: 'Eva Ríos', rol: 'agente' },
  })
  const hers = new Client(client.url)
  await hers.call(endpoints.entrar, { body: { correo, contrasena, nueva: 'una contraseña propia' } })
  const { miembros } = await client.call(endpoints.miembros, { params: { empresaId } })
  const params = { empresaId, usuarioId: miembros.find((miembro) => miembro.correo === correo)?.id ?? '' }
  return {
    cola,
    page: await openPanel(browser, server, { client: hers, correo, empresaId }),
    hacer: (rol: Rol) => client.call(endpoints.cambiarMiembro, { params, body: { rol } }),
    quitar: () => client.call(endpoints.quitarMiembro, { params }),
  }
}

test('a role change while the panel is open removes its buttons, and changing back restores them', async ({
  browser,
  client,
  server,
}) => {
  const { page, hacer } = await conAgente(browser, server, client)
  await expect(llamarSiguiente(page)).toBeVisible()
  await hacer('lector')
  await expect(page.getByText('Tu rol cambió: ahora eres lector')).toBeVisible()
  await expect(llamarSiguiente(page)).toHaveCount(0)
  await expect(page.getByText('Con tu rol ves la cola, pero no llamas turnos.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Estadísticas', exact: true })).toBeVisible()
  await hacer('agente')
  await expect(llamarSiguiente(page)).toBeVisible()
  await page.context().close()
})

test('an agent removed at the moment of her call calls no customer, reads why, and loses access', async ({
  browser,
  client,
  server,
}) => {
  const { page, cola, quitar } = await conAgente(browser, server, client)
  let removed = () => {}
  const removal = new Promise<void>((resolve) => {
    removed = resolve
  })
  await page.route('**/siguiente', async (route) => {
    await removal
    await route.continue()
  })
  const answer = page.waitForResponse('**/siguiente')
  await llamarSiguiente(page).click()
  await quitar()
  removed()
  expect((await answer).status()).toBe(404)
  await expect(page.getByText('Ya no tienes acceso a Clínica Sol')).toBeVisible()
  await expect(page.getByText('Luis')).toHaveCount(0)
  await expect(llamarSiguiente(page)).toHaveCount(0)
  await expectAccessible(page)
  const { turnos } = await client.call(endpoints.cola, { params: cola })
  expect(turnos.map(({ nombre }) => nombre)).toEqual(['Luis'])
  await page.getByRole('link', { name: 'Ver mis empresas' }).click()
  await expect(page.getByText('Aún no tienes empresas')).toBeVisible()
  await page.context().close()
})
