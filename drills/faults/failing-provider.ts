import { setTimeout as sleep } from 'node:timers/promises'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { callOnce, targetOf } from '#harness/load.ts'
import { range } from '#harness/parallel.ts'
import { type Provider, type Reply, startProvider } from '#harness/providers.ts'
import type { Engine } from '#harness/storage.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { enlaceDeAlta } from '#tests/helpers/enlace-de-alta.ts'
import type { Drill } from '../drill.ts'
import { claimsOf, Scene } from '../scene.ts'

const SETTLE_MS = 180_000
/** What a broken provider answers: errors, nothing, a success without an id, and that a number does not exist. */
const FAILURES: readonly Reply[] = [
  { status: 500 },
  'hang',
  { status: 429, headers: { 'retry-after': '1' } },
  { status: 200 },
  'hang',
  { status: 400, body: { code: 21211 } },
]
/** The failures that a retry cannot help. */
const FINAL = ['http 200', 'twilio 21211']

/** One company's SMS provider fails in every way while customers are called; another company has its own. */
export const failingProvider = (engine: Engine): Drill => ({
  name: `provider fails while customers are called, ${engine}`,
  async run({ short }) {
    const rounds = short ? 1 : 5
    const [twilio, own] = [await startProvider('twilio'), await startProvider('firmado')]
    const scene = await Scene.open(engine, {
      PUBLIC_URL: 'https://turnos.ejemplo.com',
      PRIVATE_DESTINATIONS: 'on',
      TWILIO_URL: twilio.url,
      ...claimsOf(short),
    })
    try {
      const faults: string[] = []
      const failing = await companyWith(scene.url, 'twilio', '')
      const working = await companyWith(scene.url, 'firmado', own.url)
      const reached: string[] = []
      for (const round of range(rounds)) {
        const phones = FAILURES.map((_, i) => `+52155${round}000${1000 + i}`)
        const others = FAILURES.map((_, i) => `+52156${round}000${1000 + i}`)
        for (const phone of phones) await subscribe(scene.url, failing, twilio, phone)
        for (const phone of others) await subscribe(scene.url, working, own, phone)
        twilio.answer(...FAILURES)
        const calls = [failing, working].flatMap((company) =>
          FAILURES.map((_, i) => callOnce(scene.url, targetOf(company), `p${round}-${i}`)),
        )
        for (const { outcome } of await Promise.all(calls))
          if (outcome !== 'ok') faults.push('a call was refused')
        // They arrive although the other provider still holds two requests.
        await Promise.all(others.map((phone) => own.next(phone)))
        reached.push(...phones)
      }
      const states = await settled(failing)
      if (states.length !== reached.length)
        faults.push(`${states.length} notices for ${reached.length} calls`)
      const dead = states.filter(({ estado }) => estado !== 'enviada')
      for (const { estado, motivo } of dead) {
        if (estado !== 'muerta' || !FINAL.includes(motivo ?? '')) faults.push(`ended as ${estado}: ${motivo}`)
      }
      if (dead.length !== FINAL.length * rounds) faults.push(`${dead.length} notices were given up`)
      // Confirmations were sent to each phone once.
      const sent = twilio.sent.filter(({ a, texto }) => reached.includes(a) && !/altas/.test(texto)).length
      const facts = `${states.length} notices through it, ${sent} accepted, ${dead.length} given up`
      return { facts: `${facts}; ${own.sent.length} through the other`, faults }
    } finally {
      await scene.close()
      await Promise.all([twilio.stop(), own.stop()])
    }
  },
})

async function companyWith(url: string, proveedor: 'twilio' | 'firmado', own: string): Promise<ConColas> {
  const company = await conColas(new Client(url), 'General')
  await company.client.call(endpoints.guardarAjustesAvisos, {
    params: { empresaId: company.empresaId },
    body: {
      sms: { proveedor, cuenta: 'AC1', desde: '+15005550006', url: own, token: 'token-del-proveedor' },
    },
  })
  return company
}

/** A customer takes a turno, asks for an SMS when called and confirms the number. */
async function subscribe(url: string, company: ConColas, provider: Provider, destino: string): Promise<void> {
  const client = new Client(url)
  const { id: turnoId, codigo } = await pedirTurno(client, company.empresaId, company.colas[0] ?? '', 'Ana')
  const cuando = { personas: null, minutos: null, llamado: true }
  await client.call(endpoints.pedirAviso, {
    params: { turnoId },
    body: { codigo, canal: 'sms', destino, cuando, consentimiento: CONSENTIMIENTOS.es },
  })
  const { texto } = await provider.next(destino)
  const confirmed = await client.send(enlaceDeAlta(texto), { method: 'POST' })
  if (confirmed.status !== 200) throw new Error(`${destino} was not confirmed: ${confirmed.status}`)
}

/** Waits until no notice of a call is pending. */
async function settled({ client, empresaId }: ConColas) {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const { entregas } = await client.call(endpoints.entregas, { params: { empresaId } })
    const calls = entregas.filter(({ que }) => que === 'llamado')
    if (calls.every(({ estado }) => estado !== 'pendiente')) return calls
    if (performance.now() > deadline) return calls
    await sleep(200)
  }
}
