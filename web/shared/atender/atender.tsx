import { type Context, createContext, type ReactNode, useContext, useMemo } from 'react'
import type { TurnoMovido } from '#contract/turno.ts'
import { useDesk } from '#web/shared/puestos/use-desk.ts'
import { type Puede, usePuede } from '#web/shared/use-puede.ts'
import type { AccionTurno } from './actions.ts'
import { CallingDialogs } from './calling-dialogs.tsx'
import { type Persona, type Said, useActing } from './use-acting.ts'
import { useCalling } from './use-calling.ts'
import { useInTurn } from './use-in-turn.ts'
import { useLatest } from './use-latest.ts'
import { type Message, useStrip } from './use-strip.ts'

/** Actions of the staff. The object is stable, so that a row that only calls them does not render on every message. */
export interface Atender {
  empresaId: string
  /** Calls the next customer of a queue; null: of all queues. */
  call(colaId: string | null): void
  /** Calls a chosen customer. */
  callOne(turno: { id: string; colaId: string }, motivo: string): void
  act(accion: AccionTurno | 'retirar', turno: Persona): void
  /** Rejects when the server refuses, so that the dialog can show why. */
  rename(turno: Persona, nombre: string): Promise<void>
  /** `motivo`: why it goes before others. */
  restore(turno: Persona, motivo?: string): void
  /** Runs an action that can be undone, and shows it with its undo. Rejects when the server refuses. */
  order(turnoId: string, send: () => Promise<TurnoMovido>, said: Said): Promise<void>
  /** Shows why an action was refused. */
  fail(error: unknown): void
  /** Undoes the last action, while the message offers that. */
  undo(): void
  show(message: Omit<Message, 'id'>): void
  dismiss(id?: number): void
}

/** State that changes while the staff works. */
export interface AtenderState {
  /** What the user may do, in a queue when one is named. Screens hide what is not allowed. */
  puede: Puede
  /** The desk of this browser; null until the user has chosen one. */
  puesto: string | null
  /** How many people fit at the desk, such as a table; null: any number. */
  plazas: number | null
  /** The queues of a named desk, which a call without a queue draws from; null: all. */
  colas: readonly string[] | null
  /** The queue that is being called, 'todas', or null. Only one call runs at a time. */
  calling: string | null
  /** Whether an action on this turno is waiting for the server's reply. */
  isActing(accion: string, turnoId: string): boolean
  message: Message | null
}

const Orders = createContext<Atender | null>(null)
const State = createContext<AtenderState | null>(null)

function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context)
  if (!value) throw new Error('AtenderProvider is missing')
  return value
}

/** Calling, serving and undoing, shared by every staff screen. */
export const useAtender = (): Atender => useProvided(Orders)

export const useAtenderState = (): AtenderState => useProvided(State)

export function AtenderProvider({ empresaId, children }: { empresaId: string; children: ReactNode }) {
  const puede = usePuede(empresaId)
  const desk = useDesk(empresaId)
  const { message, ...strip } = useStrip()
  const inTurn = useInTurn()
  const { calling, begin, ...asked } = useCalling({ empresaId, desk, inTurn, strip })
  const { isActing, ...acting } = useActing({ empresaId, inTurn, strip })
  const orders = useLatest({
    call: (colaId: string | null) => begin({ colaId }),
    callOne: ({ id, colaId }: { id: string; colaId: string }, motivo: string) =>
      begin({ colaId, elegido: { id, motivo } }),
    ...acting,
    ...strip,
  })
  const atender = useMemo(() => ({ empresaId, ...orders }), [empresaId, orders])
  const state = {
    puede,
    puesto: desk.at?.puesto ?? null,
    plazas: desk.at?.plazas ?? null,
    colas: desk.mio?.colas ?? null,
    calling,
    isActing,
    message,
  }
  return (
    <Orders value={atender}>
      <State value={state}>
        {children}
        <CallingDialogs empresaId={empresaId} desk={desk} {...asked} />
      </State>
    </Orders>
  )
}
