import { expect, test, watchErrors } from '#tests/helpers/browser.ts'

const ARRIVAL_MS = 3500

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the demo runs by itself, without the server, at ${viewport.width} px`, async ({ page }) => {
    const errors = watchErrors(page)
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
    })
    await page.setViewportSize(viewport)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/')
    await page.getByRole('link', { name: 'Ver demo' }).click()
    await page.waitForURL('**/demo')

    const phone = page.getByRole('region', { name: 'El teléfono de tu cliente' })
    const panel = page.getByRole('region', { name: 'Tu panel' })
    const monitor = page.getByRole('region', { name: 'El monitor de la sala' })
    const waiting = panel.getByRole('heading', { name: /Lista de espera/ })
    await expect(waiting).toHaveText(/3$/)
    // In steps, because the page decides when its timer starts.
    await expect
      .poll(async () => {
        await page.clock.runFor(ARRIVAL_MS / 10)
        return waiting.textContent()
      })
      .toMatch(/4$/)

    await page.getByRole('button', { name: 'Pausar llegadas' }).click()
    await page.clock.runFor(5 * ARRIVAL_MS)
    await expect(waiting).toHaveText(/4$/)

    await phone.getByRole('button', { name: 'Obtener Turno' }).click()
    await expect(phone.getByText('Turno en espera')).toBeVisible()
    await expect(phone.getByText('turnos por llamar')).toBeVisible()
    await expect(waiting).toHaveText(/5$/)

    const call = panel.getByRole('button', { name: 'Llamar siguiente' })
    await call.click()
    await expect(monitor.getByText('Prioritaria').locator('..').getByText('En Atención')).toBeVisible()
    for (let n = 0; n < 4; n++) await call.click()
    await expect(phone.getByText('¡Es tu turno!')).toBeVisible()
    await expect(phone.getByText('Pasa al puesto 1')).toBeVisible()
    await expect(monitor.getByText('Tú')).toBeVisible()
    await panel.getByRole('button', { name: 'Deshacer la llamada de Tú' }).click()
    await expect(phone.getByText('Turno en espera')).toBeVisible()
    await call.click()
    await panel.getByRole('button', { name: 'Finalizar turno' }).click()
    await expect(phone.getByText('Turno completado')).toBeVisible()
    await expect(monitor.getByText('Esperando próximo turno...')).toHaveCount(2)
    await phone.getByRole('button', { name: 'Solicitar nuevo turno' }).click()
    await phone.getByRole('button', { name: 'Obtener Turno' }).click()
    await phone.getByRole('button', { name: 'Cancelar turno' }).click()
    await expect(panel.getByText('No hay clientes en la cola')).toBeVisible()

    expect(calls).toEqual([])
    expect(errors).toEqual([])
  })
}
