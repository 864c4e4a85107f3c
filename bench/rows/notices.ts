import webpush from 'web-push'
import { CONSENTIMIENTO_VERSION, type SuscripcionPush } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel } from '#harness/parallel.ts'
import { type PushService, startPushService } from '#harness/push-service.ts'
import { pedirTurno } from '#harness/stories.ts'
import { post } from '#server/outbox/post.ts'
import { atMost, type Figure, median, type Row } from '../figure.ts'
import { startPhones } from '../phones.ts'
import { addWaiting, openWorld, type World } from '../world.ts'

const WITHIN_MS = 1000
/** As long as a call may wait for anything else that the server does. */
const CALL_MS = 50

/** How soon a call reaches a phone, and what calls feel of many notices at once. */
export const noticesRow: Row = {
  name: 'notices',
  async run({ short, log }) {
    const push = await startPushService()
    const world = await openWorld(3, { PRIVATE_DESTINATIONS: 'on' })
    try {
      const figures = [
        ...(await callToPhone(world, push, short ? 5 : 100)),
        ...(await callsMeanwhile(world, short ? 30 : 1000, log)),
      ]
      if (push.faults.length > 0) throw new Error(`the push service refused: ${push.faults[0]}`)
      return figures
    } finally {
      await world.stop()
      await push.stop()
    }
  },
}

/** Somebody takes a turn and asks to be told when called. */
async function subscribe(world: World, colaId: string, push: SuscripcionPush): Promise<void> {
  const { client, empresaId } = world
  const { id: turnoId, codigo } = await pedirTurno(client, empresaId, colaId, 'Ana')
  const cuando = { personas: null, minutos: null, llamado: true }
  const body = { codigo, canal: 'push' as const, push, cuando, consentimiento: CONSENTIMIENTO_VERSION }
  await client.call(endpoints.pedirAviso, { params: { turnoId }, body })
}

const callFrom = ({ client, empresaId }: World, colaId: string, puesto: string) =>
  client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto } })

async function callToPhone(world: World, push: PushService, rounds: number): Promise<Figure[]> {
  const [colaId = ''] = world.colas
  const vapidDetails = { subject: 'mailto:bench@ejemplo.com', ...webpush.generateVAPIDKeys() }
  const ours: number[] = []
  const bare: number[] = []
  for (let i = 0; i < rounds; i++) {
    const phone = push.browser()
    await subscribe(world, colaId, phone.subscription)
    let started = performance.now()
    const [{ at }] = await Promise.all([phone.next(), callFrom(world, colaId, '1')])
    ours.push(at - started)
    const other = push.browser()
    started = performance.now()
    const note = JSON.stringify({ titulo: 'Es tu turno: 1', texto: 'Pasa a 1', enlace: '/', etiqueta: 'x' })
    const { endpoint, headers, body } = webpush.generateRequestDetails(other.subscription, note, {
      vapidDetails,
    })
    const signal = AbortSignal.timeout(WITHIN_MS)
    const options = { headers: headers as Record<string, string>, body, signal, trusted: true }
    const [received] = await Promise.all([other.next(), post(endpoint, options)])
    bare.push(received.at - started)
  }
  const slowest = Math.max(...ours)
  return [
    {
      name: 'call to push service, median',
      value: median(ours),
      unit: 'ms',
      against: 'a bare web-push loop',
      limit: median(bare),
      ratio: median(ours) / median(bare),
      goal: null,
    },
    {
      name: `call to push service, slowest of ${rounds}`,
      value: slowest,
      unit: 'ms',
      against: 'at most',
      limit: WITHIN_MS,
      ratio: slowest / WITHIN_MS,
      goal: atMost(1),
    },
  ]
}

/** Calls in one queue while everybody in another is told something. */
async function callsMeanwhile(world: World, count: number, log: (line: string) => void): Promise<Figure[]> {
  const [, told = '', called = ''] = world.colas
  const phones = await startPhones(count)
  try {
    await inParallel(count, 16, (i) => subscribe(world, told, phones.subscriptions[i] as SuscripcionPush))
    addWaiting(world, called, 20_000)
    const callsUntil = async (done: () => boolean): Promise<number[]> => {
      const took: number[] = []
      while (!done()) {
        const started = performance.now()
        await callFrom(world, called, '2')
        took.push(performance.now() - started)
      }
      return took
    }
    let left = count
    await callsUntil(() => left-- <= 0)
    left = count
    const quiet = await callsUntil(() => left-- <= 0)
    const started = performance.now()
    await world.client.call(endpoints.anunciar, {
      params: { empresaId: world.empresaId },
      body: { texto: 'El médico llega 20 minutos tarde', minutos: 20, colas: [told] },
    })
    let all = false
    const faults = phones.told.then((faults) => {
      all = true
      return faults
    })
    const busy = await callsUntil(() => all)
    const [fault] = await faults
    if (fault) throw new Error(`the push service refused: ${fault}`)
    const seconds = (performance.now() - started) / 1000
    log(`${count} notices left in ${seconds.toFixed(1)} s, with ${busy.length} calls meanwhile`)
    log(`of the calls before, 99 of 100 within ${percentile99(quiet).toFixed(1)} ms`)
    return figuresOf(count, quiet, busy)
  } finally {
    await phones.stop()
  }
}

function figuresOf(count: number, quiet: readonly number[], busy: readonly number[]): Figure[] {
  const name = `a call while ${count.toLocaleString('en')} notices leave`
  return [
    {
      name: `${name}, median`,
      value: median(busy),
      unit: 'ms',
      against: 'a call while none do',
      limit: median(quiet),
      ratio: median(busy) / median(quiet),
      goal: null,
    },
    {
      name: `${name}, 99 of 100 within`,
      value: percentile99(busy),
      unit: 'ms',
      against: 'at most',
      limit: CALL_MS,
      ratio: percentile99(busy) / CALL_MS,
      goal: atMost(1),
    },
  ]
}

function percentile99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN
}
