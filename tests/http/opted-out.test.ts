import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { fromTwilio } from '#harness/providers.ts'
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

onEachEngine('a phone number that unsubscribed by SMS', withProviders, (app) => {
  afterAll(stopProviders)

  async function deBaja() {
    const m = await conMensajes(app)
    const de = numero()
    const sms = async (texto: string) => {
      const url = `${PUBLIC_URL}${m.entrada('sms')}`
      const fields = { MessageSid: randomUUID(), From: de, Body: texto }
      expect((await app.client().send(m.entrada('sms'), fromTwilio(TOKEN, url, fields))).status).toBe(200)
    }
    await m.suscribir(await m.pedir('Ana'), de)
    await sms('BAJA')
    return { ...m, de, sms }
  }

  test.each(['ALTA', 'Sí'])('is told so when it asks again, and %s undoes it', async (palabra) => {
    const { de, sms, ...m } = await deBaja()
    const turno = await m.pedir('Ana')
    const { avisos } = (await m.pedirAviso(turno, 'sms', de)).body
    expect(avisos).toMatchObject([{ confirmado: false, baja: { escribirA: '+15005550006' } }])
    // Repeated, as with another tab.
    expect((await m.pedirAviso(turno, 'sms', de)).body.avisos).toEqual(avisos)
    await sms(palabra)
    const [suyo] = (await m.verAvisos(turno)).avisos
    expect(suyo).toMatchObject({ confirmado: true })
    expect(suyo).not.toHaveProperty('baja')
    await m.llamar('1')
    await m.llamar('2')
    let { texto } = await providers.twilio.next(de)
    while (!texto.includes('Es tu turno')) ({ texto } = await providers.twilio.next(de))
    expect(texto).toContain('Es tu turno: 2')
  })

  test('is not told so to a company that it did not unsubscribe from', async () => {
    const { de } = await deBaja()
    const otra = await conMensajes(app)
    const [suyo] = (await otra.pedirAviso(await otra.pedir('Ana'), 'sms', de)).body.avisos
    expect(suyo).toMatchObject({ confirmado: false })
    expect(suyo).not.toHaveProperty('baja')
  })
})
