import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { fromWhatsapp, startProvider } from '#harness/providers.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { listaEspera, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible } from '#tests/helpers/windows.ts'

test('what a customer writes is on their row, and the staff answers with a sentence or asks them to come closer', async ({
  browser,
  serverWith,
}) => {
  const whatsapp = await startProvider('whatsapp')
  const server = await serverWith({
    PRIVATE_DESTINATIONS: 'on',
    DEFAULT_PLAN: 'enterprise',
    WHATSAPP_URL: whatsapp.url,
  })
  const client = new Client(server.url)
  const duena = await conColas(client, 'General')
  const { empresaId, colas } = duena
  const params = { empresaId }
  const numero = '+5215512345678'
  await client.call(endpoints.guardarAjustesAvisos, {
    params,
    body: {
      whatsapp: { numero: '+5215500000000', numeroId: '1055', token: 'token', secreto: 'secreto' },
      paises: ['+52'],
    },
  })
  let sent = 0
  const write = (text: string) =>
    client.send(
      `/api/entrada/${empresaId}/whatsapp`,
      fromWhatsapp('secreto', {
        messages: [{ from: numero.slice(1), id: `m${++sent}`, type: 'text', text: { body: text } }],
      }),
    )
  const ana = await pedirTurno(client, empresaId, colas[0] ?? '', 'Ana')
  const { ofrece } = await client.call(endpoints.pedirAviso, {
    params: { turnoId: ana.id },
    body: {
      codigo: ana.codigo,
      canal: 'whatsapp',
      cuando: { personas: null, minutos: null, llamado: true },
      consentimiento: CONSENTIMIENTOS.es,
    },
  })
  await write(new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
  await whatsapp.next(numero)

  const panel = await openPanel(browser, server, duena, 'configuracion/avisos')
  await panel.getByLabel('Respuestas listas').fill('Sí, puedes venir con alguien.\n\nHoy vamos con demora.')
  await panel.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect
    .poll(async () => (await client.call(endpoints.frases, { params })).frases)
    .toEqual(['Sí, puedes venir con alguien.', 'Hoy vamos con demora.'])

  await panel.goto(`/dashboard/${empresaId}`)
  const row = listaEspera(panel).getByRole('listitem').filter({ hasText: 'Ana' })
  await expect(row).toBeVisible()
  await write('¿Puedo ir con mi hijo?')
  await whatsapp.next(numero)
  await expect(row.getByText('¿Puedo ir con mi hijo?', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Acciones del turno/ }).click()
  await panel.getByRole('menuitem', { name: 'Contestar…' }).click()
  const dialog = panel.getByRole('dialog', { name: 'Contestar a Ana' })
  await expect(dialog.getByText('¿Puedo ir con mi hijo?')).toBeVisible()
  await expectAccessible(panel)
  await dialog.getByRole('button', { name: 'Sí, puedes venir con alguien.' }).click()
  expect((await whatsapp.next(numero)).texto).toContain('Sí, puedes venir con alguien.')
  await expect(dialog).toBeHidden()
  await expect(row.getByText('¿Puedo ir con mi hijo?', { exact: true })).toBeHidden()

  await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis')
  await panel.reload()
  const second = listaEspera(panel).getByRole('listitem').filter({ hasText: 'Luis' })
  await second.getByRole('button', { name: /^Acciones del turno/ }).click()
  await panel.getByRole('menuitem', { name: 'Avisar que se acerque' }).click()
  await expect(panel.getByText('Esta persona no pidió avisos, o todavía no los confirmó.')).toBeVisible()
  await panel.context().close()
  await whatsapp.stop()
})

test('an agent announces to her own queues from the menu of the queue', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Suya', 'Otra suya', 'Ajena')
  const { empresaId } = duena
  const [suya = '', otra = ''] = duena.colas
  const { enlace } = await client.call(endpoints.invitar, {
    params: { empresaId },
    body: { nombre: 'Rosa', rol: 'agente', colas: [suya, otra] },
  })
  const suyo = new Client(server.url)
  const { correo } = await suyo.call(endpoints.aceptarInvitacion, {
    body: {
      token: enlace?.split('#token=')[1] ?? '',
      usuario: 'Rosa',
      correo: `rosa-${empresaId}@ejemplo.com`,
      contrasena: CONTRASENA,
    },
  })
  const panel = await openPanel(browser, server, { client: suyo, correo, empresaId })
  await panel.getByRole('button', { name: /^Más opciones de/ }).click()
  await panel.getByRole('menuitem', { name: 'Anunciar…' }).click()
  const dialog = panel.getByRole('dialog', { name: 'Anuncio a quienes esperan' })
  await expect(dialog.getByLabel('Otra suya')).toBeVisible()
  await expect(dialog.getByText('Ajena')).toHaveCount(0)
  await dialog.getByLabel('Qué quieres decir').fill('Hay demoras')
  await dialog.getByRole('button', { name: 'Anunciar' }).click()
  await expect
    .poll(async () => {
      const { anuncios } = await client.call(endpoints.anuncios, { params: { empresaId } })
      return anuncios.map(({ colas }) => colas?.every((id) => [suya, otra].includes(id)))
    })
    .toEqual([true])
  await panel.context().close()
})
