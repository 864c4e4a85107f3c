import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { CONSENTIMIENTO_VERSION, type Cuando } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { minutoLocal } from '#domain/jornada.ts'
import { range } from '#harness/parallel.ts'
import { fromSigned, fromTwilio, fromWhatsapp, type Provider, startProvider } from '#harness/providers.ts'
import { reanudarApartados } from '#server/jobs/dias.ts'
import { query } from '#server/store/query.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const PUBLIC_URL = 'https://turnos.ejemplo.com'
const LLAMADO: Cuando = { personas: null, minutos: null, llamado: true }
const SECRETO = 'secreto-de-la-aplicacion'
const TOKEN = 'token-del-proveedor'

const referencias = query()((q) => q.selectFrom('entregas').select(['referencia', 'recibo']).orderBy('id'))

let whatsapp: Provider
let twilio: Provider
let firmado: Provider

async function withProviders(): Promise<Record<string, string>> {
  whatsapp = await startProvider('whatsapp')
  twilio = await startProvider('twilio')
  firmado = await startProvider('firmado')
  return { PUBLIC_URL, PRIVATE_DESTINATIONS: 'on', WHATSAPP_URL: whatsapp.url, TWILIO_URL: twilio.url }
}

let count = 0
/** A number that no other test uses. */
const numero = () => `+52155${String(10_000_000 + ++count)}`

onEachEngine('a company that sends messages', withProviders, (app) => {
  afterAll(() => Promise.all([whatsapp.stop(), twilio.stop(), firmado.stop()]))

  async function conMensajes(proveedor: 'twilio' | 'firmado' = 'twilio') {
    const m = await staffOf(app.client(), 'General')
    const params = { empresaId: m.empresaId }
    const guardar = (body: object) => m.client.call(endpoints.guardarAjustesAvisos, { params, body })
    await guardar({
      whatsapp: { numero: '+5215500000000', numeroId: '1055', token: TOKEN, secreto: SECRETO },
      sms: { proveedor, cuenta: 'AC1', desde: '+15005550006', url: firmado.url, token: TOKEN },
    })
    const pedir = (
      turno: { id: string; codigo: string },
      canal: 'sms' | 'whatsapp',
      destino?: string,
      cuando = LLAMADO,
      reemplaza?: boolean,
    ) =>
      app.client().try(endpoints.pedirAviso, {
        params: { turnoId: turno.id },
        body: {
          codigo: turno.codigo,
          canal,
          destino,
          cuando,
          reemplaza,
          consentimiento: CONSENTIMIENTO_VERSION,
        },
      })
    const ver = (turno: { id: string; codigo: string }) =>
      app
        .client()
        .call(endpoints.avisosDeTurno, { params: { turnoId: turno.id }, query: { codigo: turno.codigo } })
    const entrada = (canal: 'sms' | 'whatsapp') => `/api/entrada/${m.empresaId}/${canal}`
    const escribir = (de: string, texto: string) =>
      app.client().send(
        entrada('whatsapp'),
        fromWhatsapp(SECRETO, {
          messages: [{ from: de.slice(1), id: randomUUID(), type: 'text', text: { body: texto } }],
        }),
      )
    return { ...m, guardar, pedirAviso: pedir, verAvisos: ver, entrada, escribir }
  }

  test('never shows its keys again, and keeps them encrypted', async () => {
    const m = await conMensajes()
    const ajustes = await m.guardar({ paises: ['+52'] })
    expect(ajustes).toMatchObject({ disponible: true, whatsapp: { listo: true }, sms: { listo: true } })
    expect(JSON.stringify(ajustes)).not.toMatch(new RegExp(`${TOKEN}|${SECRETO}`))
    expect(await databaseContent(app.app)).not.toMatch(new RegExp(`${TOKEN}|${SECRETO}`))
  })

  test('gives the owner its settings and its log to take away, without keys and without numbers', async () => {
    const m = await conMensajes()
    await m.guardar({ paises: ['+52'] })
    const turno = await m.pedir('Ana')
    const a = numero()
    await m.pedirAviso(turno, 'sms', a)
    await m.client.call(endpoints.anunciar, {
      params: { empresaId: m.empresaId },
      body: { texto: 'Hoy hay demora', minutos: 30 },
    })
    await m.llamar()
    await vi.waitFor(
      async () =>
        expect((await m.verAvisos(turno)).entregas).toContainEqual(
          expect.objectContaining({ que: 'llamado', estado: 'enviada' }),
        ),
      5000,
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

  test.each(['twilio', 'firmado'] as const)('reaches a phone by %s', async (proveedor) => {
    const m = await conMensajes(proveedor)
    const turno = await m.pedir('Ana')
    const a = numero()
    expect((await m.pedirAviso(turno, 'sms', a)).body.avisos).toMatchObject([
      { canal: 'sms', destino: `···${a.slice(-4)}` },
    ])
    expect(await databaseContent(app.app)).not.toContain(a)
    await m.llamar('Ventanilla 2')
    const { texto } = await (proveedor === 'twilio' ? twilio : firmado).next(a)
    expect(texto).toContain('Ventanilla 2')
    expect(texto).toContain('BAJA')
  })

  test('writes by WhatsApp to whoever wrote first with the word on their screen', async () => {
    const m = await conMensajes()
    const turno = await m.pedir('Ana')
    const { ofrece, avisos } = (await m.pedirAviso(turno, 'whatsapp')).body
    expect(avisos).toMatchObject([{ canal: 'whatsapp', confirmado: false, destino: '' }])
    const link = new URL(ofrece.whatsapp?.enlace ?? '')
    expect(link.href).toMatch(/^https:\/\/wa\.me\/5215500000000\?text=AVISO/)
    const de = numero()
    expect((await m.escribir(de, link.searchParams.get('text') ?? '')).status).toBe(200)
    expect((await m.verAvisos(turno)).avisos).toMatchObject([{ confirmado: true }])
    await m.llamar()
    expect((await whatsapp.next(de)).texto).toContain('Es tu turno')
  })

  test('shows what customers answer, and does what they ask', async () => {
    const m = await conMensajes()
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
    await whatsapp.next(numeros[1] ?? '')
    expect(whatsapp.sent.filter(({ a: quien }) => quien === numeros[0])).toEqual([])
  })

  test('believes only what is signed', async () => {
    const m = await conMensajes()
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
    expect((await check('otra')).status).toBe(403)
    expect(await (await check(entrada.verificacion)).text()).toBe('123')
  })

  test('by a provider of its own believes only what is signed and fresh', async () => {
    const m = await conMensajes('firmado')
    const message = { de: '+5215512345678', texto: 'VOY' }
    const send = (init: RequestInit) => app.client().send(m.entrada('sms'), init)
    expect((await send(fromSigned('otro', app.app.clock(), message))).status).toBe(403)
    expect((await send(fromSigned(TOKEN, app.app.clock() - 600_000, message))).status).toBe(403)
    expect((await send(fromSigned(TOKEN, app.app.clock(), message))).status).toBe(200)
  })

  test('lets somebody change when to be told without telling the number again, and leave one way for another', async () => {
    const m = await conMensajes()
    const turno = await m.pedir('Ana')
    const a = numero()
    const antes = { personas: 3, minutos: null, llamado: true }
    const activos = async () => (await m.verAvisos(turno)).avisos
    expectRefused(await m.pedirAviso(turno, 'sms'), 'datos_invalidos')
    await m.pedirAviso(turno, 'sms', a)
    await m.pedirAviso(turno, 'sms', undefined, antes)
    const sms = { canal: 'sms', destino: `···${a.slice(-4)}`, cuando: antes }
    expect(await activos()).toMatchObject([sms])
    const suyos = await app.client().call(endpoints.avisosDeTurno, {
      params: { turnoId: turno.id },
      query: { codigo: turno.codigo, destinos: 'enteros' },
    })
    expect(suyos.avisos).toMatchObject([{ ...sms, destino: a }])

    // Until the message from WhatsApp is there, the SMS stays.
    const { ofrece } = (await m.pedirAviso(turno, 'whatsapp', undefined, antes, true)).body
    expect(await activos()).toMatchObject([sms, { canal: 'whatsapp', confirmado: false }])
    const de = numero()
    await m.escribir(de, new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
    const { body } = await m.pedirAviso(turno, 'whatsapp', undefined, LLAMADO, true)
    expect(body.ofrece.whatsapp?.enlace).toBe('')
    const whats = { canal: 'whatsapp', confirmado: true, cuando: LLAMADO }
    expect(await activos()).toMatchObject([whats])
    await m.llamar()
    await whatsapp.next(de)
    expect(twilio.sent.filter((sent) => sent.a === a)).toEqual([])
  })

  test('waits when the provider is busy or broken, gives up when it says no, and keeps the reason', async () => {
    const m = await conMensajes()
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    const [uno, dos] = [numero(), numero()]
    await m.pedirAviso(a, 'sms', uno)
    await m.pedirAviso(b, 'sms', dos)
    twilio.answer({ status: 429, headers: { 'retry-after': '60' } }, { status: 500 })
    await m.llamar()
    await vi.waitFor(
      async () => expect((await m.verAvisos(a)).entregas).toMatchObject([{ motivo: 'http 429' }]),
      5000,
    )
    app.clock.now += 61_000
    await vi.waitFor(
      async () => expect((await m.verAvisos(a)).entregas).toMatchObject([{ motivo: 'http 500' }]),
      5000,
    )
    app.clock.now += 10_000
    await twilio.next(uno)
    twilio.answer({ status: 400, body: { code: 21211, message: "The 'To' number is not valid" } })
    await m.llamar()
    await vi.waitFor(
      async () =>
        expect((await m.verAvisos(b)).entregas).toMatchObject([
          { estado: 'muerta', motivo: 'twilio 21211', intentos: 1 },
        ]),
      5000,
    )
    const { entregas } = await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
    const muerta = {
      turno: 2,
      etiqueta: '2',
      estado: 'muerta',
      motivo: 'twilio 21211',
      destino: `···${dos.slice(-4)}`,
    }
    expect(entregas).toMatchObject([muerta, { turno: 1, estado: 'enviada', recibo: null }])
    const fallidas = await m.client.call(endpoints.entregas, {
      params: { empresaId: m.empresaId },
      query: { solo: 'fallidas' },
    })
    expect(fallidas.entregas).toMatchObject([muerta])
  })

  test('takes receipts late, twice and in any order', async () => {
    const m = await conMensajes()
    const turno = await m.pedir('Ana')
    const { ofrece } = (await m.pedirAviso(turno, 'whatsapp')).body
    const de = numero()
    await m.escribir(de, new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
    await m.llamar()
    await whatsapp.next(de)
    const recibo = async () => {
      const { entregas } = await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
      return entregas[0]
    }
    await vi.waitFor(async () => expect(await recibo()).toMatchObject({ estado: 'enviada' }), 5000)
    const last = async () => (await app.app.store.db.all(referencias, {})).at(-1)
    const id = (await last())?.referencia ?? ''
    const tell = (status: string) =>
      app.client().send(m.entrada('whatsapp'), fromWhatsapp(SECRETO, { statuses: [{ id, status }] }))
    for (const status of ['read', 'delivered', 'read', 'failed'])
      expect((await tell(status)).status).toBe(200)
    expect(await last()).toEqual({ referencia: id, recibo: 'leido' })
    expect(await recibo()).toMatchObject({ estado: 'enviada', recibo: 'leido' })
  })

  test('stays within its countries and its cap for the day', async () => {
    const m = await conMensajes()
    await m.guardar({ paises: ['+52'], topeDia: 1 })
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    expectRefused(await m.pedirAviso(a, 'sms', '+34600000000'), 'datos_invalidos')
    const [uno, dos] = [numero(), numero()]
    await m.pedirAviso(a, 'sms', uno)
    await m.pedirAviso(b, 'sms', dos)
    await m.llamar()
    await twilio.next(uno)
    await vi.waitFor(
      async () => expect((await m.verAvisos(a)).entregas).toMatchObject([{ estado: 'enviada' }]),
      5000,
    )
    await m.llamar()
    await vi.waitFor(
      async () =>
        expect((await m.verAvisos(b)).entregas).toMatchObject([
          { estado: 'descartada', motivo: 'tope_del_dia' },
        ]),
      5000,
    )
  })

  test('does not write to other countries, whoever writes first, and says so on their phone', async () => {
    const m = await conMensajes()
    await m.guardar({ paises: ['+52'] })
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    const escribirPalabra = async (turno: { id: string; codigo: string }, de: string) => {
      const { ofrece } = (await m.pedirAviso(turno, 'whatsapp')).body
      await m.escribir(de, new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
    }
    const [lejos, cerca] = ['+34600000123', numero()]
    await escribirPalabra(a, lejos)
    await escribirPalabra(b, cerca)
    const rechazado = { canal: 'whatsapp', que: 'alta', estado: 'descartada', motivo: 'pais_no_permitido' }
    expect(await m.verAvisos(a)).toMatchObject({ avisos: [], entregas: [rechazado] })
    expect(await m.verAvisos(b)).toMatchObject({ avisos: [{ confirmado: true }], entregas: [] })
    const { entregas } = await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
    expect(entregas).toMatchObject([{ ...rechazado, turno: 1, destino: '' }])
    // A country that is taken off the list later counts too.
    await m.guardar({ paises: ['+54'] })
    await m.llamar('1')
    await m.llamar('2')
    await vi.waitFor(
      async () =>
        expect((await m.verAvisos(b)).entregas).toMatchObject([
          { que: 'llamado', estado: 'descartada', motivo: 'pais_no_permitido' },
        ]),
      5000,
    )
    expect(whatsapp.sent.filter(({ a: quien }) => [lejos, cerca].includes(quien))).toEqual([])
  })

  test('at night keeps reminders to itself, never a call', async () => {
    const m = await conMensajes()
    const minuto = minutoLocal(app.app.clock(), 'America/Mexico_City')
    const around = (minutes: number) => (minuto + minutes + 24 * 60) % (24 * 60)
    await m.guardar({ silencio: { desde: around(-60), hasta: around(60) } })
    const turnos = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    const [, , c] = turnos as [unknown, unknown, { id: string; codigo: string }]
    const suyo = numero()
    await m.pedirAviso(c, 'sms', suyo, { personas: 1, minutos: null, llamado: true })
    await m.llamar()
    await vi.waitFor(
      async () =>
        expect((await m.verAvisos(c)).entregas).toMatchObject([
          { que: 'pronto', estado: 'descartada', motivo: 'horas_de_silencio' },
        ]),
      5000,
    )
    await m.llamar()
    await m.llamar('Ventanilla 5')
    expect((await twilio.next(suyo)).texto).toContain('Ventanilla 5')
    expect(twilio.sent.filter(({ a }) => a === suyo)).toHaveLength(1)
  })

  test('writes to one number twenty times in a day at most, however many turns it takes', async () => {
    const m = await conMensajes()
    const suyo = numero()
    const turnos = await Promise.all(range(24).map((i) => m.pedir(`Ana ${i}`)))
    for (const turno of turnos) expect((await m.pedirAviso(turno, 'sms', suyo)).status).toBe(200)
    // All at once: those that are being sent count as well.
    await Promise.all(turnos.map((_, i) => m.llamar(`Caja ${i}`)))
    const becameOf = async () =>
      (await Promise.all(turnos.map((turno) => m.verAvisos(turno)))).flatMap(({ entregas }) =>
        entregas.map(({ estado, motivo }) => motivo ?? estado),
      )
    await vi.waitFor(
      async () =>
        expect((await becameOf()).sort()).toEqual([
          ...Array(20).fill('enviada'),
          ...Array(4).fill('tope_del_destino'),
        ]),
      15_000,
    )
    expect(twilio.sent.filter(({ a }) => a === suyo)).toHaveLength(20)
    const otro = await m.pedir('Otro')
    await m.pedirAviso(otro, 'sms', numero())
    await m.llamar('Caja 30')
    await vi.waitFor(
      async () => expect((await m.verAvisos(otro)).entregas).toMatchObject([{ estado: 'enviada' }]),
      5000,
    )
  })

  test('tells in a test message what the provider answers', async () => {
    const m = await conMensajes()
    const probar = () =>
      m.client.call(endpoints.probarAvisos, {
        params: { empresaId: m.empresaId },
        body: { canal: 'sms', destino: numero() },
      })
    expect(await probar()).toEqual({ enviado: true, motivo: '' })
    twilio.answer({ status: 401, body: { code: 20003 } })
    expect(await probar()).toEqual({ enviado: false, motivo: 'twilio 20003' })
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
