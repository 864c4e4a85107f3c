import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { fromSigned, fromTwilio, fromWhatsapp } from '#harness/providers.ts'
import { reanudarApartados } from '#server/jobs/dias.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { enlaceDeAlta } from '#tests/helpers/enlace-de-alta.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import {
  conMensajes,
  LLAMADO,
  numero,
  PUBLIC_URL,
  providers,
  SECRETO,
  stopProviders,
  TOKEN,
  withProviders,
} from '#tests/helpers/messengers.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const POST = { method: 'POST' }

onEachEngine('a company that sends messages', withProviders, (app) => {
  afterAll(stopProviders)

  test('never shows its keys again, and keeps them encrypted', async () => {
    const m = await conMensajes(app)
    const ajustes = await m.guardar({ paises: ['+52'] })
    expect(ajustes).toMatchObject({ disponible: true, whatsapp: { listo: true }, sms: { listo: true } })
    expect(JSON.stringify(ajustes)).not.toMatch(new RegExp(`${TOKEN}|${SECRETO}`))
    expect(await databaseContent(app.app)).not.toMatch(new RegExp(`${TOKEN}|${SECRETO}`))
  })

  test('can export its settings and its log, without keys and without numbers', async () => {
    const m = await conMensajes(app)
    await m.guardar({ paises: ['+52'] })
    const turno = await m.pedir('Ana')
    const a = numero()
    await m.suscribir(turno, a)
    await m.client.call(endpoints.anunciar, {
      params: { empresaId: m.empresaId },
      body: { texto: 'Hoy hay demora', minutos: 30 },
    })
    await m.llamar()
    await eventually(async () =>
      expect((await m.verAvisos(turno)).entregas).toContainEqual(
        expect.objectContaining({ que: 'llamado', estado: 'enviada' }),
      ),
    )
    const datos = await m.client.call(endpoints.datosCuenta, { params: { correo: m.correo } })
    expect(datos.empresas[0]).toMatchObject({
      avisos: {
        ajustes: { canales: { sms: { proveedor: 'twilio' } }, paises: ['+52'] },
        anuncios: [{ texto: 'Hoy hay demora' }],
      },
    })
    expect(datos.empresas[0]?.entregas).toContainEqual(
      expect.objectContaining({ turnoId: turno.id, canal: 'sms', aviso: 'llamado', estado: 'enviada' }),
    )
    expect(JSON.stringify(datos)).not.toMatch(new RegExp(`${TOKEN}|${SECRETO}|${a.slice(1)}`))
  })

  test.each(['twilio', 'firmado'] as const)('reaches a phone through %s', async (proveedor) => {
    const m = await conMensajes(app, proveedor)
    const turno = await m.pedir('Ana')
    const a = numero()
    await m.suscribir(turno, a)
    expect((await m.verAvisos(turno)).avisos).toMatchObject([
      { canal: 'sms', destino: `···${a.slice(-4)}`, confirmado: true },
    ])
    expect(await databaseContent(app.app)).not.toContain(a)
    await m.llamar('Ventanilla 2')
    const { texto } = await providers[proveedor].next(a)
    expect(texto).toContain('Pasa a Ventanilla 2 en Clínica Sol.')
    expect(texto).toContain('BAJA')
  })

  test('writes by WhatsApp to customers who first sent the word on their screen', async () => {
    const m = await conMensajes(app)
    const turno = await m.pedir('Ana')
    const { ofrece, avisos } = (await m.pedirAviso(turno, 'whatsapp')).body
    expect(avisos).toMatchObject([{ canal: 'whatsapp', confirmado: false, destino: '' }])
    const link = new URL(ofrece.whatsapp?.enlace ?? '')
    expect(link.href).toMatch(/^https:\/\/wa\.me\/5215500000000\?text=AVISO/)
    const de = numero()
    expect((await m.escribir(de, link.searchParams.get('text') ?? '')).status).toBe(200)
    expect((await m.verAvisos(turno)).avisos).toMatchObject([{ confirmado: true }])
    expect((await providers.whatsapp.next(de)).texto).toContain('te avisaremos aquí de tu turno 1')
    await m.llamar()
    expect((await providers.whatsapp.next(de)).texto).toContain('Es tu turno')
  })

  test('shows what customers answer, and does what they ask', async () => {
    const m = await conMensajes(app)
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    const numeros = [numero(), numero(), numero()]
    for (const [i, turno] of [a, b, c].entries()) {
      const { ofrece } = (await m.pedirAviso(turno, 'whatsapp')).body
      await m.escribir(
        numeros[i] ?? '',
        new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '',
      )
    }
    await m.escribir(numeros[0] ?? '', 'Voy!')
    await m.escribir(numeros[1] ?? '', 'tarde, 10 minutos')
    await m.escribir(numeros[1] ?? '', 'tarde, 10 minutos')
    await m.escribir(numeros[2] ?? '', 'CANCELO')
    await m.escribir(numeros[2] ?? '', 'CANCELO')
    const { turnos, apartados } = await m.cola()
    expect(turnos).toMatchObject([{ id: a.id, respuesta: { palabra: 'voy', minutos: null } }])
    expect(apartados).toMatchObject([
      { id: b.id, respuesta: { palabra: 'tarde', minutos: 10 }, pospuestos: 1, pausa: {} },
    ])
    expect((await m.ver(c.codigo)).turno.estado).toBe('cancelado')
    await m.escribir(numeros[0] ?? '', 'Baja')
    await m.llamar()
    app.clock.now += 11 * 60_000
    await reanudarApartados(app.app.store, app.app.clock())
    await m.llamar()
    const calls = (quien = '') =>
      providers.whatsapp.sent.filter(({ a: to, texto }) => to === quien && texto.includes('Es tu turno'))
    await eventually(async () => expect(calls(numeros[1])).toHaveLength(1))
    expect(calls(numeros[0])).toEqual([])
  })

  test('accepts only signed requests', async () => {
    const m = await conMensajes(app)
    const forged = fromWhatsapp('otro-secreto', { messages: [] })
    expect((await app.client().send(m.entrada('whatsapp'), forged)).status).toBe(403)
    const sms = { From: '+5215512345678', Body: 'VOY', MessageSid: 'SM1' }
    const url = `${PUBLIC_URL}${m.entrada('sms')}`
    expect((await app.client().send(m.entrada('sms'), fromTwilio('otro', url, sms))).status).toBe(403)
    expect((await app.client().send(m.entrada('sms'), fromTwilio(TOKEN, url, sms))).status).toBe(200)
    const { entrada } = await m.client.call(endpoints.ajustesAvisos, { params: { empresaId: m.empresaId } })
    const check = (word: string) =>
      app
        .client()
        .send(`${m.entrada('whatsapp')}?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=123`)
    const { verificacion } = entrada
    const ajena = await conMensajes(app)
    const suya = await ajena.client.call(endpoints.ajustesAvisos, { params: { empresaId: ajena.empresaId } })
    const oneOff = `${verificacion.slice(0, -1)}${verificacion.endsWith('x') ? 'y' : 'x'}`
    const wrong = [
      'otra',
      '',
      oneOff,
      `${verificacion}x`,
      verificacion.slice(0, -1),
      suya.entrada.verificacion,
    ]
    for (const word of [...wrong, ...wrong]) expect((await check(word)).status, word).toBe(403)
    for (const _ of ['once', 'twice']) expect(await (await check(verificacion)).text()).toBe('123')
  })

  test('with its own provider accepts only signed and fresh requests', async () => {
    const m = await conMensajes(app, 'firmado')
    const message = { de: '+5215512345678', texto: 'VOY' }
    const send = (init: RequestInit) => app.client().send(m.entrada('sms'), init)
    expect((await send(fromSigned('otro', app.app.clock(), message))).status).toBe(403)
    expect((await send(fromSigned(TOKEN, app.app.clock() - 600_000, message))).status).toBe(403)
    expect((await send(fromSigned(TOKEN, app.app.clock(), message))).status).toBe(200)
  })

  test('lets a customer change when to be notified without repeating the number, and switch channels', async () => {
    const m = await conMensajes(app)
    const turno = await m.pedir('Ana')
    const a = numero()
    const antes = { personas: 3, minutos: null, llamado: true }
    const activos = async () => (await m.verAvisos(turno)).avisos
    expectRefused(await m.pedirAviso(turno, 'sms'), 'datos_invalidos')
    await m.pedirAviso(turno, 'sms', a)
    // Not confirmed yet: the number is kept all the same.
    await m.pedirAviso(turno, 'sms', undefined, LLAMADO)
    expect(await activos()).toMatchObject([{ canal: 'sms', confirmado: false }])
    expect((await app.client().send(enlaceDeAlta((await providers.twilio.next(a)).texto), POST)).status).toBe(
      200,
    )
    await m.pedirAviso(turno, 'sms', undefined, antes)
    const sms = { canal: 'sms', destino: `···${a.slice(-4)}`, cuando: antes }
    expect(await activos()).toMatchObject([sms])
    // Staff can read id and code, so nothing shows the whole number.
    expect(JSON.stringify(await activos())).not.toContain(a)

    // The SMS stays until the WhatsApp message arrives.
    const { ofrece } = (await m.pedirAviso(turno, 'whatsapp', undefined, antes, true)).body
    expect(await activos()).toMatchObject([sms, { canal: 'whatsapp', confirmado: false }])
    const de = numero()
    await m.escribir(de, new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
    expect(await activos()).toMatchObject([{ canal: 'whatsapp', confirmado: true, cuando: antes }])
    const { body } = await m.pedirAviso(turno, 'whatsapp', undefined, LLAMADO, true)
    expect(body.ofrece.whatsapp?.enlace).toBe('')
    const whats = { canal: 'whatsapp', confirmado: true, cuando: LLAMADO }
    expect(await activos()).toMatchObject([whats])
    await providers.whatsapp.next(de)
    await m.llamar()
    await providers.whatsapp.next(de)
    expect(providers.twilio.sent.filter((sent) => sent.a === a)).toHaveLength(1)
  })
})

onEachEngine('a company on the first plan', { DEFAULT_PLAN: 'starter' }, (app) => {
  test('sends no messages that cost money', async () => {
    const m = await staffOf(app.client(), 'General')
    const body = { sms: { proveedor: 'twilio' as const, cuenta: 'AC1', desde: '+1500', url: '', token: 'x' } }
    expectRefused(
      await m.client.try(endpoints.guardarAjustesAvisos, { params: { empresaId: m.empresaId }, body }),
      'aviso_no_disponible',
    )
  })
})
