import { afterAll, expect, test } from 'vitest'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { fromSigned } from '#harness/providers.ts'
import { PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import { correoNuevo } from '#harness/stories.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { enlaceDeAlta } from '#tests/helpers/enlace-de-alta.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { duenaConCorreo, empresaDe } from '#tests/helpers/mail-notices.ts'
import { type Mailbox, startMailbox } from '#tests/helpers/mailbox.ts'
import {
  LLAMADO,
  numero,
  PUBLIC_URL,
  providers,
  stopProviders,
  TOKEN,
  withProviders,
} from '#tests/helpers/messengers.ts'

const DIA_MS = 24 * 3_600_000
const POST = { method: 'POST' }

let mailbox: Mailbox
let push: PushService

async function withAll(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  push = await startPushService()
  return { ...(await withProviders()), ...PUSH_ENV, SMTP_URL: mailbox.url, PUBLIC_URL }
}

const ENLACES = 'Sol https://evil.example/x www.evil.example evil.example ana@evil.example +52 55 1234 5678'
/** Text typed by a company, and text a mail client or phone would turn into a link. */
const DE_LA_EMPRESA = /LIBRE|evil\.example|1234 5678/i

onEachEngine('an e-mail or SMS to an address that its owner has not confirmed', withAll, (app) => {
  afterAll(() => Promise.all([mailbox.stop(), push.stop(), stopProviders()]))

  async function empresa(nombre: string, proveedor: 'twilio' | 'firmado' = 'twilio') {
    const duena = await duenaConCorreo(app.client(), mailbox)
    const m = await empresaDe(duena, { nombre, colas: ['COLA-LIBRE', 'OTRA-LIBRE'] })
    const url = providers.firmado.url
    await m.ajustar({ sms: { proveedor, cuenta: 'AC1', desde: '+15005550006', url, token: TOKEN } })
    /** What the company's own provider sends when this number writes. */
    const escribirSms = async (de: string, texto: string) => {
      const init = fromSigned(TOKEN, app.app.clock(), { de, texto })
      expect((await app.client().send(`/api/entrada/${m.empresaId}/sms`, init)).status).toBe(200)
    }
    return { ...m, escribirSms }
  }
  const expectHarmless = (message: string) => {
    expect(message).not.toMatch(DE_LA_EMPRESA)
    const links = message.match(/https?:\/\/[^\s"<>]+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.every((link) => link.startsWith(PUBLIC_URL))).toBe(true)
  }

  test('has our text, the day and time, our link and a harmless company name, and is the only one', async () => {
    const m = await empresa(ENLACES)
    const [correo, turno, otro] = [correoNuevo('cliente'), await m.pedir(), await m.pedir()]
    await m.pedirAviso(turno, 'correo', correo)
    const asked = await mailbox.next(correo)
    expectHarmless(asked)
    expect(asked).toMatch(/^Subject: Confirma tus avisos\r?$/m)
    expect(asked).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const formato = new Intl.DateTimeFormat('es', {
      timeZone: 'America/Mexico_City',
      day: 'numeric',
      month: 'long',
    })
    expect(asked).toContain(`${formato.format(app.app.clock())} a la`)
    expect(asked).toContain('en Sol evil example')
    // The same address again, by another turno and as an alias.
    await m.pedirAviso(turno, 'correo', correo.replace('@', '+otra@'))
    await m.pedirAviso(otro, 'correo', correo)
    await m.anunciar('ANUNCIO-LIBRE')
    await m.llamar('1')
    await m.llamar('2')
    const log = async () => (await m.avisosDe(otro)).entregas.map(({ que, motivo }) => `${que} ${motivo}`)
    await eventually(async () => expect(await log()).toEqual(['confirmar confirmacion_pedida']))
    expect((await m.avisosDe(turno)).avisos).toMatchObject([{ confirmado: false }])
    expect(mailbox.received(correo) + mailbox.received(correo.replace('@', '+otra@'))).toBe(1)
  })

  test.each(['twilio', 'firmado'] as const)('sent through %s is as harmless', async (proveedor) => {
    const m = await empresa(ENLACES, proveedor)
    const [a, turno] = [numero(), await m.pedir()]
    await m.pedirAviso(turno, 'sms', a)
    const { texto } = await providers[proveedor].next(a)
    expectHarmless(texto)
    expect(texto).toContain('en Sol evil example')
    expect(texto).toContain('Responde SI para recibirlos, o BAJA para no recibir nada más.')
    await m.llamar()
    const b = numero()
    const params = { empresaId: m.empresaId }
    const body = { canal: 'sms' as const, destino: b }
    expect(await m.client.call(endpoints.probarAvisos, { params, body })).toMatchObject({ enviado: true })
    expect((await providers[proveedor].next(b)).texto).not.toMatch(DE_LA_EMPRESA)
    expect(providers[proveedor].sent.filter((sent) => sent.a === a)).toHaveLength(1)
  })

  test('names no company whose name is only a link', async () => {
    const m = await empresa('https://evil.example')
    const [correo, turno] = [correoNuevo('cliente'), await m.pedir()]
    await m.pedirAviso(turno, 'correo', correo)
    const message = await mailbox.next(correo)
    expect(message).toContain('de un turno.')
    expect(message).not.toMatch(DE_LA_EMPRESA)
  })

  test('leaves once a day from a company, and three times a day from the whole installation', async () => {
    const correo = correoNuevo('cliente')
    const pedir = async (m: Awaited<ReturnType<typeof empresa>>) =>
      m.pedirAviso(await m.pedir(), 'correo', correo)
    const [uno, dos, tres, cuatro] = [
      await empresa('Uno'),
      await empresa('Dos'),
      await empresa('Tres'),
      await empresa('Cuatro'),
    ]
    for (const m of [uno, dos, tres]) {
      expect((await pedir(m)).status).toBe(200)
      await mailbox.next(correo)
      expect((await pedir(m)).status).toBe(200)
    }
    for (const _ of ['once', 'twice']) expectRefused(await pedir(cuatro), 'destino_saturado')
    app.clock.now += DIA_MS + 1
    expect((await pedir(cuatro)).status).toBe(200)
    await mailbox.next(correo)
    expect((await pedir(uno)).status).toBe(200)
    await mailbox.next(correo)
    expect(mailbox.received(correo)).toBe(5)
  })

  test('has a link that asks before it confirms anything; confirmed twice, notices and announcements arrive', async () => {
    const m = await empresa('Sol evil.example')
    const [correo, turno] = [correoNuevo('cliente'), await m.pedir()]
    await m.pedirAviso(turno, 'correo', correo)
    const path = enlaceDeAlta(await mailbox.next(correo))
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await app.client().send(path, { method })
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      if (method === 'GET') expect(await page.text()).toContain('¿Quieres que Sol evil example te avise')
    }
    const confirmado = async (de = turno) => (await m.avisosDe(de)).avisos.map((aviso) => aviso.confirmado)
    expect(await confirmado()).toEqual([false])
    // A browser sends 'null' for a page without a referrer.
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    for (const init of [POST, { ...POST, headers }]) {
      const reply = await app.client().send(path, init)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('set-cookie')).toBeNull()
    }
    expect(await confirmado()).toEqual([true])
    await m.anunciar('ANUNCIO-LIBRE uno')
    const announced = await mailbox.next(correo)
    expect(announced).toMatch(/^Subject: Sol evil example\r?$/m)
    expect(announced).toContain('ANUNCIO-LIBRE uno')
    expect(announced).toMatch(/^List-Unsubscribe:/m)
    // The next turno needs no confirmation, neither here nor under another spelling.
    const otro = await m.pedir()
    await m.pedirAviso(otro, 'correo', correo.replace('@', '+otra@'))
    expect(await confirmado(otro)).toEqual([true])
    await m.llamar('Ventanilla 1')
    expect(await mailbox.next(correo)).toContain('Pasa a Ventanilla 1')
    // Another company has to ask.
    const luna = await empresa('Luna')
    const suyo = await luna.pedir()
    await luna.pedirAviso(suyo, 'correo', correo)
    expect((await luna.avisosDe(suyo)).avisos).toMatchObject([{ confirmado: false }])
    // After a year without use it is asked again.
    app.clock.now += 366 * DIA_MS
    await limpiarVencidos(app.app.store, app.app.clock())
    const again = await empresaDe(await duenaConCorreo(app.client(), mailbox))
    const nuevo = await again.pedir()
    await again.pedirAviso(nuevo, 'correo', correo)
    expect((await again.avisosDe(nuevo)).avisos).toMatchObject([{ confirmado: false }])
  })

  test('reports a cut, invented or foreign link, and confirms nothing', async () => {
    const m = await empresa('Sol')
    const [correo, turno] = [correoNuevo('cliente'), await m.pedir()]
    await m.pedirAviso(turno, 'correo', correo)
    const message = await mailbox.next(correo)
    const path = enlaceDeAlta(message)
    const [baja = ''] = /\/api\/bajas\/[\w-]+/.exec(message) ?? []
    const wrong = [path.slice(0, -3), `${path}x`, '/api/altas/nada', baja.replace('bajas', 'altas')]
    for (const one of wrong) {
      for (const init of [{}, POST, POST]) {
        const reply = await app.client().send(one, init)
        expect(reply.status, one).toBe(404)
        expect(await reply.text()).toContain('Este enlace no sirve')
      }
    }
    expect((await app.client().send(path.replace('altas', 'bajas'), POST)).status).toBe(404)
    expect((await m.avisosDe(turno)).avisos).toMatchObject([{ confirmado: false }])
  })

  test('ends with BAJA by any channel, and SI ends that again', async () => {
    const m = await empresa('Sol', 'firmado')
    const [a, turno] = [numero(), await m.pedir()]
    await m.pedirAviso(turno, 'sms', a)
    await providers.firmado.next(a)
    await m.escribirSms(a, 'BAJA')
    expect((await m.avisosDe(turno)).avisos).toEqual([])
    expect((await providers.firmado.next(a)).texto).toBe(
      'Listo: no recibirás más mensajes de Sol. Para volver a recibirlos, escribe ALTA.',
    )
    await m.pedirAviso(turno, 'sms', a)
    const log = async () => (await m.avisosDe(turno)).entregas.map(({ estado, motivo }) => motivo ?? estado)
    await eventually(async () => expect(await log()).toEqual(['enviada', 'enviada', 'confirmacion_pedida']))
    // WhatsApp writes Mexican numbers with a 1 that others leave out.
    await m.escribirSms(a.replace('+521', '+52'), 'Sí, acepto')
    expect((await m.avisosDe(turno)).avisos).toMatchObject([{ canal: 'sms', confirmado: true }])
    expect((await providers.firmado.next(a)).texto).toContain('Listo: te avisaremos aquí')
    await m.llamar()
    expect((await providers.firmado.next(a)).texto).toContain('Es tu turno')
  })

  test('is sent again to a number that wrote BAJA and is typed again; BAJA holds until SI', async () => {
    const m = await empresa('Sol', 'firmado')
    const a = numero()
    const pedirOtroDia = async () => {
      app.clock.now += DIA_MS + 1
      const turno = await m.pedir()
      await m.pedirAviso(turno, 'sms', a)
      expect((await providers.firmado.next(a)).texto).toContain('Responde SI para recibirlos')
      return turno
    }
    for (const _ of ['once', 'twice']) {
      const turno = await pedirOtroDia()
      await m.escribirSms(a, 'BAJA')
      expect((await m.avisosDe(turno)).avisos).toEqual([])
      expect((await providers.firmado.next(a)).texto).toMatch(/^Listo: no recibirás más mensajes/)
      await m.anunciar('ANUNCIO-LIBRE')
    }
    const turno = await pedirOtroDia()
    await m.anunciar('ANUNCIO-LIBRE')
    // Three requests to confirm, and an answer to each BAJA.
    expect(providers.firmado.sent.filter((sent) => sent.a === a)).toHaveLength(5)
    await m.escribirSms(a, 'SI')
    expect((await m.avisosDe(turno)).avisos).toMatchObject([{ canal: 'sms', confirmado: true }])
    expect((await providers.firmado.next(a)).texto).toContain('Listo: te avisaremos aquí')
    await m.anunciar('ANUNCIO-LIBRE dos')
    expect((await providers.firmado.next(a)).texto).toContain('ANUNCIO-LIBRE dos')
  })

  test('does not go to another country unless the company selected it', async () => {
    const m = await empresa('Sol')
    const turno = await m.pedir()
    const lejos = '+34600111222'
    for (const _ of ['once', 'twice'])
      expectRefused(await m.pedirAviso(turno, 'sms', lejos), 'datos_invalidos')
    const probar = () =>
      m.client.call(endpoints.probarAvisos, {
        params: { empresaId: m.empresaId },
        body: { canal: 'sms', destino: lejos },
      })
    expect(await probar()).toEqual({ enviado: false, motivo: 'pais_no_permitido' })
    await m.ajustar({ paises: ['+34'] })
    expect((await m.pedirAviso(turno, 'sms', lejos)).status).toBe(200)
    expect((await providers.twilio.next(lejos)).texto).toContain('Confirma tus avisos')
    expect(await probar()).toMatchObject({ enviado: true })
    expectRefused(await m.pedirAviso(turno, 'sms', numero()), 'datos_invalidos')
  })

  test('is not needed for a phone that allowed notifications', async () => {
    const m = await empresa('Clínica Sol')
    const turno = await m.pedir()
    const browser = push.browser()
    await app.client().call(endpoints.pedirAviso, {
      params: { turnoId: turno.id },
      body: {
        codigo: turno.codigo,
        canal: 'push',
        push: browser.subscription,
        cuando: LLAMADO,
        consentimiento: CONSENTIMIENTOS.es,
      },
    })
    await m.anunciar('ANUNCIO-LIBRE uno')
    expect((await browser.next()).nota).toMatchObject({ titulo: 'Clínica Sol', texto: 'ANUNCIO-LIBRE uno' })
    await m.llamar('Ventanilla 3')
    expect((await browser.next()).nota.texto).toContain('Ventanilla 3')
  })

  test('with an invitation names the company without its links, also when resent', async () => {
    const m = await empresa(ENLACES)
    const correo = correoNuevo('invitada')
    const params = { empresaId: m.empresaId }
    const { invitacion } = await m.client.call(endpoints.invitar, {
      params,
      body: { nombre: 'Eva www.evil.example', correo, rol: 'lector' },
    })
    const invitacionId = invitacion.id
    const mails = [await mailbox.next(correo)]
    await m.client.call(endpoints.reenviarInvitacion, { params: { ...params, invitacionId } })
    mails.push(await mailbox.next(correo))
    for (const mail of mails) {
      expect(mail).not.toMatch(DE_LA_EMPRESA)
      expect(mail).toContain('Te invitaron al equipo de Sol evil example.')
    }
  })
})
