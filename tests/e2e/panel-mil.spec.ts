import { inParallel } from '#harness/parallel.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'

// A trace would copy every row at every step, which takes minutes.
test.use({ trace: 'off' })

test('a thousand people waiting stay in one small list', async ({ page, context, client }) => {
  const duena = await conColas(client, 'Caja')
  const { empresaId } = duena
  const [colaId = ''] = duena.colas
  await inParallel(1000, 20, (i) => pedirTurno(client, empresaId, colaId, `Cliente ${i}`))
  await enterAs(context, duena)
  await page.goto(`/dashboard/${empresaId}`)

  // Read once, without a retrying assertion: each failed attempt would describe the whole page and lay out every hidden
  // row, which takes longer than the timeout.
  const count = () => page.evaluate(() => document.querySelector('[data-cuenta=espera]')?.textContent)
  const rows = () => page.evaluate(() => document.querySelectorAll('[data-fila]').length)
  await expect.poll(count).toBe('1,000')
  await expect.poll(rows).toBe(500)
  await expect(page.getByText('y 500 personas más')).toBeVisible()
  const list = page.locator('ol')
  // It fills its column and scrolls there.
  expect(await list.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(800)

  // People beyond the end of the list are found by name, by number and by code.
  const search = page.getByLabel('Buscar en la lista')
  await search.fill('Cliente 987')
  await expect.poll(rows).toBe(1)
  await search.fill('1000')
  await expect.poll(rows).toBe(1)
  await search.press('Escape')
  await expect.poll(rows).toBe(500)

  await page.locator('button', { hasText: 'Llamar siguiente' }).click()
  // The call shows at once; the list the server pushes afterwards is complete again.
  await expect.poll(async () => [await count(), await rows()]).toEqual(['999', 500])
  // The end of the list is reachable, whatever its length.
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list.locator('li').last()).toBeInViewport()
})
