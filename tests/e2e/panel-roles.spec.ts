import { endpoints } from '#contract/endpoints.ts'
import type { Rol } from '#contract/permiso.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { Client } from '#harness/client.ts'
import { CONTRASENA, type ConEmpresa, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors, watchForbidden } from '#tests/helpers/browser.ts'
import { conPuestos } from '#tests/helpers/desks.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { pressEverything, settled } from '#tests/helpers/pressing.ts'

// Repeated here on purpose: the views in a role's menu must be a deliberate choice.
const VIEWS = [
  ['', 'Cola', 'personas'],
  ['/sala', 'Sala', 'estadisticas'],
  ['/actividad', 'Actividad', null],
  ['/estadisticas', 'Estadísticas', 'estadisticas'],
  ['/administrar-cola', 'Administración de Cola', 'configurar'],
  ['/horario', 'Horario', 'configurar'],
  ['/equipo', 'Equipo', 'equipo'],
  ['/configuracion', 'Configuración', 'configurar'],
] as const

async function joined(
  duena: ConEmpresa,
  url: string,
  rol: Exclude<Rol, 'propietario'>,
  colas: string[] | null,
) {
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

/** A company at work: two queues with people, two desks, and one turno at a desk named only in a call. */
async function clinica(client: Client) {
  const duena = await conColas(client, 'Ajena', 'Suya')
  const [ajena = '', suya = ''] = duena.colas
  await conPuestos(
    duena,
    { nombre: 'Ventanilla 1', colas: [suya] },
    { nombre: 'Ventanilla 2', colas: [ajena] },
  )
  for (const colaId of duena.colas) {
    for (const nombre of ['Luis', 'Rosa', 'Eva', 'Iris'])
      await pedirTurno(client, duena.empresaId, colaId, nombre)
    await client.call(endpoints.siguiente, {
      params: { empresaId: duena.empresaId, colaId },
      body: { puesto: colaId === suya ? '7' : '8' },
    })
  }
  return { duena, ajena, suya }
}

for (const rol of ['administrador', 'agente', 'lector'] as const) {
  test(`the menu of a ${rol} shows what the table allows, and no other view opens`, async ({
    browser,
    client,
    server,
  }) => {
    const { duena, suya } = await clinica(client)
    const concesion = concesionDeRol(rol, [suya])
    const persona = await joined(duena, server.url, rol, rol === 'agente' ? [suya] : null)
    const page = await openPanel(browser, server, persona, 'actividad')
    const refused = watchForbidden(page)
    const errors = watchErrors(page)
    await settled(page)
    const allowed = VIEWS.filter(([, , permiso]) => permiso === null || puede(concesion, permiso))
    await expect(page.getByRole('navigation', { name: 'Vistas del panel' }).getByRole('link')).toHaveText(
      // How many wait follows the word.
      allowed.map(([, label]) => new RegExp(`^${label}\\d*$`)),
    )
    for (const [path, label, permiso] of VIEWS) {
      await page.goto(`/dashboard/${duena.empresaId}${path}`)
      await settled(page)
      const locked = page.getByText('Esta parte no es de tu rol', { exact: true })
      if (permiso === null || puede(concesion, permiso)) await expect(locked, label).toHaveCount(0)
      else await expect(locked, label).toBeVisible()
    }
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
    expect(errors).toEqual([])
    await page.context().close()
  })
}

for (const rol of ['agente', 'lector'] as const) {
  test(`a ${rol} can press everything that is shown without a refusal`, async ({
    browser,
    client,
    server,
  }) => {
    test.slow()
    const { duena, ajena, suya } = await clinica(client)
    const { empresaId } = duena
    const persona = await joined(duena, server.url, rol, rol === 'agente' ? [suya] : null)
    const page = await openPanel(browser, server, persona, '', { reducedMotion: 'reduce', puesto: '' })
    let doing = ''
    const wrong: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403)
        wrong.push(`${doing}: ${response.request().method()} ${new URL(response.url()).pathname}`)
    })
    page.on('pageerror', (error) => wrong.push(`${doing}: ${error}`))
    await settled(page)
    if (rol === 'agente') await expect(page.getByText('Ajena')).toHaveCount(0)
    const mine = rol === 'lector' ? ['', '/sala', '/estadisticas', '/actividad'] : ['', '/actividad']
    const paths = [
      ...mine.map((path) => `/dashboard/${empresaId}${path}`),
      `/dashboard/${empresaId}/compartir`,
      `/admin/${empresaId}/${rol === 'lector' ? ajena : suya}`,
      '/home',
    ]
    for (const path of paths) {
      await pressEverything(page, {
        path,
        people: /Luis|Rosa|Eva|Iris|Ventanilla/g,
        doing: (what) => {
          doing = what
        },
      })
    }
    await page.waitForLoadState('networkidle')
    expect(wrong).toEqual([])
    await page.context().close()
  })
}

test("an agent's administrative view requests only her queues, whichever reply comes first", async ({
  browser,
  client,
  server,
}) => {
  const { duena, suya } = await clinica(client)
  const persona = await joined(duena, server.url, 'agente', [suya])
  const page = await openPanel(browser, server, persona, 'actividad')
  await settled(page)
  await page.waitForLoadState('networkidle')
  const refused = watchForbidden(page)
  const shown = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/publico'))
  await page.route(`**/api/usuarios/**/proyectos/${duena.empresaId}`, async (route) => {
    await shown
    await route.continue()
  })
  await page.goto(`/admin/${duena.empresaId}/${suya}`)
  await expect(page.getByRole('region', { name: 'Suya' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  await page.context().close()
})
