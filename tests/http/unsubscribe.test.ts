import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { correoNuevo } from '#harness/stories.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { enlaceDeAlta } from '#tests/helpers/enlace-de-alta.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { duenaConCorreo, empresaDe } from '#tests/helpers/mail-notices.ts'
import { type Mailbox, startMailbox } from '#tests/helpers/mailbox.ts'
import { PUBLIC_URL } from '#tests/helpers/messengers.ts'

const DIA_MS = 24 * 3_600_000

let mailbox: Mailbox
async function withMailbox(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  return { SMTP_URL: mailbox.url, PUBLIC_URL }
}

/** Expects the mail headers that RFC 8058 requires. Returns the URL a mail provider posts to. */
function oneClickOf(message: string): string {
  const headers = message.slice(0, message.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const url = /^List-Unsubscribe: <(\S+)>\r?$/m.exec(headers)?.[1] ?? ''
  expect(url.startsWith(`${PUBLIC_URL}/api/bajas/`)).toBe(true)
  return url.slice(PUBLIC_URL.length)
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' }

onEachEngine('a notice by e-mail', withMailbox, (app) => {
  afterAll(() => mailbox.stop())

  /** Creates a customer who was notified of a call by e-mail. */
  async function avisada(nombre = 'Clínica <Sol> evil.example') {
    const duena = await duenaConCorreo(app.client(), mailbox)
    const m = await empresaDe(duena, { nombre })
    const correo = correoNuevo('cliente')
    const turno = await m.pedir()
    await m.suscribir(turno, correo)
    await m.llamar()
    const message = await mailbox.next(correo)
    await eventually(async () => expect(await m.resultados(turno)).toEqual(['enviada']))
    return { duena, m, correo, turno, message, path: oneClickOf(message) }
  }

  /** Why no request to confirm was sent. */
  const discarded = async (m: Awaited<ReturnType<typeof empresaDe>>, turno: { id: string; codigo: string }) =>
    (await m.avisosDe(turno)).entregas.filter(({ que }) => que === 'confirmar').map(({ motivo }) => motivo)

  test('stops with one click of the mail provider, made twice, for that company alone', async () => {
    const { duena, m, correo, turno, path } = await avisada()
    const fromWebmail = { origin: 'https://mail.ejemplo.com', 'sec-fetch-site': 'cross-site' }
    const multipart = new FormData()
    multipart.set('List-Unsubscribe', 'One-Click')
    for (const init of [
      ONE_CLICK,
      { ...ONE_CLICK, headers: { ...FORM, ...fromWebmail } },
      { method: 'POST', body: multipart },
    ]) {
      const reply = await app.client().send(path, init)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('set-cookie')).toBeNull()
      expect(await reply.text()).toContain('No te enviaremos más correos')
    }
    await m.rellamar(turno)
    const otro = await m.pedir()
    expect((await m.avisosDe(turno)).avisos).toEqual([])
    // Requested again on the phone, also under another spelling of the mailbox.
    for (const [i, direccion] of [correo, correo.replace('@', '+otra@')].entries()) {
      expect((await m.pedirAviso(otro, 'correo', direccion)).status).toBe(200)
      const once = Array(i + 1).fill('confirmacion_pedida')
      await eventually(async () => expect(await discarded(m, otro)).toEqual(once))
    }
    await m.llamar('2')
    expect(mailbox.received(correo)).toBe(2)

    const luna = await empresaDe(duena, { nombre: 'Clínica Luna' })
    const suyo = await luna.pedir()
    await luna.suscribir(suyo, correo)
    await luna.llamar()
    expect(await mailbox.next(correo)).toContain('Es tu turno: 1')
  })

  test('has a link that asks before it stops anything, and works with the button of its page', async () => {
    const { m, correo, turno, message, path } = await avisada()
    // In the header, in the text part and in the HTML part of the mail.
    expect(message.split(path)).toHaveLength(4)
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await app.client().send(path, { method })
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
      if (method === 'HEAD') continue
      const html = await page.text()
      expect(html).toContain('<form method="post"><button name="List-Unsubscribe" value="One-Click">')
      expect(html).toContain('Clínica &#60;Sol&#62; evil example')
    }
    await m.rellamar(turno)
    await mailbox.next(correo)
    // A browser sends 'null' for a page without a referrer.
    const headers = { ...FORM, origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await app.client().send(path, { ...ONE_CLICK, headers })).status).toBe(200)
    await m.rellamar(turno)
    const otro = await m.pedir()
    await m.pedirAviso(otro, 'correo', correo)
    await eventually(async () => expect(await discarded(m, otro)).toEqual(['confirmacion_pedida']))
    await m.llamar('2')
    expect(mailbox.received(correo)).toBe(3)
  })

  test('that was stopped is requested again on the phone: one message asks, and its link starts it again, twice', async () => {
    const { m, correo, path } = await avisada('Clínica Sol')
    let received = mailbox.received(correo)
    for (const _ of ['once', 'twice']) {
      expect((await app.client().send(path, ONE_CLICK)).status).toBe(200)
      app.clock.now += DIA_MS + 1
      const [turno, otro] = [await m.pedir(), await m.pedir()]
      await m.pedirAviso(turno, 'correo', correo)
      const message = await mailbox.next(correo)
      expect(message).toContain('Confirma tus avisos')
      await m.pedirAviso(otro, 'correo', correo)
      await eventually(async () => expect(await discarded(m, otro)).toEqual(['confirmacion_pedida']))
      // Nothing else is sent before the confirmation.
      await m.anunciar('Atendemos con demora')
      expect((await m.avisosDe(turno)).avisos).toMatchObject([{ confirmado: false }])
      expect(mailbox.received(correo)).toBe(received + 1)
      expect((await app.client().send(enlaceDeAlta(message), { method: 'POST' })).status).toBe(200)
      expect((await m.avisosDe(turno)).avisos).toMatchObject([{ confirmado: true }])
      await m.llamar('Ventanilla 1')
      expect(await mailbox.next(correo)).toContain('Pasa a Ventanilla 1')
      await m.llamar('Ventanilla 1')
      expect(await mailbox.next(correo)).toContain('Pasa a Ventanilla 1')
      received += 3
      expect(mailbox.received(correo)).toBe(received)
    }
  })

  test('reports a cut or invented link, and stops nothing', async () => {
    const { m, correo, turno, path } = await avisada()
    const wrong = [path.slice(0, -3), `${path}x`, '/api/bajas/nada', `/api/bajas/${turno.codigo}`]
    for (const one of wrong) {
      for (const init of [{}, ONE_CLICK, ONE_CLICK]) {
        const reply = await app.client().send(one, init)
        expect(reply.status, one).toBe(404)
        expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(await reply.text()).toContain('Este enlace no sirve')
      }
    }
    await m.rellamar(turno)
    await mailbox.next(correo)
  })

  test('has a link that reveals no address, works a month later, and after the company is gone', async () => {
    const { duena, m, correo, turno, path } = await avisada()
    const token = path.split('/').at(-1) ?? ''
    const readable = token + Buffer.from(token, 'base64url').toString('latin1')
    for (const secret of [correo, turno.codigo, m.empresaId]) expect(readable).not.toContain(secret)
    await m.client.call(endpoints.finalizar, { params: { empresaId: m.empresaId, turnoId: turno.id } })
    await eventually(async () => expect((await m.avisosDe(turno)).avisos).toEqual([]))
    app.clock.now += 32 * DIA_MS
    await limpiarVencidos(app.app.store, app.app.clock())
    expect((await app.client().send(path, ONE_CLICK)).status).toBe(200)
    const again = app.client()
    await again.call(endpoints.entrar, { body: { correo: duena.correo, contrasena: 'una contraseña larga' } })
    const otro = await m.pedir()
    await m.pedirAviso(otro, 'correo', correo)
    expect(await mailbox.next(correo)).toContain('Confirma tus avisos')
    await again.call(endpoints.siguiente, { params: { empresaId: m.empresaId, colaId: m.colaId } })
    await again.call(endpoints.borrarEmpresa, { params: { correo: duena.correo, id: m.empresaId } })
    expect((await app.client().send(path, ONE_CLICK)).status).toBe(200)
    expect((await app.client().send(path)).status).toBe(200)
  })
})
