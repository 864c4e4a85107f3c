import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { revisarReloj } from './reloj.ts'
import { bien, falla, type Hallazgo, messageOf } from './revision.ts'

const PATIENCE_MS = 4000

/** Sends a notice through Redis and waits for it, because publishing can be refused on an open connection. */
export async function revisarBus(url: string | null): Promise<Hallazgo[]> {
  if (!url) return [bien('avisos', 'en memoria: un solo nodo')]
  const options = {
    lazyConnect: true,
    connectTimeout: 3000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  }
  const [sender, receiver] = [new Redis(url, options), new Redis(url, options)]
  let refusal: Error | null = null
  for (const connection of [sender, receiver]) {
    connection.on('error', (error) => {
      refusal = error
    })
  }
  try {
    await Promise.all([sender.connect(), receiver.connect()])
    await vuelta(sender, receiver)
    const [segundos, micros] = await sender.time()
    const suyo = Number(segundos) * 1000 + Number(micros) / 1000
    const reloj = revisarReloj({}, { quien: 'Redis', adelantoMs: Math.round(suyo - Date.now()) })
    return [bien('avisos', 'Redis entrega los avisos'), ...reloj.filter(({ nivel }) => nivel !== 'bien')]
  } catch (error) {
    const hacer =
      'revisa REDIS_URL y que Redis esté encendido; mientras, las pantallas se ponen al día más despacio'
    return [falla('avisos', `Redis: ${messageOf(refusal ?? error)}`, hacer)]
  } finally {
    sender.disconnect()
    receiver.disconnect()
  }
}

async function vuelta(sender: Redis, receiver: Redis): Promise<void> {
  const canal = `turnero:doctor:${randomUUID()}`
  await receiver.subscribe(canal)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('el aviso de prueba no llegó')), PATIENCE_MS)
  receiver.once('message', () => resolve())
  await sender.publish(canal, 'hola')
  await promise.finally(() => clearTimeout(timer))
}
