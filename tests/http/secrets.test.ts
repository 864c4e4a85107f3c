import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AvisoPedido, CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { startProvider } from '#harness/providers.ts'
import { PUSH_ENV, startPushService } from '#harness/push-service.ts'
import { startServer } from '#harness/server-process.ts'
import { ENGINES } from '#harness/storage.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { decodeMessage, tokenIn } from '#tests/helpers/mailbox.ts'
import { sqlOn } from '#tests/helpers/stored-tables.ts'

describe.each(ENGINES)('the server log, on %s', (engine) => {
  test('never contains a password, a token, a code, a name or an address, at any log level', async () => {
    const storage = await storageForTest(engine)
    const server = await startServer({ ...storage.env, LOG_LEVEL: 'trace' })
    try {
      const { client, correo, empresaId, colas } = await conColas(server.client(), 'General')
      const turno = await pedirTurno(client, empresaId, colas[0] ?? '', 'Nombre Irrepetible')
      await client.send(`/api/verificar-global?codigo=${turno.codigo}`)
      await client.send(`/api/verificar-global?codigo=${turno.codigo}X`)
      await client.send(`/verificar-turno?codigo=${turno.codigo}`)
      await client.send('/verificar-turno', {
        method: 'POST',
        body: new URLSearchParams({ codigo: turno.codigo }),
      })
      await client.send(`/api/nada/${turno.codigo}?codigo=${turno.codigo}`)
      await client.send(`/${turno.codigo}`)
      await client.try(endpoints.consultarTurno, { body: { codigo: turno.codigo } })
      await client.try(endpoints.consultarTurno, { body: { codigo: `${turno.codigo}X` } })
      const deTurno = { params: { turnoId: turno.id }, body: { codigo: turno.codigo } }
      await client.try(endpoints.avisosDeTurno, deTurno)
      const tab = await Tab.open(client)
      tab.follow({ tema: 'turno', codigo: turno.codigo })
      await tab.state('turno', 'the turno')
      tab.close()
      await client.try(endpoints.cancelar, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } })
      await client.try(endpoints.entrar, { body: { correo, contrasena: 'equivocada-123' } })
      await client.send('/api/auth/login', {
        method: 'POST',
        body: '{"contrasena":"rota-456"',
        headers: { 'content-type': 'application/json' },
      })
      await client.call(endpoints.recuperar, { body: { correo } })
      const folder = join(storage.env.DATA_DIR ?? '', 'correo')
      const file = await eventually(async () => {
        const [name] = (await readdir(folder)).filter((entry) => entry.endsWith('.eml'))
        return join(folder, name ?? expect.fail('no message yet'))
      })
      const token = tokenIn(decodeMessage(await readFile(file, 'utf8')))
      const session = client.session
      await client.call(endpoints.restablecer, { body: { token, contrasena: 'la-nueva-789' } })
      await server.stop()

      const output = server.output()
      // The operator finds the message by its file.
      expect(output).toContain(file)
      expect(output).toContain('/api/verificar-global')
      const secrets = [CONTRASENA, 'equivocada-123', 'rota-456', 'la-nueva-789', token, session, turno.codigo]
      for (const secret of [...secrets, correo, 'Nombre Irrepetible', '$argon2']) {
        expect(output).not.toContain(secret)
      }
    } finally {
      await server.stop()
    }
  })

  test('never contains the recipient of a notice, nor the keys of its provider', async () => {
    const storage = await storageForTest(engine)
    const push = await startPushService()
    const twilio = await startProvider('twilio')
    const env = { ...PUSH_ENV, TWILIO_URL: twilio.url, DEFAULT_PLAN: 'enterprise' }
    const server = await startServer({ ...storage.env, ...env, LOG_LEVEL: 'trace' })
    try {
      const { client, empresaId, colas } = await conColas(server.client(), 'General')
      const colaId = colas[0] ?? ''
      const token = 'clave-irrepetible-123'
      const sms = { proveedor: 'twilio' as const, cuenta: 'AC1', desde: '+15005550006', url: '', token }
      await client.call(endpoints.guardarAjustesAvisos, { params: { empresaId }, body: { sms } })
      const pedir = async (como: Partial<AvisoPedido> & Pick<AvisoPedido, 'canal'>) => {
        const turno = await pedirTurno(client, empresaId, colaId, 'Ana')
        const cuando = { personas: null, minutos: null, llamado: true }
        const body = { codigo: turno.codigo, cuando, consentimiento: CONSENTIMIENTOS.es, ...como }
        await client.call(endpoints.pedirAviso, { params: { turnoId: turno.id }, body })
      }
      const numero = '+5215587654321'
      const { subscription } = push.browser()
      await pedir({ canal: 'sms', destino: numero })
      const [alta = ''] = /\/api\/altas\/[\w-]+/.exec((await twilio.next(numero)).texto) ?? []
      await client.send(alta, { method: 'POST' })
      await pedir({ canal: 'sms', destino: numero })
      await pedir({ canal: 'push', push: subscription })
      twilio.answer({ status: 400, body: { code: 21211, message: `${numero} is not valid` } })
      for (const puesto of ['1', '2', '3']) {
        await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto } })
      }
      await eventually(async () => {
        const { entregas } = await client.call(endpoints.entregas, { params: { empresaId } })
        expect(entregas.map(({ estado }) => estado).sort()).toEqual([...Array(3).fill('enviada'), 'muerta'])
      })
      await server.stop()
      const output = server.output()
      expect(output).toContain('entrega enviada')
      for (const secret of [numero.slice(1), subscription.endpoint, subscription.keys.auth, token]) {
        expect(output).not.toContain(secret)
      }
    } finally {
      await server.stop()
      await Promise.all([push.stop(), twilio.stop()])
    }
  })
})

test('the log of a failed statement contains nothing of the row', async () => {
  const storage = await storageForTest('postgres')
  const server = await startServer({ ...storage.env, LOG_LEVEL: 'trace' })
  try {
    const { client, empresaId, colas } = await conColas(server.client(), 'General')
    const sql = await sqlOn(storage)
    await sql("alter table turnos add constraint prueba check (nombre <> 'Nombre Irrepetible')")
    const { status } = await client.try(endpoints.pedirTurno, {
      params: { empresaId, colaId: colas[0] ?? '' },
      body: { nombre: 'Nombre Irrepetible' },
    })
    expect(status).toBe(500)
    const form = { nombre: 'Nombre Irrepetible', colaId: colas[0] ?? '', llave: 'a'.repeat(32) }
    const page = await client.send(`/mi-turno/${empresaId}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    expect(page.status).toBe(500)
  } finally {
    await server.stop()
  }
  // PostgreSQL names the constraint, and describes the whole row in the details.
  expect(server.output().split('"msg":"fallo interno"')).toHaveLength(3)
  expect(server.output()).toContain('prueba')
  expect(server.output()).not.toContain('Nombre Irrepetible')
})

onEachEngine('the credentials of a company', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  test('are useless in the row of another one', async () => {
    const [ours, theirs] = [await conColas(app.client(), 'General'), await conColas(app.client(), 'General')]
    const sms = {
      proveedor: 'twilio' as const,
      cuenta: 'AC1',
      desde: '+15005550006',
      url: '',
      token: 'clave',
    }
    const ready = async ({ client, empresaId }: typeof ours) =>
      (await client.call(endpoints.ajustesAvisos, { params: { empresaId } })).sms?.listo
    for (const { client, empresaId } of [ours, theirs]) {
      await client.call(endpoints.guardarAjustesAvisos, { params: { empresaId }, body: { sms } })
    }
    expect([await ready(ours), await ready(theirs)]).toEqual([true, true])
    const of = ({ empresaId }: typeof ours) =>
      `empresa_id = (select id from empresas where uuid = '${empresaId}')`
    const sql = await sqlOn({ env: app.env, remove: async () => {} })
    await sql(
      `update ajustes_avisos set secretos = (select secretos from ajustes_avisos where ${of(theirs)}) where ${of(ours)}`,
    )
    expect([await ready(ours), await ready(theirs)]).toEqual([false, true])
  })
})
