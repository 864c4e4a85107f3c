import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endpoints } from '#contract/endpoints.ts'
import { callNext, lookUp, take } from '../../calls.ts'
import { codesIn, fill } from '../../fill.ts'
import { openWorld, type World } from '../../world.ts'
import type { Tree } from '../checkout.ts'
import type { PairedRow } from '../subject.ts'
import { loaded } from './http.ts'

/** Each tree writes the past by its own code: only it knows its tables. */
async function addPast({ root }: Tree, world: World, count: number): Promise<void> {
  const url = pathToFileURL(join(root, 'bench/past.ts')).href
  const past = (await import(url)) as typeof import('../../past.ts')
  past.addPast(world, count)
}

/** Makes a running server read the empresa again: the file says now that it is older than the past that was added. */
async function forgetEmpresa({ client, empresaId, colas: [colaId = ''] }: World): Promise<void> {
  const params = { empresaId, colaId }
  for (const activa of [false, true])
    await client.call(endpoints.cambiarEstadoCola, { params, body: { activa } })
}

/** Takes, look-ups and calls in turn, beside a long past. As many come as are called. */
export const growthRow: PairedRow = {
  name: 'growth',
  title: 'take, look up, call; a long past',
  optional: true,
  open: async (tree, { short }) => {
    const world = await openWorld(20, {}, tree.root)
    const [first = '', second = ''] = world.colas
    await addPast(tree, world, short ? 20_000 : 1_000_000)
    const waiting = short ? 1000 : 10_000
    await fill(world, first, waiting)
    await fill(world, second, waiting)
    const codes = await codesIn(world, first, waiting)
    const calls = callNext(world, second)
    const requests = lookUp(codes).flatMap((request, i) => [
      request,
      ...take(world, [second]),
      ...calls.slice(i % calls.length, (i % calls.length) + 1),
    ])
    return loaded(world, requests, { writes: true })
  },
}

export const statisticsRow: PairedRow = {
  name: 'statistics',
  title: 'statistics of a month',
  open: async (tree, { short }) => {
    const world = await openWorld(20, {}, tree.root)
    const past = short ? 5000 : 100_000
    await addPast(tree, world, past)
    await forgetEmpresa(world)
    const path = `/api/estadisticas/${world.empresaId}?periodo=mes`
    const request = { method: 'GET', path, headers: { cookie: world.client.cookie } } as const
    // The days are counted when they are asked for the first time, and kept.
    const { totalTurnos } = await world.client.call(endpoints.estadisticas, {
      params: { empresaId: world.empresaId },
      query: { periodo: 'mes' },
    })
    if (totalTurnos !== past) throw new Error(`The statistics count ${totalTurnos} of ${past} turnos`)
    return loaded(world, [request], { writes: false })
  },
}
