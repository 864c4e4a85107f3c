import { afterAll, expect, test } from 'vitest'
import { CONSENTIMIENTO_VERSION } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { type PushService, startPushService } from '#harness/push-service.ts'
import { correoNuevo } from '#harness/stories.ts'
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

let mailbox: Mailbox
let push: PushService

async function withAll(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  push = await startPushService()
  return { ...(await withProviders()), SMTP_URL: mailbox.url, PUBLIC_URL }
}

const ENLACES = 'Sol https://evil.example/x www.evil.example evil.example ana@evil.example +52 55 1234 5678'
/** Text typed by a company, and text a mail client or phone would turn into a link. */
const DE_LA_EMPRESA = /LIBRE|evil\.example|1234 5678/i

onEachEngine('an e-mail or SMS to an unverified address', withAll, (app) => {
  afterAll(() => Promise.all([mailbox.stop(), push.stop(), stopProviders()]))

  async function empresa(nombre: string, proveedor: 'twilio' | 'firmado' = 'twilio') {
    const duena = await duenaConCorreo(app.client(), mailbox)
    const m = await empresaDe(duena, { nombre, colas: ['COLA-LIBRE', 'OTRA-LIBRE'] })
    const url = providers.firmado.url
    await m.ajustar({ sms: { proveedor, cuenta: 'AC1', desde: '+15005550006', url, token: TOKEN } })
    return m
  }
  const ANTES = { personas: 1, minutos: null, llamado: true }

  test('has our text, the label, our link and a harmless company name, and nothing else of the company', async () => {
    const m = await empresa(ENLACES)
    const correo = correoNuevo('cliente')
    await m.pedir()
    await m.pedir()
    const turno = await m.pedir()
    await m.pedirAviso(turno, 'correo', correo, ANTES)
    const enlace = `${PUBLIC_URL}/verificar-turno#codigo=${turno.codigo}`
    const expectHarmless = (message: string) => {
      expect(message).not.toMatch(DE_LA_EMPRESA)
      expect(message).toContain(enlace)
      const links = message.match(/https?:\/\/[^\s"<>]+/g) ?? []
      expect(links.every((link) => link.startsWith(PUBLIC_URL))).toBe(true)
    }
    await m.llamar()
    const near = await mailbox.next(correo)
    expectHarmless(near)
    expect(near).toContain('Tu turno 3 en Sol evil example')
    // Outside the queue that numbered it, the panel calls it '3 · COLA-LIBRE'.
    const [colaId = ''] = m.otras
    const params = { empresaId: m.empresaId, turnoId: turno.id }
    await m.client.call(endpoints.transferir, { params, body: { colaId } })
    await m.llamar('PUESTO-LIBRE', colaId)
    const called = await mailbox.next(correo)
    expectHarmless(called)
    expect(called).toMatch(/^Subject: Es tu turno: 3\r?$/m)
    expect(called).toContain('Te esperan en Sol evil example.')
    await m.rellamar(turno)
    expectHarmless(await mailbox.next(correo))
  })

  test.each(['twilio', 'firmado'] as const)('sent through %s is as harmless', async (proveedor) => {
    const m = await empresa(ENLACES, proveedor)
    for (const a of [numero(), numero()]) {
      const turno = await m.pedir()
      await m.pedirAviso(turno, 'sms', a)
      await m.llamar()
      const { texto } = await providers[proveedor].next(a)
      expect(texto).not.toMatch(DE_LA_EMPRESA)
      expect(texto).toContain('Te esperan en Sol evil example.')
      expect(texto).toContain(`${PUBLIC_URL}/verificar-turno#codigo=${turno.codigo}`)
    }
    const a = numero()
    const params = { empresaId: m.empresaId }
    const body = { canal: 'sms' as const, destino: a }
    expect(await m.client.call(endpoints.probarAvisos, { params, body })).toMatchObject({ enviado: true })
    expect((await providers[proveedor].next(a)).texto).not.toMatch(DE_LA_EMPRESA)
  })

  test('names no company whose name is only a link', async () => {
    const m = await empresa('https://evil.example')
    const [correo, turno] = [correoNuevo('cliente'), await m.pedir()]
    await m.pedirAviso(turno, 'correo', correo)
    await m.llamar()
    const message = await mailbox.next(correo)
    expect(message).toContain('Te esperan.')
    expect(message).not.toMatch(DE_LA_EMPRESA)
  })

  test('carries no announcement, while a phone that allowed notifications still gets it', async () => {
    const m = await empresa('Clínica Sol')
    const [conCorreo, conSms, conPush] = [await m.pedir(), await m.pedir(), await m.pedir()]
    const [correo, a] = [correoNuevo('cliente'), numero()]
    await m.pedirAviso(conCorreo, 'correo', correo)
    await m.pedirAviso(conSms, 'sms', a)
    const browser = push.browser()
    await app.client().call(endpoints.pedirAviso, {
      params: { turnoId: conPush.id },
      body: {
        codigo: conPush.codigo,
        canal: 'push',
        push: browser.subscription,
        cuando: LLAMADO,
        consentimiento: CONSENTIMIENTO_VERSION,
      },
    })
    for (const texto of ['ANUNCIO-LIBRE uno', 'ANUNCIO-LIBRE dos']) {
      await m.anunciar(texto)
      expect((await browser.next()).nota).toMatchObject({ titulo: 'Clínica Sol', texto })
    }
    expect(await m.resultados(conCorreo)).toEqual([])
    expect(await m.resultados(conSms)).toEqual([])
    await m.llamar('1')
    await m.llamar('2')
    // The phone still receives the desk.
    await m.llamar('Ventanilla 3')
    expect((await browser.next()).nota.texto).toContain('Ventanilla 3')
    expect((await mailbox.next(correo)) + (await providers.twilio.next(a)).texto).not.toMatch(DE_LA_EMPRESA)
    await eventually(async () => expect(await m.resultados(conCorreo)).toEqual(['enviada']))
    expect(mailbox.received(correo)).toBe(1)
    expect(providers.twilio.sent.filter((sent) => sent.a === a)).toHaveLength(1)
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
