import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { CONTRASENA, type ConEmpresa, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openPanel } from '#tests/helpers/panel.ts'

/** They end the session, leave the page or open another program. */
const NOT_CLICKED = /cerrar sesión|imprimir|descargar|copiar|whatsapp/i

async function joined(duena: ConEmpresa, url: string, rol: 'agente' | 'lector', colas: string[] | null) {
  const { empresaId } = duena
  const { enlace } = await duena.client.call(endpoints.invitar, {
    params: { empresaId },
    body: { nombre: rol, rol, colas },
  })
  const client = new Client(url)
  const { correo } = await client.call(endpoints.aceptarInvitacion, {
    body: {
      token: enlace?.split('#token=')[1] ?? '',
      usuario: rol,
      correo: `${rol}-${empresaId}@ejemplo.com`,
      contrasena: CONTRASENA,
    },
  })
  return { client, correo, empresaId }
}

const BOTH = 'header, main'
const OPENED = '[popover]:popover-open, dialog[open]'
/** What differs between the menus of two persons. */
const PERSON = /Luis|Rosa|Eva|Ana|\d+/g

/** The names of all that can be pressed now; of the same button beside several people, one. */
async function pressable(page: Page, within: string): Promise<string[]> {
  const found = page.locator(within).locator('button:visible:enabled, [role=menuitem]:visible')
  const names = await found.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  )
  const kinds = new Map(names.map((name) => [name.replaceAll(PERSON, ''), name]))
  return [...kinds.values()].filter((name) => name !== '' && !NOT_CLICKED.test(name))
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
}

for (const rol of ['agente', 'lector'] as const) {
  test(`a ${rol} sees no action that the server refuses to her`, async ({ browser, client, server }) => {
    test.slow()
    const duena = await conColas(client, 'Ajena', 'Suya')
    const { empresaId, colas } = duena
    const [ajena = '', suya = ''] = colas
    for (const colaId of colas) {
      for (const nombre of ['Luis', 'Rosa', 'Eva', 'Ana']) await pedirTurno(client, empresaId, colaId, nombre)
      await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '7' } })
    }
    const persona = await joined(duena, server.url, rol, rol === 'agente' ? [suya] : null)
    const page = await openPanel(browser, server, persona)
    const refused: string[] = []
    let doing = ''
    page.on('response', (response) => {
      if (response.status() === 403)
        refused.push(`${doing}: ${response.request().method()} ${response.url()}`)
    })
    await settled(page)
    const menu = page.getByRole('navigation', { name: 'Vistas del panel' })
    await expect(menu.getByRole('link')).toHaveText(
      rol === 'agente' ? ['Cola', 'Actividad'] : ['Cola', 'Estadísticas', 'Actividad'],
    )
    if (rol === 'agente') await expect(page.getByText('Ajena')).toHaveCount(0)

    const paths = [
      `/dashboard/${empresaId}`,
      ...(rol === 'lector' ? [`/dashboard/${empresaId}/estadisticas`] : []),
      `/dashboard/${empresaId}/actividad`,
      `/dashboard/${empresaId}/compartir`,
      `/admin/${empresaId}/${ajena}`,
      '/home',
    ]
    for (const path of paths) {
      doing = path
      await page.goto(path)
      await settled(page)
      for (const name of await pressable(page, BOTH)) {
        const press = async () => {
          if (new URL(page.url()).pathname !== path) await page.goto(path)
          const button = page.locator(BOTH).getByRole('button', { name, exact: true }).first()
          // What was done before may have taken it away.
          if (!(await button.isVisible()) || !(await button.isEnabled())) return false
          await button.click()
          return true
        }
        doing = `${path}, ${name}`
        if (!(await press())) continue
        for (const inner of await pressable(page, OPENED)) {
          doing = `${path}, ${name}, ${inner}`
          const opened = page.locator(OPENED)
          if ((await opened.count()) === 0 && !(await press())) break
          const item = opened.getByRole('menuitem', { name: inner, exact: true })
          await item
            .or(opened.getByRole('button', { name: inner, exact: true }))
            .first()
            .click()
          await page.keyboard.press('Escape')
        }
        await page.keyboard.press('Escape')
      }
    }
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })
}
