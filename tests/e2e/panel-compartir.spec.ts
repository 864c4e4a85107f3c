import { readFile } from 'node:fs/promises'
import { conColas } from '#harness/stories.ts'
import { expect, plainUrl, test, watchErrors } from '#tests/helpers/browser.ts'
import { DESKTOP, enterAs } from '#tests/helpers/panel.ts'

test('the link is copied and the code downloaded, also without a secure context', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const context = await browser.newContext({ baseURL: plainUrl(server), viewport: DESKTOP })
  await enterAs(context, {
    ...duena,
    client: Object.assign(server.client(), { url: plainUrl(server), cookie: client.cookie }),
  })
  const page = await context.newPage()
  const errors = watchErrors(page)
  await page.goto(`/dashboard/${duena.empresaId}`)
  await page.getByRole('link', { name: 'Compartir' }).click()
  const address = `${plainUrl(server)}/mi-turno/${duena.empresaId}`
  await expect(page.getByLabel('Enlace para tus clientes')).toHaveValue(address)
  await expect(page.getByText('una dirección que solo existe en este equipo')).toBeHidden()

  await page.evaluate(() =>
    document.addEventListener('copy', () =>
      document.body.setAttribute('data-copied', String(getSelection())),
    ),
  )
  await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Toma tu turno en Clínica Sol desde tu teléfono: ${address}`)}`,
  )
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-copied', address)

  const svg = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar SVG' }).click()
  const svgFile = await svg
  expect(svgFile.suggestedFilename()).toBe('qr-clinica-sol.svg')
  expect(await readFile(await svgFile.path(), 'utf8')).toContain('<svg xmlns')
  const png = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PNG' }).click()
  const pngBytes = await readFile(await (await png).path())
  expect(pngBytes.subarray(1, 4).toString()).toBe('PNG')
  expect(pngBytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1024)
  // On plain HTTP the browser logs that it ignores one of the headers.
  expect(errors).toEqual([])
  await context.close()
})

test('the poster prints on white, on one sheet of the chosen paper', async ({ page, context, client }) => {
  const duena = await conColas(client, 'Caja')
  await enterAs(context, duena)
  const alias = `clinica-${duena.empresaId.slice(-8)}`
  await page.goto(`/dashboard/${duena.empresaId}/compartir`)
  await page.getByLabel('Nombre en la dirección').fill(alias)
  await page.getByRole('button', { name: 'Elegir esta dirección' }).click()
  await expect(page.getByLabel('Nombre en la dirección')).toBeHidden()
  await page.goto(`/dashboard/${duena.empresaId}/cartel`)
  await expect(page.getByText(new RegExp(`^127\\.0\\.0\\.1:\\d+/t/${alias}$`))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Toma tu turno desde tu teléfono' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  const sheet = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
    return [Math.round(Number(width)), Math.round(Number(height))]
  }
  // The paper of the company's country is the default.
  expect(await sheet()).toEqual([612, 792])
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'A4' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await sheet()).toEqual([595, 842])
})
