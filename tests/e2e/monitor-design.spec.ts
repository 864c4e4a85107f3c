import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conEmpresa, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { measure } from '#tests/helpers/measure.ts'
import { expectAccessible, expectNoScroll } from '#tests/helpers/windows.ts'

const WALLS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
]
const DESKS = ['Consultorio', 'Caja', 'Ventanilla', 'Sala']

/** A company with this many queues, all but the fourth with a customer in service. */
async function room(client: Client, count: number) {
  const { empresaId, correo } = await conEmpresa(client, 'Hospital del Valle')
  await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'enterprise' } })
  const categorias = Array.from({ length: count }, (_, i) => ({
    id: randomUUID(),
    nombre: i === 1 ? 'Urgencias menores' : `Atención general ${i + 1}`,
    prefijo: 'ABCDEFGHIJKL'[i] ?? '',
    prioridad: i === 1,
  }))
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  for (const [i, { id: colaId }] of categorias.entries()) {
    if (i === 3) continue
    await pedirTurno(client, empresaId, colaId, 'María José García')
    await pedirTurno(client, empresaId, colaId, 'Luis Mora')
    const body = { puesto: `${DESKS[i % DESKS.length]} ${i + 1}` }
    await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body })
  }
  return { empresaId, colas: categorias.map(({ id }) => id) }
}

const findings = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = []
    const cut: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!own || element.offsetWidth <= 1) continue
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 16) small.push(element.className)
    }
    for (const box of document.querySelectorAll('.carta, .carta-actual, .ultimo')) {
      const wide = box.scrollWidth > box.clientWidth + 1
      if (wide || box.scrollHeight > box.clientHeight + 1) cut.push(box.textContent ?? '')
    }
    return { small, cut }
  })

for (const count of [1, 6, 12]) {
  test(`${count} queues on three walls: all text of at least 16 px, nothing cut, in both themes`, async ({
    page,
    client,
  }) => {
    const { empresaId, colas } = await room(client, count)
    for (const viewport of WALLS) {
      await page.setViewportSize(viewport)
      await page.goto(`/monitor/${empresaId}/${colas[0]}`)
      await expect(page.locator('.carta')).toHaveCount(count)
      await expect(page.getByText('En Atención')).toHaveCount(count === 1 ? 1 : count - 1)
      if (count > 1) await expect(page.getByText('Esperando próximo turno...')).toBeVisible()
      for (const _ of ['dark', 'light']) {
        await expect.poll(() => findings(page)).toEqual({ small: [], cut: [] })
        const { contrast, outside, wrapped } = await measure(page)
        expect({ contrast, outside, wrapped }).toEqual({ contrast: [], outside: [], wrapped: [] })
        await expectNoScroll(page)
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).click()
      }
      // The card of the last call and its line look alike.
      const line = page.locator('.ultimo').first()
      const background = (e: Element) => getComputedStyle(e).backgroundColor
      if (count > 1) {
        expect(await page.locator('.carta.ultima').evaluate(background)).toBe(await line.evaluate(background))
      }
    }
  })
}

test('three calls cover the cards one after the other, with the desk on a band; announcements and the lost network have theirs', async ({
  page,
  client,
  context,
}) => {
  const { empresaId, colas } = await room(client, 6)
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`/monitor/${empresaId}/${colas[0]}`)
  await expect(page.locator('.carta')).toHaveCount(6)
  const call = page.locator('.llamada')
  for (const [colaId, puesto] of [
    [colas[0], 'Consultorio 1'],
    [colas[1], 'Caja 2'],
    [colas[0], 'Consultorio 1'],
  ] as const) {
    const params = { empresaId, colaId: colaId ?? '' }
    await pedirTurno(client, empresaId, colaId ?? '', 'Sofía Romero')
    const { turno } = await client.call(endpoints.siguiente, { params, body: { puesto } })
    await expect(call.locator('.llamada-numero')).toHaveText(turno?.etiqueta ?? '')
    await expect(call.locator('.llamada-donde')).toHaveText(puesto)
    await expect(page.locator('.ultimo').first()).toContainText(turno?.etiqueta ?? '')
  }
  await expect(call).toBeHidden({ timeout: 15_000 })
  await client.call(endpoints.anunciar, {
    params: { empresaId },
    body: { texto: 'El doctor llega tarde', minutos: 60 },
  })
  const band = page.locator('.franja')
  await expect(band).toHaveText('El doctor llega tarde')
  expect(await findings(page)).toEqual({ small: [], cut: [] })
  await context.setOffline(true)
  await expect(band).toHaveText('Sin conexión. Escucha tu llamado en la sala.')
  await expect(page.getByText('En Atención')).toHaveCount(0)
  await expect(page.locator('.carta-estado').first()).toHaveText(/^A las? \d/)
  await expectNoScroll(page)
  await context.setOffline(false)
  await expect(band).toHaveText('El doctor llega tarde')
  await expect(page.getByText('En Atención')).toHaveCount(5)
})

test('a television that waits for its code shows no empty pill; icons appear when the pointer moves', async ({
  page,
  client,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/tv')
  await expect(page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/)).toBeVisible()
  await expect(page.locator('.barra-aviso')).toBeHidden()
  expect((await findings(page)).small).toEqual([])
  const { empresaId, colas } = await room(client, 1)
  await page.goto(`/monitor/${empresaId}/${colas[0]}`)
  const theme = page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' })
  await expect(theme).toHaveCSS('opacity', '0')
  await expect(page.getByRole('button', { name: 'Toca para activar el sonido' })).toHaveCSS('opacity', '1')
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 200)
  await expect(theme).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'Toca para activar el sonido' }).click()
  await expect(page.getByText('Toca para activar el sonido')).toBeHidden()
})
