import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#web/ui/dialog.tsx'
import { render } from './render.tsx'

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <input aria-label="Detrás" />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Mover a Ana"
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Guardar
          </button>
        }
      >
        <input aria-label="Lugar" autoFocus />
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Abrir' })
const dialog = page.getByRole('dialog', { name: 'Mover a Ana' })
const lugar = page.getByRole('textbox', { name: 'Lugar' })

beforeEach(() => void render(<Sample />))

const open = async () => {
  await opener.click()
  await expect.element(lugar).toHaveFocus()
}

test('Tab keeps the focus inside while it is open', async () => {
  await open()
  const visited = new Set<string>()
  for (let i = 0; i < 8; i++) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement !== document.body)
      visited.add(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
  }
  expect([...visited].sort()).toEqual(['Cerrar', 'Guardar', 'Lugar'])
})

test('Escape, the close button and an action close it, and the focus returns to its opener', async () => {
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.getByRole('button', { name: 'Guardar' }).click(),
  ]
  for (const close of ways) {
    await open()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})

test('reopening it shows an empty field with the focus', async () => {
  await open()
  await lugar.fill('3')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(lugar).toHaveValue('')
})

test('opened again at once after closing, it stays open', async () => {
  const abrir = opener.element() as HTMLButtonElement
  await open()
  const guardar = page.getByRole('button', { name: 'Guardar' }).element() as HTMLButtonElement
  const late = new Promise((done) => dialog.element().addEventListener('close', done, { once: true }))
  flushSync(() => guardar.click())
  // The browser reports the first closing later, when it is open again.
  flushSync(() => abrir.click())
  await late
  await expect.element(lugar).toHaveFocus()
  await expect.element(dialog).toBeVisible()
})

test('a press outside closes it; a drag from inside to outside does not', async () => {
  await open()
  const outside = { force: true, position: { x: 2, y: 2 } }
  await userEvent.dragAndDrop(lugar, page.elementLocator(document.documentElement), {
    force: true,
    targetPosition: outside.position,
  })
  await expect.element(dialog).toBeVisible()
  await userEvent.click(page.elementLocator(document.documentElement), outside)
  await expect.element(dialog).not.toBeInTheDocument()
})
