import { expect, type Locator, type Page } from '@playwright/test'

/** These end the session, leave the page or open another program. */
const NOT_PRESSED = /cerrar sesión|imprimir|descargar|copiar|whatsapp|cambiar a tema|tema (claro|oscuro)/i
const PAGE = 'header, main'
const CLICK_MS = 10_000
const OPENED = '[popover]:popover-open, dialog[open]'
const PRESSABLE = 'button:visible:enabled, [role=menuitem]:visible, [role=tab]:visible'

/** Returns the names of all buttons that can be pressed now; for the same button beside several people, only one. */
async function names(page: Page, within: string, people: RegExp): Promise<string[]> {
  const found = await page
    .locator(within)
    .locator(PRESSABLE)
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? (one.textContent ?? '').replace(/\s+/g, ' ').trim()),
    )
  const kinds = new Map(found.map((name) => [name.replaceAll(people, '').replaceAll(/\d+/g, ''), name]))
  return [...kinds.values()].filter((name) => name !== '' && !NOT_PRESSED.test(name))
}

const pressed = (page: Page, within: string, name: string) =>
  page
    .locator(within)
    .locator(PRESSABLE)
    .and(page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })))
    .or(page.locator(within).getByRole('button', { name, exact: true }))
    .or(page.locator(within).getByRole('tab', { name, exact: true }))
    .first()

/** An earlier press may remove the button, even at the moment of the click. */
async function clickIfThere(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false
  if (!(await button.isEnabled({ timeout: CLICK_MS }).catch(() => false))) return false
  try {
    await button.click({ timeout: CLICK_MS })
    return true
  } catch (error) {
    if (await button.isVisible()) throw error
    return false
  }
}

export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
}

interface Walk {
  path: string
  /** Matches what differs between two buttons of one kind. */
  people: RegExp
  /** Called before each press, so that a failure can name it. */
  doing: (what: string) => void
}

/** Opens a page and presses everything on it, and everything in each menu and dialog that opens. */
export async function pressEverything(page: Page, { path, people, doing }: Walk): Promise<void> {
  const press = async (name: string): Promise<boolean> => {
    if (new URL(page.url()).pathname !== path) {
      await page.goto(path)
      await settled(page)
    }
    return clickIfThere(pressed(page, PAGE, name))
  }
  doing(path)
  await page.goto(path)
  await settled(page)
  for (const name of await names(page, PAGE, people)) {
    doing(`${path}, ${name}`)
    if (!(await press(name))) continue
    for (const inner of await names(page, OPENED, people)) {
      doing(`${path}, ${name}, ${inner}`)
      if ((await page.locator(OPENED).count()) === 0 && !(await press(name))) break
      await clickIfThere(pressed(page, OPENED, inner))
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Escape')
  }
}
