import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { render } from './render.tsx'

const chosen = vi.fn()

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu label="Más">
        <button type="button" {...menuItem} onClick={() => chosen('subir')}>
          Subir
        </button>
        <button type="button" {...menuItem} disabled>
          Bajar
        </button>
        <button type="button" {...menuItem} onClick={() => setOpen(true)}>
          Renombrar
        </button>
        <button type="button" {...menuItem} onClick={() => chosen('quitar')}>
          Quitar
        </button>
      </Menu>
      <a href="#ayuda">Ayuda</a>
      <p id="fuera">Fuera</p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Nuevo nombre">
        <input aria-label="Nombre" />
      </Dialog>
    </>
  )
}

const button = page.getByRole('button', { name: 'Más' })
const menu = page.getByRole('menu')
const item = (name: string) => page.getByRole('menuitem', { name })

beforeEach(() => {
  chosen.mockClear()
  render(<Sample />)
})

test('arrows, Home and End move through the enabled choices and wrap around', async () => {
  // A click gives the focus to the page, and Tab starts from there.
  await page.getByText('Fuera').click()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('link', { name: 'Ayuda' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Subir')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Renombrar')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Quitar')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Subir')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Quitar')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Renombrar')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Subir')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{End}')
  await expect.element(item('Quitar')).toHaveFocus()
})

test('Escape closes it and returns the focus to the button; Tab closes it and moves on from the button', async () => {
  await button.click()
  await expect.element(item('Subir')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Subir')).toHaveFocus()
  await userEvent.tab()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Ayuda' })).toHaveFocus()
})

test('a choice, by mouse or by keyboard, runs once and closes the menu', async () => {
  await button.click()
  await item('Subir').click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(chosen.mock.calls).toEqual([['subir']])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Subir')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(chosen.mock.calls).toEqual([['subir'], ['subir']])
})

test('after a dialog opened by a choice closes, the focus is on the button again', async () => {
  await button.click()
  await item('Renombrar').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a press outside closes it, and so does another press on its button', async () => {
  await button.click()
  await expect.element(menu).toBeVisible()
  await page.getByText('Fuera').click()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await expect.element(menu).toBeVisible()
  await button.click()
  await expect.element(menu).not.toBeInTheDocument()
  expect(chosen).not.toHaveBeenCalled()
})

test('works by touch: opens, chooses, and closes on a touch outside or on its button', async () => {
  await commands.tap('[aria-haspopup=menu]')
  await expect.element(item('Subir')).toHaveFocus()
  await commands.tap('#fuera')
  await expect.element(menu).not.toBeInTheDocument()
  await commands.tap('[aria-haspopup=menu]')
  await expect.element(item('Subir')).toHaveFocus()
  await commands.tap('[aria-haspopup=menu]')
  await expect.element(menu).not.toBeInTheDocument()
  await commands.tap('[aria-haspopup=menu]')
  await commands.tap('[role=menuitem]:first-child')
  await expect.element(menu).not.toBeInTheDocument()
  expect(chosen).toHaveBeenCalledTimes(1)
})
