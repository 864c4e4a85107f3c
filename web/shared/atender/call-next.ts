import type { QueryClient } from '@tanstack/react-query'
import type { ColaPersonal } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Llamada, Turno } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { attemptKeeper } from './call-attempts.ts'
import { calledHere } from './called-here.ts'

/** The customer in service at a desk, as far as this browser knows. */
export type AtDesk = { id: string; etiqueta: string; nombre: string }

/** Who is at each desk by the last reply: in a company with many queues, not all of them are on the screen. */
const lastKnown = new Map<string, { turno: AtDesk & { colaId: string }; at: number }>()

const deskKey = (empresaId: string, puesto: string) => `${empresaId} ${limpiarLinea(puesto)}`

const keepers = new Map<string, ReturnType<typeof attemptKeeper>>()

function keeperOf(name: string) {
  const keeper = keepers.get(name) ?? attemptKeeper()
  keepers.set(name, keeper)
  return keeper
}

export type Order = {
  empresaId: string
  /** Null: the next of all queues. */
  colaId: string | null
  puesto: string
  /** Set when the desk is a named one. */
  puestoId?: string
  /** How many people fit at the desk. */
  cabe?: number
  /** A customer to call out of order, and why. */
  elegido?: { id: string; motivo: string }
}

/** Calls the next of one queue or of all, or a chosen customer. Never calls twice when a reply is lost. */
export async function callNext(client: QueryClient, order: Order): Promise<Llamada> {
  const { empresaId, colaId, puesto, cabe = '', elegido } = order
  const name = `${empresaId} ${colaId} ${cabe} ${elegido ? `${elegido.id} ${elegido.motivo}` : ''}`
  const keeper = keeperOf(name)
  const attempt = keeper.attempt(puesto, () => atDesk(client, empresaId, puesto)?.id ?? null)
  try {
    const llamada = await send(order, `${name} ${JSON.stringify(attempt)}`, attempt.enAtencion)
    keeper.answered()
    const { turno } = llamada
    lastKnown.delete(deskKey(empresaId, puesto))
    if (turno) {
      calledHere.add(turno.id)
      knowPlace(empresaId, turno)
    }
    return llamada
  } catch (error) {
    keeper.failed(error)
    throw error
  }
}

/** Records where a reply places a customer, before the push arrives. */
export function knowPlace(empresaId: string, turno: Turno): void {
  for (const [desk, known] of lastKnown) if (known.turno.id === turno.id) lastKnown.delete(desk)
  if (turno.estado === 'en atención' && turno.puesto)
    lastKnown.set(deskKey(empresaId, turno.puesto), { turno, at: Date.now() })
  else for (const keeper of keepers.values()) keeper.left(turno.id)
}

function send(
  { empresaId, colaId, puesto, puestoId, cabe, elegido }: Order,
  same: string,
  enAtencion: string | null,
): Promise<Llamada> {
  const body = { ...(puestoId ? { puestoId } : { puesto }), enAtencion }
  if (elegido) {
    const params = { empresaId, turnoId: elegido.id }
    return call(endpoints.llamarTurno, { params, body: { ...body, motivo: elegido.motivo }, same })
  }
  const next = { body: { ...body, cabe }, same }
  if (colaId) return call(endpoints.siguiente, { params: { empresaId, colaId }, ...next })
  return call(endpoints.siguienteDeEmpresa, { params: { empresaId }, ...next })
}

/** The turno in service at a desk as far as this browser knows, in any queue. */
export function atDesk(client: QueryClient, empresaId: string, puesto: string): AtDesk | null {
  const last = lastKnown.get(deskKey(empresaId, puesto))
  const readAt = last && client.getQueryState(keys.cola(empresaId, last.turno.colaId))?.dataUpdatedAt
  // Its queue has not been read since the reply, so the reply is the newest information.
  if (last && (readAt ?? 0) <= last.at) return last.turno
  const propio = limpiarLinea(puesto)
  const known = client
    .getQueriesData<ColaPersonal>({ queryKey: keys.colas(empresaId) })
    .flatMap(([, estado]) => estado?.enAtencion ?? [])
    .filter((turno) => turno.puesto === propio)
    .sort((a, b) => a.llamado.localeCompare(b.llamado))
  return known.at(-1) ?? null
}
