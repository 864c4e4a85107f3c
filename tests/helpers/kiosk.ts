import { expect, type Page } from '@playwright/test'

/** The tiles of the queues. */
export const servicios = (page: Page) => page.getByRole('group', { name: 'Tipo de atención' })

/** Waits until the kiosk asks its questions one by one: before, and without script, it is a form. */
export const stepped = (page: Page): Promise<void> => expect(page.locator('.kiosco')).toBeVisible()

/** Goes from the first page to the question for the name, with the preselected queue or another one. */
export async function toName(page: Page, cola?: string | RegExp): Promise<void> {
  await stepped(page)
  if (cola) await servicios(page).getByRole('button', { name: cola }).click()
  else await page.getByRole('button', { name: /^Continuar con/ }).click()
}
