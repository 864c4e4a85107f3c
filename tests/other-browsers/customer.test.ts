import { describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { otherBrowsers } from '#harness/environment.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { appForTest } from '#tests/helpers/fixtures.ts'
import { button, type Device, field } from './device.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const { firefox, webkitDriver, xvfb } = otherBrowsers

const BROWSERS: Record<string, (() => Promise<Device>) | undefined> = {
  Firefox: firefox ? () => openFirefox(firefox) : undefined,
  WebKitGTK: webkitDriver && xvfb ? () => openWebKit(webkitDriver, xvfb) : undefined,
}

const TAKE = button('Obtener Turno')
/** Matches once the script has hydrated the form the server rendered. */
const SCRIPTED = '//form[@novalidate]'

describe.each(Object.keys(BROWSERS))('customer pages in %s', (browser) => {
  async function start({ skip, task }: TestContext): Promise<{ app: TestApp; device: Device }> {
    const open = BROWSERS[browser]
    if (!open) {
      task.meta.cannotRun = `${browser} could not be installed`
      return skip(task.meta.cannotRun)
    }
    const app = await appForTest('sqlite')
    const device = await open()
    onTestFinished(() => device.close())
    return { app, device }
  }

  const sees = (device: Device, ...texts: string[]) =>
    expect
      // Words of one sentence may be in boxes of their own, which the browser separates by line breaks.
      .poll(async () => (await device.text()).replace(/\s+/g, ' '))
      .toSatisfy((text: string) => texts.every((part) => text.includes(part)))

  test('a customer takes a turno, cancels it, takes another one, follows it and is called', async (context) => {
    const { app, device } = await start(context)
    const client = app.client()
    const { empresaId, colas } = await conColas(client, 'General')
    const [colaId = ''] = colas
    const params = { empresaId, colaId }
    await pedirTurno(client, empresaId, colaId, 'Eva Ríos')
    const take = async () => {
      await device.find(SCRIPTED)
      await device.type(field('Tu nombre'), 'Luis Mora')
      await device.click(TAKE)
    }
    await device.goTo(`${app.url}/mi-turno/${empresaId}`)
    await take()
    await sees(device, 'Tu turno', '1 persona antes que tú')
    await device.click(button('Cancelar turno'))
    await device.click(button('Sí, cancelar'))
    await sees(device, 'Cancelaste tu turno. Ya no estás en la fila.')
    // The page does not wait for the reply.
    await expect.poll(async () => (await client.call(endpoints.cola, { params })).turnos.length).toBe(1)

    await take()
    await sees(device, '1 persona antes que tú')
    await device.reload()
    await sees(device, 'Luis Mora', '1 persona antes que tú')
    const siguiente = () => client.call(endpoints.siguiente, { params, body: { puesto: 'Consultorio 2' } })
    await siguiente()
    await sees(device, 'Eres el siguiente')
    await siguiente()
    await sees(device, '¡Es tu turno!', 'Consultorio 2')
  })

  test('the kiosk gives a turno to one person after the other', async (context) => {
    const { app, device } = await start(context)
    const client = app.client()
    const { empresaId, colas } = await conColas(client, 'General')
    const [colaId = ''] = colas
    await device.goTo(`${app.url}/entrada/${empresaId}/${colaId}`)
    for (const [index, nombre] of ['Luis Mora', 'Eva Ríos'].entries()) {
      await device.click(button('Continuar con General'))
      await device.type(field('Nombre completo'), nombre)
      await device.click(TAKE)
      await sees(device, `¡Turno generado para ${nombre} (#${index + 1})!`)
      await device.click(button('Listo'))
    }
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    expect(turnos.map(({ nombre }) => nombre)).toEqual(['Luis Mora', 'Eva Ríos'])
  })
})
