import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ColaPersonal } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Llamada, Turno } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { attemptKeeper } from './call-attempts.ts'

/** By company and desk, whom this browser called last: in a company of many queues not all of them are on the screen. */
const lastCalls = new Map<string, { turno: Turno; at: number }>()

/** Calls the next of one queue, or of all when none is named. Never twice when a reply is lost. */
export function useCallNext(empresaId: string, colaId?: string): (puesto: string) => Promise<Llamada> {
  const client = useQueryClient()
  const [keeper] = useState(attemptKeeper)
  return async (puesto) => {
    const { key, enAtencion } = keeper.attempt(puesto, () => atDesk(client, empresaId, puesto))
    const options = { headers: { 'idempotency-key': key }, body: { puesto, enAtencion } }
    try {
      const llamada = colaId
        ? await call(endpoints.siguiente, { params: { empresaId, colaId }, ...options })
        : await call(endpoints.siguienteDeEmpresa, { params: { empresaId }, ...options })
      keeper.answered()
      if (llamada.turno) lastCalls.set(`${empresaId} ${puesto}`, { turno: llamada.turno, at: Date.now() })
      else lastCalls.delete(`${empresaId} ${puesto}`)
      return llamada
    } catch (error) {
      keeper.failed(error)
      throw error
    }
  }
}

/** The turn in service at a desk as far as this browser knows, in whatever queue. */
function atDesk(client: QueryClient, empresaId: string, puesto: string): string | null {
  const last = lastCalls.get(`${empresaId} ${puesto}`)
  const readAt = last && client.getQueryState(keys.cola(empresaId, last.turno.colaId))?.dataUpdatedAt
  // Its queue was not read since: nothing else is known of it.
  if (last && (readAt ?? 0) < last.at) return last.turno.id
  const propio = limpiarLinea(puesto)
  const known = client
    .getQueriesData<ColaPersonal>({ queryKey: keys.colas(empresaId) })
    .flatMap(([, estado]) => estado?.enAtencion ?? [])
    .filter((turno) => turno.puesto === propio)
    .sort((a, b) => a.llamado.localeCompare(b.llamado))
  return known.at(-1)?.id ?? null
}
