import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NuevaEmpresa } from '#contract/empresa.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { saveSesion } from '#web/lib/api/session.ts'
import { listOf } from '#web/lib/form/list.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { UnsavedGuard } from '#web/shared/unsaved-guard.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { render } from './render.tsx'

type Values = { nombre: string; puestos: readonly { id: number; nombre: string }[] }

const CAJAS: Values = {
  nombre: 'Clínica',
  puestos: [
    { id: 1, nombre: 'Caja 1' },
    { id: 2, nombre: 'Caja 2' },
  ],
}

const send = vi.fn<(values: Values) => Promise<void>>()
let added = 10

function Editor({ label = 'Nombre', keep = true }: { label?: string; keep?: boolean }) {
  const form = useForm({
    initial: CAJAS,
    body: NuevaEmpresa,
    sentences: { nombre: 'Escribe el nombre.' },
    errorsOf: (error) =>
      error instanceof ApiError
        ? Object.fromEntries(error.detalles.map(({ campo, mensaje }) => [campo, mensaje]))
        : {},
    send,
    keep,
  })
  const puestos = listOf(form, 'puestos')
  return (
    <Form form={form} aria-label={label}>
      <TextField label={label} {...form.field('nombre')} />
      {puestos.items.map(({ id, nombre }, i) => (
        <div key={id}>
          <TextField
            label={`Puesto ${i + 1}`}
            value={nombre}
            error={puestos.errorOf(i, 'nombre')}
            onChange={({ target }) => puestos.change(id, { nombre: target.value })}
          />
          <button type="button" onClick={() => puestos.move(id, -1)}>
            Subir {nombre}
          </button>
          <button type="button" onClick={() => puestos.remove(id)}>
            Quitar {nombre}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => puestos.add({ id: added++, nombre: 'Nuevo' })}>
        Agregar
      </button>
      <output>{form.pending ? 'Enviando' : form.dirty ? 'Sin guardar' : 'Guardado'}</output>
      <button type="submit">Guardar</button>
    </Form>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const state = page.getByRole('status')

beforeEach(() => void send.mockReset().mockResolvedValue())

test('a list is sent whole, with its items in the order shown', async () => {
  render(<Editor />)
  await button('Agregar').click()
  await field('Puesto 3').fill('Ventanilla')
  await button('Subir Ventanilla').click()
  await button('Quitar Caja 1').click()
  await button('Guardar').click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  expect(send.mock.calls[0]?.[0].puestos.map(({ nombre }) => nombre)).toEqual(['Ventanilla', 'Caja 2'])
})

test('a reverted edit is no change, in lists too', async () => {
  render(<Editor />)
  await expect.element(state).toHaveTextContent('Guardado')
  await field('Nombre').fill('Clínica Sol')
  await expect.element(state).toHaveTextContent('Sin guardar')
  await field('Nombre').fill('Clínica')
  await expect.element(state).toHaveTextContent('Guardado')
  await button('Subir Caja 2').click()
  await expect.element(state).toHaveTextContent('Sin guardar')
  await button('Subir Caja 1').click()
  await expect.element(state).toHaveTextContent('Guardado')
  await button('Quitar Caja 2').click()
  await expect.element(state).toHaveTextContent('Sin guardar')
})

test('text typed while sending stays and counts as unsaved', async () => {
  const answer = Promise.withResolvers<void>()
  send.mockReturnValue(answer.promise)
  render(<Editor />)
  await field('Nombre').fill('Clínica Sol')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await field('Nombre').fill('Clínica Sol y Mar')
  await expect.element(state).toHaveTextContent('Enviando')
  answer.resolve()
  await expect.element(state).toHaveTextContent('Sin guardar')
  await expect.element(field('Nombre')).toHaveValue('Clínica Sol y Mar')
})

test('pressing twice before the reply sends once', async () => {
  const answer = Promise.withResolvers<void>()
  send.mockReturnValue(answer.promise)
  render(<Editor />)
  await button('Guardar').dblClick()
  answer.resolve()
  await answer.promise
  expect(send).toHaveBeenCalledTimes(1)
  await button('Guardar').click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
})

test('a value that the contract rejects is not sent: its field shows the error and gets the focus', async () => {
  render(<Editor />)
  await field('Nombre').fill('  ')
  await button('Guardar').click()
  await expect.element(field('Nombre')).toHaveFocus()
  await expect.element(field('Nombre')).toHaveAccessibleDescription('Escribe el nombre.')
  expect(send).not.toHaveBeenCalled()
})

test('a value that the server rejects shows an error at its field until it is edited', async () => {
  const detalles = [{ campo: 'puestos.1.nombre', mensaje: 'Ese nombre ya está.' }]
  send.mockRejectedValueOnce(new ApiError(422, 'datos_invalidos', 'Revisa los datos.', detalles))
  render(<Editor />)
  await field('Nombre').fill('Clínica Sol')
  await button('Guardar').click()
  await expect.element(field('Puesto 2')).toHaveFocus()
  await expect.element(field('Puesto 2')).toHaveAccessibleDescription('Ese nombre ya está.')
  await expect.element(field('Puesto 1')).not.toBeInvalid()
  await expect.element(field('Nombre')).toHaveValue('Clínica Sol')
  await field('Nombre').fill('Clínica Mar')
  await expect.element(field('Nombre')).toHaveValue('Clínica Mar')
  await expect.element(field('Puesto 2')).toHaveAccessibleDescription('Ese nombre ya está.')
  await field('Puesto 2').fill('Caja 3')
  await expect.element(field('Puesto 2')).not.toBeInvalid()
})

function renderScreens(keep = true) {
  saveSesion({ correo: 'ana@sol.mx', fecha: '2026-03-01T15:00:00.000Z' })
  const editor = (
    <>
      <Editor keep={keep} />
      <Editor label="Otro nombre" keep={keep} />
      <Link to="/otra">Otra</Link>
    </>
  )
  // As in the app, the guard stays on the screen after leaving the editor.
  const frame = (
    <>
      <Outlet />
      <UnsavedGuard />
    </>
  )
  const children = [
    { path: '/', element: editor },
    { path: '/otra', element: <h1>Otra pantalla</h1> },
  ]
  const router = createMemoryRouter([{ element: frame, children }])
  render(<RouterProvider router={router} />)
}

const link = page.getByRole('link', { name: 'Otra' })
const other = page.getByRole('heading', { name: 'Otra pantalla' })
const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const closesUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving asks while any form has edits: staying keeps them, leaving discards them', async () => {
  renderScreens()
  await field('Nombre').fill('Clínica Sol')
  await field('Otro nombre').fill('Clínica Mar')
  await page
    .getByRole('form', { name: 'Nombre', exact: true })
    .getByRole('button', { name: 'Guardar' })
    .click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await link.click()
  await expect.element(question).toBeVisible()
  await button('Seguir editando').click()
  await expect.element(field('Otro nombre')).toHaveValue('Clínica Mar')
  expect(closesUnasked()).toBe(false)
  await link.click()
  await button('Salir sin guardar').click()
  await expect.element(other).toBeVisible()
  expect(closesUnasked()).toBe(true)
})

test('leaving does not ask after a save', async () => {
  renderScreens()
  await field('Nombre').fill('Clínica Sol')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Nombre')).toHaveValue('Clínica')
  await link.click()
  await expect.element(other).toBeVisible()
})

test('leaving does not ask about a form without `keep`', async () => {
  renderScreens(false)
  await field('Nombre').fill('Clínica Sol')
  expect(closesUnasked()).toBe(true)
  await link.click()
  await expect.element(other).toBeVisible()
})
