import { endpoints } from '#contract/endpoints.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { scripted } from '#tests/helpers/windows.ts'

test('two people look up their turnos on one page, also after a wrong code', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const ana = await pedirTurno(client, empresaId, colas[0] ?? '', 'Ana Ruiz')
  const luis = await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis Mora')
  await page.goto('/verificar-turno')
  await scripted(page)
  const search = async (codigo: string) => {
    await page.getByLabel('Código').first().fill(codigo)
    await page.getByRole('button', { name: 'Buscar Turno' }).click()
  }
  for (const turno of [ana, luis, ana]) {
    await search('ZZZZZZ')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByText(turno.nombre)).toBeHidden()
    await search(codigoEnGrupos(turno.codigo).toLowerCase())
    await expect(page.getByText(turno.nombre)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  }
})

test('two screens are paired in one visit under one name, after a wrong code', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  await pedirTurno(client, duena.empresaId, duena.colas[0] ?? '', 'Luis')
  const page = await openPanel(browser, server, duena)
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  for (const _ of [1, 2]) {
    const tv = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 720 } })
    await tv.goto('/tv')
    const codigo = (await tv.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).textContent()) ?? ''
    await page.getByRole('button', { name: /^Televisor o kiosco con código/ }).click()
    await page.getByLabel('Nombre', { exact: true }).fill('Sala')
    await page.getByLabel('Código de la pantalla').fill('ZZZ ZZZ')
    await page.getByRole('button', { name: 'Conectar', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await page.getByLabel('Código de la pantalla').fill(codigo)
    await page.getByRole('button', { name: 'Conectar', exact: true }).click()
    await expect(tv.getByText('Caja').first()).toBeVisible()
    await tv.close()
    await page.reload()
    await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  }
  const { dispositivos } = await client.call(endpoints.dispositivos, {
    params: { empresaId: duena.empresaId },
  })
  expect(dispositivos.map(({ nombre }) => nombre)).toEqual(['Sala', 'Sala'])
  await page.context().close()
})

test('two announcements with the same words are shown side by side, and each is withdrawn separately', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const page = await openPanel(browser, server, duena, 'sala')
  await page.getByRole('button', { name: 'Anunciar' }).click()
  for (const count of [1, 2]) {
    await page.getByLabel('Qué quieres decir').fill('Volvemos a las 3')
    await page.getByRole('dialog').getByRole('button', { name: 'Anunciar' }).click()
    await expect(page.getByText('Volvemos a las 3', { exact: true })).toHaveCount(count)
    await expect(page.getByLabel('Qué quieres decir')).toHaveValue('')
  }
  for (const count of [1, 0]) {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Volvemos a las 3' })
      .first()
      .getByRole('button')
      .click()
    await expect(page.getByText('Volvemos a las 3', { exact: true })).toHaveCount(count)
  }
  await page.context().close()
})
