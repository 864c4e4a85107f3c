import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { minutoLocal } from '#domain/jornada.ts'
import { range } from '#harness/parallel.ts'
import { fromWhatsapp } from '#harness/providers.ts'
import { readAll } from '#server/store/query.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import {
  conMensajes,
  numero,
  providers,
  SECRETO,
  stopProviders,
  withProviders,
} from '#tests/helpers/messengers.ts'

const referencias = readAll((q) => q.selectFrom('entregas').select(['referencia', 'recibo']).orderBy('id'))

onEachEngine('what a company sends', withProviders, (app) => {
  afterAll(stopProviders)

  test('waits when the provider is busy or broken, gives up when it refuses, and keeps the reason', async () => {
    const m = await conMensajes(app)
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    const [uno, dos] = [numero(), numero()]
    await m.suscribir(a, uno)
    await m.suscribir(b, dos)
    providers.twilio.answer({ status: 429, headers: { 'retry-after': '60' } }, { status: 500 })
    await m.llamar()
    await eventually(async () => expect(await m.avisosDe(a)).toMatchObject([{ motivo: 'http 429' }]))
    app.clock.now += 61_000
    await eventually(async () => expect(await m.avisosDe(a)).toMatchObject([{ motivo: 'http 500' }]))
    app.clock.now += 10_000
    await providers.twilio.next(uno)
    providers.twilio.answer({ status: 400, body: { code: 21211, message: "The 'To' number is not valid" } })
    await m.llamar()
    await eventually(async () =>
      expect(await m.avisosDe(b)).toMatchObject([{ estado: 'muerta', motivo: 'twilio 21211', intentos: 1 }]),
    )
    const { entregas } = await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
    const muerta = {
      turno: 2,
      etiqueta: '2',
      estado: 'muerta',
      motivo: 'twilio 21211',
      destino: `···${dos.slice(-4)}`,
    }
    const pedidas = [2, 1].map((turno) => ({ turno, que: 'confirmar', estado: 'enviada' }))
    expect(entregas).toMatchObject([muerta, { turno: 1, estado: 'enviada', recibo: null }, ...pedidas])
    const fallidas = await m.client.call(endpoints.entregas, {
      params: { empresaId: m.empresaId },
      query: { solo: 'fallidas' },
    })
    expect(fallidas.entregas).toMatchObject([muerta])
  })

  test('accepts receipts late, twice and in any order', async () => {
    const m = await conMensajes(app)
    const turno = await m.pedir('Ana')
    const { ofrece } = (await m.pedirAviso(turno, 'whatsapp')).body
    const de = numero()
    await m.escribir(de, new URL(ofrece.whatsapp?.enlace ?? '').searchParams.get('text') ?? '')
    await providers.whatsapp.next(de)
    await m.llamar()
    await providers.whatsapp.next(de)
    const recibo = async () => {
      const { entregas } = await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
      return entregas[0]
    }
    await eventually(async () => expect(await recibo()).toMatchObject({ estado: 'enviada' }))
    const last = async () => (await referencias(app.app.store.db)).at(-1)
    const id = (await last())?.referencia ?? ''
    const tell = (status: string) =>
      app.client().send(m.entrada('whatsapp'), fromWhatsapp(SECRETO, { statuses: [{ id, status }] }))
    for (const status of ['read', 'delivered', 'read', 'failed'])
      expect((await tell(status)).status).toBe(200)
    expect(await last()).toEqual({ referencia: id, recibo: 'leido' })
    expect(await recibo()).toMatchObject({ estado: 'enviada', recibo: 'leido' })
  })

  test('stays within its countries and its daily cap', async () => {
    const m = await conMensajes(app)
    await m.guardar({ paises: ['+52'], topeDia: 3 })
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    expectRefused(await m.pedirAviso(a, 'sms', '+34600000000'), 'datos_invalidos')
    const [uno, dos] = [numero(), numero()]
    await m.suscribir(a, uno)
    await m.suscribir(b, dos)
    await m.llamar()
    await providers.twilio.next(uno)
    await eventually(async () => expect(await m.avisosDe(a)).toMatchObject([{ estado: 'enviada' }]))
    await m.llamar()
    await eventually(async () =>
      expect(await m.avisosDe(b)).toMatchObject([{ estado: 'descartada', motivo: 'tope_del_dia' }]),
    )
  })

  test('does not go to other countries, even if the customer writes first, and their phone says so', async () => {
    const m = await conMensajes(app)
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
    const contestado = { que: 'contestacion' }
    expect(await m.verAvisos(b)).toMatchObject({ avisos: [{ confirmado: true }], entregas: [contestado] })
    await providers.whatsapp.next(cerca)
    const { entregas } = await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
    expect(entregas).toMatchObject([contestado, { ...rechazado, turno: 1, destino: '' }])
    // A country removed from the list later counts too.
    await m.guardar({ paises: ['+54'] })
    await m.llamar('1')
    await m.llamar('2')
    await eventually(async () =>
      expect((await m.verAvisos(b)).entregas).toMatchObject([
        contestado,
        { que: 'llamado', estado: 'descartada', motivo: 'pais_no_permitido' },
      ]),
    )
    expect(providers.whatsapp.sent.filter(({ a: quien }) => [lejos, cerca].includes(quien))).toHaveLength(1)
  })

  test('holds reminders back at night, but never a call', async () => {
    const m = await conMensajes(app)
    const minuto = minutoLocal(app.app.clock(), 'America/Mexico_City')
    const around = (minutes: number) => (minuto + minutes + 24 * 60) % (24 * 60)
    await m.guardar({ silencio: { desde: around(-60), hasta: around(60) } })
    const turnos = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    const [, , c] = turnos as [unknown, unknown, { id: string; codigo: string }]
    const suyo = numero()
    await m.suscribir(c, suyo, { personas: 1, minutos: null, llamado: true })
    await m.llamar()
    await eventually(async () =>
      expect(await m.avisosDe(c)).toMatchObject([
        { que: 'pronto', estado: 'descartada', motivo: 'horas_de_silencio' },
      ]),
    )
    await m.llamar()
    await m.llamar('Ventanilla 5')
    expect((await providers.twilio.next(suyo)).texto).toContain('Es tu turno: 3')
    expect(providers.twilio.sent.filter(({ a }) => a === suyo)).toHaveLength(2)
  })

  test('goes to one number at most ten times an hour, however many turnos it takes', async () => {
    const m = await conMensajes(app)
    const suyo = numero()
    const turnos = await Promise.all(range(24).map((i) => m.pedir(`Ana ${i}`)))
    for (const turno of turnos) await m.suscribir(turno, suyo)
    // All at once: messages being sent count as well.
    await Promise.all(turnos.map((_, i) => m.llamar(`Caja ${i}`)))
    const becameOf = async () =>
      (await Promise.all(turnos.map((turno) => m.avisosDe(turno)))).flatMap((entregas) =>
        entregas.map(({ estado, motivo }) => motivo ?? estado),
      )
    await eventually(async () =>
      expect((await becameOf()).sort()).toEqual([
        ...Array(9).fill('enviada'),
        ...Array(15).fill('tope_del_destino'),
      ]),
    )
    expect(providers.twilio.sent.filter(({ a }) => a === suyo)).toHaveLength(10)
    const otro = await m.pedir('Otro')
    await m.suscribir(otro, numero())
    await m.llamar('Caja 30')
    await eventually(async () => expect(await m.avisosDe(otro)).toMatchObject([{ estado: 'enviada' }]))
  })

  test('reports in a test message what the provider answers', async () => {
    const m = await conMensajes(app)
    const probar = () =>
      m.client.call(endpoints.probarAvisos, {
        params: { empresaId: m.empresaId },
        body: { canal: 'sms', destino: numero() },
      })
    expect(await probar()).toEqual({ enviado: true, motivo: '' })
    providers.twilio.answer({ status: 401, body: { code: 20003 } })
    expect(await probar()).toEqual({ enviado: false, motivo: 'twilio 20003' })
  })
})
