import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConEmpresa, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openPanel } from '#tests/helpers/panel.ts'

const openCategorias = (browser: Browser, server: ServerProcess, duena: ConEmpresa): Promise<Page> =>
  openPanel(browser, server, duena, 'administrar-cola')

const nombresDe = async ({ client, empresaId }: ConEmpresa) =>
  (await client.call(endpoints.configuracion, { params: { empresaId } })).categorias.map(
    ({ nombre }) => nombre,
  )

test('categories are created, edited, ordered by keyboard and deleted', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja', 'Quejas')
  const { empresaId, colas } = duena
  for (const nombre of ['Luis', 'Rosa']) await pedirTurno(client, empresaId, colas[1] ?? '', nombre)
  const page = await openCategorias(browser, server, duena)
  const create = page.getByRole('button', { name: 'Crear cola' })

  await expect(page.getByText('Ejemplos', { exact: true })).toBeVisible()
  await expect(create).toBeHidden()
  await page.getByLabel('Nombre', { exact: true }).fill('  Entregas ')
  for (const wrong of ['0', '121', '2.5', '']) {
    await page.getByLabel('Tiempo estimado').fill(wrong)
    await expect(page.getByText('Escribe un número entre 1 y 120')).toBeVisible()
    await expect(create).toBeDisabled()
  }
  await page.getByLabel('Tiempo estimado').fill('120')
  await page.getByLabel('Cola con prioridad').check()
  await page.keyboard.press('Enter')
  await expect(page.getByText('La cola Entregas está lista')).toBeVisible()
  await page.getByLabel('Nombre', { exact: true }).fill('CAJA')
  await create.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ya hay una cola con este nombre' })).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('CAJA')

  await page.getByRole('button', { name: 'Mover Entregas' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Entregas, lugar 2 de 3')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Entregas, lugar 1 de 3')).toBeAttached()
  expect(await nombresDe(duena)).toEqual(['Entregas', 'Caja', 'Quejas'])

  await page.getByRole('button', { name: 'Editar Caja' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar Caja' })
  await edit.getByLabel('Nombre', { exact: true }).fill('Caja rápida')
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La cola Caja rápida se guardó')).toBeVisible()

  const remove = async () => {
    await page.getByRole('button', { name: 'Más acciones: Quejas' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  }
  await remove()
  const question = page.getByRole('dialog', { name: '¿Eliminar Quejas?' })
  await expect(question).toContainText('Todos los turnos activos de esta cola también se eliminarán.')
  await expect(question).toContainText('Ahora mismo hay 2 personas en espera.')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await nombresDe(duena)).toContain('Quejas')
  await remove()
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('La cola Quejas se eliminó')).toBeVisible()
  expect(await nombresDe(duena)).toEqual(['Entregas', 'Caja rápida'])
  await page.context().close()
})

test('a list changed in another window is not overwritten', async ({ browser, client, server }) => {
  const duena = await conColas(client, 'Caja')
  const page = await openCategorias(browser, server, duena)
  const other = await openCategorias(browser, server, duena)
  // This window does not learn of the change: every reply that names it is held back.
  const heard = Promise.withResolvers<void>()
  await other.route('**/api/configuracion/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    if ((await response.text()).includes('Entregas')) await heard.promise
    await route.fulfill({ response })
  })
  // A request that left before is not held back.
  await other.reload()
  await expect(other.getByRole('button', { name: 'Editar Caja' })).toBeVisible()

  await page.getByLabel('Nombre', { exact: true }).fill('Entregas')
  await page.getByRole('button', { name: 'Crear cola' }).click()
  await expect(page.getByRole('button', { name: 'Editar Entregas' })).toBeVisible()
  await other.getByLabel('Nombre', { exact: true }).fill('Quejas')
  await other.getByRole('button', { name: 'Crear cola' }).click()
  await expect(other.getByText('Otra persona cambió las colas mientras tanto.')).toBeVisible()
  expect(await nombresDe(duena)).toEqual(['Caja', 'Entregas'])
  heard.resolve()

  await expect(other.getByRole('button', { name: 'Editar Entregas' })).toBeVisible()
  await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue('Quejas')
  await other.getByRole('button', { name: 'Crear cola' }).click()
  await expect(other.getByText('La cola Quejas está lista')).toBeVisible()
  expect(await nombresDe(duena)).toEqual(['Caja', 'Entregas', 'Quejas'])
  await page.context().close()
  await other.context().close()
})

test('a full plan says so and links to the plans', async ({ browser, client, server }) => {
  const duena = await conColas(client, 'Caja')
  await client.call(endpoints.cambiarPlan, { params: { correo: duena.correo }, body: { plan: 'starter' } })
  const page = await openCategorias(browser, server, duena)
  await page.getByLabel('Nombre', { exact: true }).fill('Otra')
  await page.getByRole('button', { name: 'Crear cola' }).click()
  await expect(page.getByRole('alert')).toContainText('Tu plan no permite más colas.')
  await page.getByRole('alert').getByRole('link', { name: 'Ver planes' }).click()
  await expect(page.getByRole('heading', { name: 'Tu plan' })).toBeInViewport()
  await page.context().close()
})
