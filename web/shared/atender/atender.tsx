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

/** What staff may order. Its identity does not change, so a row that only orders does not render with every message. */
export interface Atender {
  empresaId: string
  /** Calls the next of a queue; null: of all queues. */
  call(colaId: string | null): void
  /** Calls a chosen one. */
  callOne(turno: { id: string; colaId: string }, motivo: string): void
  act(accion: AccionTurno | 'retirar', turno: Persona): void
  /** Rejects with the refusal, for the dialog to show. */
  rename(turno: Persona, nombre: string): Promise<void>
  restore(turno: Persona): void
  /** Does something with one person that can be taken back, and says so. Rejects with the refusal. */
  order(turnoId: string, send: () => Promise<TurnoMovido>, said: Said): Promise<void>
  /** Shows why something was refused. */
  fail(error: unknown): void
  /** Takes back what was done last, while the message offers that. */
  undo(): void
  show(message: Omit<Message, 'id'>): void
  dismiss(id?: number): void
}

/** What changes while staff works. */
export interface AtenderState {
  /** What the user may do, in a queue when one is named. What is not allowed is not shown. */
  puede: Puede
  /** The desk of this browser; null until it is asked for. */
  puesto: string | null
  /** How many find room there, as at a table; null: any number. */
  plazas: number | null
  /** The queues of a named desk, which a call without a queue is for; null: all. */
  colas: readonly string[] | null
  /** The queue that is being called, 'todas', or null. No call begins while another one runs. */
  calling: string | null
  /** Whether an action of this person has no answer yet. */
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

/** Calling, serving and taking back: the one way in which every staff screen does it. */
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
