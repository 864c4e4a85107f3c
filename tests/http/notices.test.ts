import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type AvisoPedido, CONSENTIMIENTOS, type Cuando } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import { CONTRASENA, correoNuevo, pedirTurno } from '#harness/stories.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { readAll } from '#server/store/query.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { enlaceDeAlta } from '#tests/helpers/enlace-de-alta.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { type Mailbox, startMailbox, tokenIn } from '#tests/helpers/mailbox.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const MINUTO_MS = 60_000
const LLAMADO: Cuando = { personas: null, minutos: null, llamado: true }

const destinos = readAll((q) => q.selectFrom('suscripciones').select(['destino', 'terminada_en']))

let push: PushService

async function withPush(): Promise<Record<string, string>> {
  push = await startPushService()
  return PUSH_ENV
}

onEachEngine('a customer who asked to be notified', withPush, (app) => {
  afterAll(() => push.stop())

  async function sala() {
    const m = await staffOf(app.client(), 'General')
    const avisar = (
      turno: { id: string; codigo: string },
      cuando: Cuando,
      more: Partial<AvisoPedido> = {},
    ) => {
      const browser = push.browser()
      const body: AvisoPedido = {
        codigo: turno.codigo,
        canal: 'push',
        push: browser.subscription,
        cuando,
        consentimiento: CONSENTIMIENTOS.es,
        ...more,
      }
      const sent = app.client().try(endpoints.pedirAviso, { params: { turnoId: turno.id }, body })
      return { browser, sent }
    }
    const ver = (turno: { id: string; codigo: string }) =>
      app.client().call(endpoints.avisosDeTurno, {
        params: { turnoId: turno.id },
        body: { codigo: turno.codigo },
      })
    return { ...m, avisar, verAvisos: ver }
  }

  test('is notified when called, with the desk, on a locked phone', async () => {
    const m = await sala()
    const turno = await m.pedir('Ana')
    const { browser, sent } = m.avisar(turno, LLAMADO)
    expect((await sent).status).toBe(200)
    await m.llamar('Ventanilla 2')
    const { nota } = await browser.next()
    expect(nota).toMatchObject({ titulo: 'Es tu turno: 1', enlace: `/mi-turno/${m.empresaId}` })
    expect(nota.texto).toContain('Ventanilla 2')
    await eventually(async () =>
      expect((await m.verAvisos(turno)).entregas).toMatchObject([{ que: 'llamado', estado: 'enviada' }]),
    )
    expect(push.faults).toEqual([])
    const { entregas } = await m.client.call(endpoints.entregasDeTurno, {
      params: { empresaId: m.empresaId, turnoId: turno.id },
    })
    expect(entregas).toMatchObject([{ canal: 'push', que: 'llamado', estado: 'enviada' }])
  })

  test('is notified when the chosen number of people are ahead, once, and again after moving back', async () => {
    const m = await sala()
    const [a, b, c, d] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C'), await m.pedir('D')]
    const { browser, sent } = m.avisar(d, { personas: 1, minutos: null, llamado: false })
    await sent
    await m.llamar()
    await m.finalizar(a.id)
    await m.llamar()
    const first = await browser.next()
    expect(first.nota.titulo).toBe('1 persona antes que tú')
    // The call is undone: two are ahead again. Then a new notice is sent.
    expect((await m.deshacer(b.id)).status).toBe(200)
    await eventually(async () => expect(browser.received).toHaveLength(1))
    await m.llamar()
    await browser.next()
    await m.llamar()
    expect(browser.received).toHaveLength(2)
    expect(c.numero).toBe(3)
  })

  test('is notified again of a call after an undo, and when a call was undone', async () => {
    const m = await sala()
    const turno = await m.pedir('Ana')
    const { browser, sent } = m.avisar(turno, LLAMADO)
    await sent
    await m.llamar()
    await browser.next()
    await m.deshacer(turno.id)
    expect((await browser.next()).nota.titulo).toBe('Aún no es tu turno')
    await m.llamar()
    expect((await browser.next()).nota.titulo).toBe('Es tu turno: 1')
  })

  test('is notified where to go when transferred to another desk', async () => {
    const m = await sala()
    const turno = await m.pedir('Ana')
    const { browser, sent } = m.avisar(turno, LLAMADO)
    await sent
    await m.llamar('Ventanilla 1')
    await browser.next()
    const params = { empresaId: m.empresaId, turnoId: turno.id }
    await m.client.call(endpoints.transferir, { params, body: { puesto: 'Ventanilla 4' } })
    expect((await browser.next()).nota.texto).toContain('Ventanilla 4')
  })

  test('receives nothing after unsubscribing, not even notices in flight', async () => {
    const m = await sala()
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    const one = m.avisar(a, LLAMADO)
    const two = m.avisar(b, LLAMADO)
    await Promise.all([one.sent, two.sent])
    const left = await app.client().call(endpoints.dejarAvisos, {
      params: { turnoId: a.id },
      body: { codigo: a.codigo },
    })
    expect(left.avisos).toEqual([])
    await m.llamar()
    await m.llamar()
    await two.browser.next()
    expect(one.browser.received).toEqual([])
  })

  test('whose browser is gone is not retried, and a busy push service is', async () => {
    const m = await sala()
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    const gone = m.avisar(a, LLAMADO)
    await gone.sent
    push.answer({ status: 410 })
    await m.llamar()
    await eventually(async () =>
      expect((await m.verAvisos(a)).entregas).toMatchObject([
        { estado: 'muerta', motivo: 'ya_no_existe', intentos: 1 },
      ]),
    )
    const busy = m.avisar(b, LLAMADO)
    await busy.sent
    push.answer({ status: 429, headers: { 'retry-after': '120' } }, { status: 500 })
    await m.llamar()
    await eventually(async () =>
      expect((await m.verAvisos(b)).entregas).toMatchObject([{ estado: 'pendiente', motivo: 'http 429' }]),
    )
    app.clock.now += 119_000
    app.clock.now += 2000
    await eventually(async () =>
      expect((await m.verAvisos(b)).entregas).toMatchObject([{ motivo: 'http 500', intentos: 2 }]),
    )
    app.clock.now += 10_000
    await busy.browser.next()
  })

  test.each([
    [404, 'ya_no_existe'],
    [413, 'http 413'],
    [403, 'http 403'],
  ])(
    'whose push service answers %i for good is not retried, and the reason is kept',
    async (status, motivo) => {
      const m = await sala()
      const turno = await m.pedir('Ana')
      await m.avisar(turno, LLAMADO).sent
      push.answer({ status })
      await m.llamar()
      await eventually(async () =>
        expect((await m.verAvisos(turno)).entregas).toMatchObject([
          { estado: 'muerta', motivo, intentos: 1 },
        ]),
      )
    },
  )

  test('is not notified of a call that is long past', async () => {
    const m = await sala()
    const turno = await m.pedir('Ana')
    await m.avisar(turno, LLAMADO).sent
    push.answer({ status: 503 })
    await m.llamar()
    await eventually(async () => expect((await m.verAvisos(turno)).entregas).toMatchObject([{ intentos: 1 }]))
    app.clock.now += 11 * MINUTO_MS
    await eventually(async () =>
      expect((await m.verAvisos(turno)).entregas).toMatchObject([{ estado: 'caducada' }]),
    )
  })

  test('must have agreed to the current consent text, and know the code', async () => {
    const m = await sala()
    const turno = await m.pedir('Ana')
    expectRefused(await m.avisar(turno, LLAMADO, { consentimiento: 0 }).sent, 'datos_invalidos')
    expectRefused(await m.avisar({ ...turno, codigo: 'ZZZZZZ' }, LLAMADO).sent, 'turno_no_encontrado')
    expectRefused(
      await m.avisar(turno, LLAMADO, { canal: 'sms', destino: '+5215512345678' }).sent,
      'aviso_no_disponible',
    )
    await m.llamar()
    await m.finalizar(turno.id)
    expectRefused(await m.avisar(turno, LLAMADO).sent, 'turno_no_en_espera')
  })

  test('leaves no trace of the address a day after the turno', async () => {
    const m = await sala()
    const turno = await m.pedir('Ana')
    const { browser, sent } = m.avisar(turno, LLAMADO)
    await sent
    const { endpoint } = browser.subscription
    expect(await databaseContent(app.app)).not.toContain(endpoint)
    await m.llamar()
    await browser.next()
    await m.finalizar(turno.id)
    const stored = () => destinos(app.app.store.db)
    await eventually(async () => expect((await m.verAvisos(turno)).avisos).toEqual([]))
    expect((await stored()).some(({ destino }) => destino !== '')).toBe(true)
    app.clock.now += 25 * 60 * MINUTO_MS
    await limpiarVencidos(app.app.store, app.app.clock())
    expect(
      (await stored()).filter(({ destino, terminada_en }) => destino !== '' && terminada_en !== null),
    ).toEqual([])
  })
})

let mailbox: Mailbox
async function withMailbox(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  return { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://turnos.ejemplo.com' }
}

onEachEngine('a customer who asked for an e-mail', withMailbox, (app) => {
  afterAll(() => mailbox.stop())

  test('gets one when called, with a link to the turno, and the address is not in the database', async () => {
    const client = app.client()
    const duena = correoNuevo('duena')
    const usuario = { usuario: 'Ana', correo: duena, contrasena: CONTRASENA }
    await client.call(endpoints.registrar, { body: usuario })
    const token = tokenIn(await mailbox.next(duena))
    await client.call(endpoints.verificarCorreo, { body: { token, contrasena: CONTRASENA } })
    const { empresa } = await client.call(endpoints.crearEmpresa, {
      params: { correo: duena },
      body: { nombre: 'Clínica Sol', titular: 'Ana' },
    })
    const [empresaId, colaId] = [empresa.id, randomUUID()]
    const categorias = [{ id: colaId, nombre: 'General' }]
    await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
    const turno = await pedirTurno(client, empresaId, colaId, 'Ana')
    const correo = correoNuevo('cliente')
    const params = { turnoId: turno.id }
    const { ofrece } = await app
      .client()
      .call(endpoints.avisosDeTurno, { params, body: { codigo: turno.codigo } })
    expect(ofrece).toMatchObject({ correo: true, whatsapp: null, sms: false })
    const body = { codigo: turno.codigo, canal: 'correo' as const, cuando: LLAMADO, consentimiento: 1 }
    expectRefused(
      await app.client().try(endpoints.pedirAviso, { params, body: { ...body, destino: 'nadie' } }),
      'datos_invalidos',
    )
    const chosen = await app
      .client()
      .call(endpoints.pedirAviso, { params, body: { ...body, destino: correo } })
    expect(chosen.avisos).toMatchObject([{ canal: 'correo', destino: 'c···@ejemplo.com', confirmado: false }])
    const alta = enlaceDeAlta(await mailbox.next(correo))
    expect((await app.client().send(alta, { method: 'POST' })).status).toBe(200)
    expect(await databaseContent(app.app)).not.toContain(correo)
    await client.call(endpoints.siguiente, {
      params: { empresaId, colaId },
      body: { puesto: 'Ventanilla 3' },
    })
    const message = await mailbox.next(correo)
    expect(message).toContain('Es tu turno: 1')
    expect(message).toContain(`https://turnos.ejemplo.com/verificar-turno#codigo=${turno.codigo}`)
  })
})
