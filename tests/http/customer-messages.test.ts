import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { fromTwilio } from '#harness/providers.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import {
  conMensajes,
  numero,
  PUBLIC_URL,
  providers,
  stopProviders,
  TOKEN,
  withProviders,
} from '#tests/helpers/messengers.ts'
import { empleada } from '#tests/helpers/team.ts'

const MINUTO_MS = 60_000

async function settings(): Promise<Record<string, string>> {
  return { ...(await withProviders()), DEFAULT_PLAN: 'enterprise' }
}

onEachEngine('a customer who writes back to a notice', settings, (app) => {
  afterAll(stopProviders)

  /** A company with a customer who gets SMS, and one behind. */
  async function sala() {
    const m = await conMensajes(app)
    const de = numero()
    const [ana] = [await m.pedir('Ana'), await m.pedir('Luis')]
    await m.suscribir(ana, de)
    const sms = async (texto: string) => {
      const url = `${PUBLIC_URL}${m.entrada('sms')}`
      const fields = { MessageSid: randomUUID(), From: de, Body: texto }
      expect((await app.client().send(m.entrada('sms'), fromTwilio(TOKEN, url, fields))).status).toBe(200)
    }
    const recibe = async () => (await providers.twilio.next(de)).texto
    const params = { empresaId: m.empresaId, turnoId: ana.id }
    const avisar = (frase?: string, by = m.client) =>
      by.try(endpoints.avisarTurno, { params, body: { frase } })
    return { ...m, de, ana, sms, recibe, avisar, params }
  }

  test('gets one line that says what the message did', async () => {
    const m = await sala()
    await m.sms('Hola, ya voy')
    expect(await m.recibe()).toBe('Gracias: el personal ya sabe que vienes. Turno 1.')
    await m.sms('voy tarde 10 min')
    expect(await m.recibe()).toBe('Gracias por avisar: el personal ya sabe que tardas 10 min. Turno 1.')
    expect(await m.cola()).toMatchObject({
      apartados: [{ id: m.ana.id, respuesta: { palabra: 'tarde', minutos: 10 } }],
    })
    await m.sms('¿Puedo ir con mi hijo?')
    expect(await m.recibe()).toBe('El personal de Clínica Sol verá tu mensaje.')
    // Another one before the staff answered: it is shown, and gets no line of its own.
    await m.sms('¿Y con mi perro?')
    expect((await m.cola()).apartados[0]).toMatchObject({ mensaje: '¿Y con mi perro?' })
    await m.sms('mejor cancelo')
    expect(await m.recibe()).toBe('Tu turno 1 en Clínica Sol quedó cancelado.')
    // The turno has ended: nothing is done and nothing is answered.
    await m.sms('voy')
    await m.sms('¿Hola?')
    await m.sms('BAJA')
    expect(providers.twilio.sent.filter(({ a }) => a === m.de)).toHaveLength(5)
  })

  test('unsubscribes, is told how to come back, and comes back', async () => {
    const m = await sala()
    await m.sms('Quiero darme de baja')
    expect(await m.recibe()).toContain('no recibirás más mensajes de Clínica Sol')
    await m.pedirAviso(m.ana, 'sms', m.de)
    await m.sms('ALTA')
    expect(await m.recibe()).toContain('te avisaremos aquí')
  })

  test('is read by the staff in the list and in service, answered with a sentence, once', async () => {
    const m = await sala()
    const frases = ['Sí, puedes venir con alguien.', 'Hoy vamos con demora.']
    await m.guardar({ frases: [...frases] })
    expect((await m.client.call(endpoints.frases, { params: m.params })).frases).toEqual(frases)
    await m.sms('  ¿Puedo ir\n con mi hijo?  ')
    await m.recibe()
    expect((await m.cola()).turnos[0]).toMatchObject({ nombre: 'Ana', mensaje: '¿Puedo ir con mi hijo?' })
    await m.llamar()
    expect((await m.cola()).enAtencion[0]).toMatchObject({ mensaje: '¿Puedo ir con mi hijo?' })
    expect(await m.recibe()).toContain('Es tu turno')
    expectRefused(await m.avisar('Otra frase'), 'datos_invalidos')
    expect((await m.avisar(frases[0])).status).toBe(200)
    expect(await m.recibe()).toContain(frases[0])
    expect((await m.cola()).enAtencion[0]).not.toHaveProperty('mensaje')
    await eventually(async () =>
      expect((await m.avisosDe(m.ana)).map(({ que, estado }) => `${que} ${estado}`)).toEqual([
        'contestacion enviada',
        'llamado enviada',
        'frase enviada',
      ]),
    )
  })

  test('leaves no text behind when the names are erased, and none in the log of eventos', async () => {
    const m = await sala()
    await m.sms('Tengo cita con la doctora Ríos, ¿me esperan?')
    await m.recibe()
    expect((await m.cola()).turnos[0]?.mensaje).toContain('Ríos')
    const { empresas } = await m.client.call(endpoints.datosCuenta, { params: { correo: m.correo } })
    expect(JSON.stringify(empresas)).toContain('doctora Ríos')
    await m.llamar()
    await m.finalizar(m.ana.id)
    await m.retirar((await m.cola()).turnos[0]?.id ?? '')
    app.clock.now += 3 * 24 * 60 * MINUTO_MS
    await olvidarNombres(app.app.store, 1, app.app.clock())
    expect(await databaseContent(app.app)).not.toContain('doctora Ríos')
  })

  test('is asked to come closer by the staff of the own queue, at most once a minute and five times', async () => {
    const m = await sala()
    const otra = await empleada(app, m, { rol: 'lector' })
    expectRefused(await m.avisar(undefined, otra.client), 'prohibido')
    const agente = await empleada(app, m, { rol: 'agente', colas: [m.colas[0] ?? ''] })
    for (const by of [agente.client, m.client, m.client, m.client, m.client]) {
      expect((await m.avisar(undefined, by)).status).toBe(200)
      expect(await m.recibe()).toContain('Acércate, por favor')
      expectRefused(await m.avisar(), 'demasiados_intentos')
      app.clock.now += 61_000
    }
    expectRefused(await m.avisar(), 'demasiados_intentos')
  })

  test('cannot be asked to come closer without notices, or once called', async () => {
    const m = await sala()
    const [, luis] = (await m.cola()).turnos
    const params = { empresaId: m.empresaId, turnoId: luis?.id ?? '' }
    expectRefused(await m.client.try(endpoints.avisarTurno, { params, body: {} }), 'sin_avisos')
    await m.llamar()
    expectRefused(await m.avisar(), 'turno_no_en_espera')
  })
})
