import { expect, test } from 'vitest'
import { CONSENTIMIENTOS, type Cuando } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { range } from '#harness/parallel.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const WHATSAPP = { numero: '+5215500000000', numeroId: '1055', token: 'uno', secreto: 'dos' }
const SMS = { proveedor: 'twilio' as const, cuenta: 'AC1', desde: '+15005550006', url: '', token: 'tres' }

onEachEngine('simultaneous changes of settings', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  test('of two channels both survive, with their keys', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General')
    const params = { empresaId }
    const guardar = (body: object) => client.call(endpoints.guardarAjustesAvisos, { params, body })
    for (const i of range(20)) {
      await guardar({ whatsapp: null, sms: null })
      await Promise.all([
        guardar({ whatsapp: WHATSAPP }),
        guardar({ sms: SMS }),
        guardar({ topeDia: 100 + i }),
        guardar({ paises: [`+5${i % 10}`] }),
      ])
      expect(await client.call(endpoints.ajustesAvisos, { params })).toMatchObject({
        whatsapp: { listo: true },
        sms: { listo: true },
        topeDia: 100 + i,
        paises: [`+5${i % 10}`],
      })
    }
  })

  test('of the address and of the moment of a notice both survive', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    await client.call(endpoints.guardarAjustesAvisos, { params: { empresaId }, body: { sms: SMS } })
    const { id: turnoId, codigo } = await pedirTurno(client, empresaId, colas[0] ?? '', 'Ana')
    const pedir = (cuando: Cuando, destino?: string) =>
      client.call(endpoints.pedirAviso, {
        params: { turnoId },
        body: { codigo, canal: 'sms', cuando, destino, consentimiento: CONSENTIMIENTOS.es },
      })
    const llamado: Cuando = { personas: null, minutos: null, llamado: true }
    await pedir(llamado, '+525500000000')
    // A new account reaches ten numbers a day.
    for (const i of range(9)) {
      const destino = `+52550000${1000 + i}`
      await Promise.all([
        ...range(8).map((j) => pedir({ ...llamado, personas: 1 + j })),
        pedir(llamado, destino),
        ...range(8).map((j) => pedir({ ...llamado, personas: 1 + j })),
      ])
      const { avisos } = await client.call(endpoints.avisosDeTurno, {
        params: { turnoId },
        body: { codigo },
      })
      // Of the moments any may be the last; the number is the new one in any order.
      expect(avisos).toMatchObject([{ canal: 'sms', destino: `···${destino.slice(-4)}` }])
    }
  })
})
