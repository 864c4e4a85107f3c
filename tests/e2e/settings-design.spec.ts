import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { CONTRASENA, type ConEmpresa, conColas, conEmpresa, pedirTurno } from '#harness/stories.ts'
import { showTheme } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { CALM, click, expectOnce, pressTwice } from '#tests/helpers/lost-response.ts'
import { measure, STAFF } from '#tests/helpers/measure.ts'
import { openPanel } from '#tests/helpers/panel.ts'

const SIZES = [
  { width: 1280, height: 800, touch: false },
  { width: 768, height: 1024, touch: true },
  { width: 360, height: 740, touch: true },
] as const

/** A checkbox and a switch are as high as their whole label, which is the target. A colour shows its own. */
const WITHIN_LABEL = /^(16x16|20x20|36x20) ""$/

/** Cut on purpose: a link in its field, a description in its row, and the user's address in the sidebar. */
const CUT_ON_PURPOSE = /^(http:\/\/|Consultas y trámites)|@ejemplo\.com$/

async function findingsOf(page: Page, where: string, target: number): Promise<string[]> {
  const { small, cut, ...rest } = await measure(page, { sizes: STAFF, target })
  const found = {
    ...rest,
    small: small.filter((text) => !WITHIN_LABEL.test(text)),
    cut: cut.filter((text) => !CUT_ON_PURPOSE.test(text)),
  }
  return Object.entries(found).flatMap(([kind, texts]) => texts.map((text) => `${where} ${kind}: ${text}`))
}

/** A company in use: queues with people, and desks. */
async function clinica(client: Client): Promise<ConEmpresa & { colas: string[] }> {
  const duena = await conColas(
    client,
    'Recepción y citas',
    'Medicina general',
    'Laboratorio',
    'Atención preferente',
  )
  const { empresaId, colas } = duena
  const params = { empresaId }
  await client.call(endpoints.guardarPuestos, {
    params,
    body: {
      puestos: ['Ventanilla 2', 'Caja 1', 'Consultorio 1'].map((nombre, i) => ({
        id: crypto.randomUUID(),
        nombre,
        colas: i === 1 ? [colas[0] ?? '', colas[3] ?? ''] : null,
        plazas: i === 0 ? 2 : null,
      })),
    },
  })
  for (const nombre of ['Luis', 'Rosa']) await pedirTurno(client, empresaId, colas[1] ?? '', nombre)
  return duena
}

const PAGES = [
  '',
  '/general',
  '/contacto',
  '/personalizacion',
  '/puestos',
  '/pantallas',
  '/avisos',
  '/plan',
  '/peligro',
]

for (const { touch, ...viewport } of SIZES) {
  test(`settings, queues and account are as designed at ${viewport.width}`, async ({
    browser,
    client,
    server,
  }) => {
    const duena = await clinica(client)
    const page = await openPanel(browser, server, duena, 'administrar-cola', {
      ...CALM,
      viewport,
      hasTouch: touch,
    })
    const panel = `/dashboard/${duena.empresaId}`
    const found: string[] = []
    for (const path of [
      `${panel}/administrar-cola`,
      ...PAGES.map((pagina) => `${panel}/configuracion${pagina}`),
      `${panel}/compartir`,
      ...['', '/perfil', '/contrasena', '/sesiones', '/datos'].map((pagina) => `/cuenta${pagina}`),
      '/crearproyecto',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme)
        found.push(...(await findingsOf(page, `${path.replace(panel, '')} ${theme}`, touch ? 44 : 20)))
      }
    }
    expect(found).toEqual([])
    await page.context().close()
  })

  test(`the pages to enter are as designed at ${viewport.width}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      hasTouch: touch,
      locale: 'es-MX',
    })
    const page = await context.newPage()
    const found: string[] = []
    for (const path of [
      '/login',
      '/registro?plan=starter',
      '/recuperar',
      '/restablecer',
      '/verificar-correo',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme)
        found.push(...(await findingsOf(page, `${path} ${theme}`, touch ? 44 : 20)))
      }
    }
    expect(found).toEqual([])
    await context.close()
  })
}

test('the settings are saved three times in one visit, after an error, after a lost response and by another person', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conEmpresa(client)
  const { empresaId, correo } = duena
  const params = { correo, id: empresaId }
  await client.call(endpoints.cambiarEmpresa, { params, body: { email: 'hola@clinica.mx' } })
  const read = async () => (await client.call(endpoints.empresa, { params })).empresa
  const page = await openPanel(browser, server, duena, 'configuracion', CALM)
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  const saved = page.getByText('Cambios guardados correctamente')
  await expect(page.getByLabel('Titular o responsable')).toHaveValue('Ana Pérez')
  await expect(save).toBeHidden()
  for (const titular of ['Eva Ruiz', 'Luz Mora']) {
    await page.getByLabel('Titular o responsable').fill(titular)
    await save.click()
    await expect(saved).toBeVisible()
    await expect(save).toBeHidden()
    expect((await read()).titular).toBe(titular)
  }
  // Refused for a field of another page, which opens; the change of this page is kept and saved with it.
  await page.getByLabel('Titular o responsable').fill('Rosa Gil')
  await page.getByRole('link', { name: 'Contacto' }).click()
  await page.getByLabel('Correo de contacto').fill('')
  await page.getByRole('link', { name: /^General/ }).click()
  await expect(page).toHaveURL(/general$/)
  await save.click()
  await expect(page).toHaveURL(/contacto$/)
  await expect(page.getByLabel('Correo de contacto')).toBeFocused()
  expect((await read()).titular).toBe('Luz Mora')
  await page.getByLabel('Correo de contacto').fill('otra@clinica.mx')
  await expectOnce(page, 'cambiarEmpresa', click(page, 'Guardar cambios'))
  expect(await read()).toMatchObject({ titular: 'Rosa Gil', email: 'otra@clinica.mx' })

  // An administrator has the same pages without those of the owner, and sees what was saved.
  const { enlace } = await client.call(endpoints.invitar, {
    params: { empresaId },
    body: { nombre: 'Leo', rol: 'administrador' },
  })
  const other = new Client(server.url)
  const leo = await other.call(endpoints.aceptarInvitacion, {
    body: {
      token: enlace?.split('#token=')[1] ?? '',
      usuario: 'Leo',
      correo: `leo-${empresaId}@ejemplo.com`,
      contrasena: CONTRASENA,
    },
  })
  const second = await openPanel(
    browser,
    server,
    { client: other, correo: leo.correo, empresaId },
    'configuracion/plan',
    CALM,
  )
  await expect(second.getByLabel('Titular o responsable')).toHaveValue('Rosa Gil')
  await expect(second.getByRole('link', { name: 'Plan' })).toHaveCount(0)
  await second.getByLabel('Titular o responsable').fill('Leo Paz')
  await second.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(second.getByText('Cambios guardados correctamente')).toBeVisible()
  expect((await read()).titular).toBe('Leo Paz')
  await second.context().close()

  // Addresses of older versions.
  for (const [old, heading] of [
    ['#plan', 'Plan'],
    ['#puestos', 'Colas y puestos'],
    ['?pestana=personalizacion', 'Personalización'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/dashboard/${empresaId}/configuracion${old}`)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await page.context().close()
})

test('the first queue is created from an example, its card gets the focus, and three more follow', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conEmpresa(client)
  const page = await openPanel(browser, server, duena, 'administrar-cola', CALM)
  const names = async () =>
    (await client.call(endpoints.configuracion, { params: { empresaId: duena.empresaId } })).categorias.map(
      ({ nombre }) => nombre,
    )
  const name = page.getByLabel('Nombre', { exact: true })
  const create = page.getByRole('button', { name: 'Crear cola' })
  await expect(name).toBeFocused()
  await expect(create).toBeDisabled()
  await expect(page.getByLabel('Descripción')).toHaveCount(0)
  await page.getByRole('button', { name: 'Quejas y reclamos' }).click()
  await expect(page.getByLabel('Descripción')).toHaveValue('Escuchamos y resolvemos.')
  await expect(page.getByLabel('Tiempo estimado')).toHaveValue('10')
  await create.click()
  await expect(page.getByRole('link', { name: 'Compartir e imprimir QR' })).toBeFocused()
  await expect(page.getByText('Aún no hay colas')).toBeHidden()
  for (const nombre of ['Caja', 'Entregas']) {
    await name.fill(nombre)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Editar ${nombre}` })).toBeVisible()
    await expect(name).toHaveValue('')
  }
  // Refused, then corrected; then its reply is lost.
  await name.fill('Caja')
  await create.click()
  await expect(page.getByRole('alert')).toContainText('Ya hay una cola con este nombre')
  await name.fill('Farmacia')
  // The pushed list changes what is sent again, but not the queue's id.
  await pressTwice(page, 'guardarConfiguracion', click(page, 'Crear cola'))
  await expect(name).toBeFocused()
  expect(await names()).toEqual(['Quejas y reclamos', 'Caja', 'Entregas', 'Farmacia'])

  // Dragged with its handle to the first place.
  const handle = page.getByRole('button', { name: 'Mover Farmacia' })
  const top = await page.getByRole('button', { name: 'Mover Quejas y reclamos' }).boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move((top?.x ?? 0) + 4, (top?.y ?? 0) + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(names).toEqual(['Farmacia', 'Quejas y reclamos', 'Caja', 'Entregas'])
  await page.context().close()
})
