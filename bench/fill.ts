import { endpoints } from '#contract/endpoints.ts'
import { take } from './calls.ts'
import type { World } from './world.ts'
import { wrk } from './wrk.ts'

/** What is set up over the API, so that it works whatever the tables look like. */

export async function waitingIn({ client, empresaId }: World, colaId: string): Promise<number> {
  const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
  return categorias.find(({ id }) => id === colaId)?.enEspera ?? 0
}

/** Takes turns, a second at a time, until at least so many wait. Returns how many do. */
export async function fill(world: World, colaId: string, wanted: number): Promise<number> {
  const url = world.server.url
  let waiting = await waitingIn(world, colaId)
  while (waiting < wanted) {
    await wrk({ url, requests: take(world, [colaId]), seconds: 1 })
    const now = await waitingIn(world, colaId)
    if (now === waiting) throw new Error('No turn could be taken')
    waiting = now
  }
  return waiting
}

export async function codesIn(
  { client, empresaId }: World,
  colaId: string,
  count: number,
): Promise<string[]> {
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  return turnos.slice(0, count).map(({ codigo }) => codigo)
}
