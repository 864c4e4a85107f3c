import type { World } from './world.ts'
import { FRESH_KEY, type WrkRequest } from './wrk.ts'

/** The three calls that are made most often. */

export const take = ({ empresaId }: Pick<World, 'empresaId'>, colas: readonly string[]): WrkRequest[] =>
  colas.map((colaId) => ({
    method: 'POST',
    path: `/api/proyectos/${empresaId}/cola/${colaId}`,
    body: JSON.stringify({ nombre: 'Ana Pérez García' }),
  }))

/** As the web client sends it: with a key of its own, so that sending it again takes no second turno. */
export const takeWithKey = (world: Pick<World, 'empresaId'>, colas: readonly string[]): WrkRequest[] =>
  take(world, colas).map((request) => ({ ...request, headers: { 'idempotency-key': FRESH_KEY } }))

export const lookUp = (codes: readonly string[]): WrkRequest[] =>
  codes.map((code) => ({ method: 'GET', path: `/api/verificar-global?codigo=${code}` }))

export const callNext = ({ client, empresaId }: World, colaId: string): WrkRequest[] =>
  ['1', '2', '3', '4'].map((puesto) => ({
    method: 'POST',
    path: `/api/proyectos/${empresaId}/cola/${colaId}/siguiente`,
    headers: { cookie: client.cookie },
    body: JSON.stringify({ puesto }),
  }))

/** The answer of the real server to one of them, for the bare server to repeat. */
export const answerOf = (url: string, { method, path, headers, body }: WrkRequest): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body,
  })
