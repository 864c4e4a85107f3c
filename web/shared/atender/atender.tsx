import { createContext, type ReactNode, useContext } from 'react'
import type { TurnoMovido } from '#contract/turno.ts'
import { useDesk } from '#web/shared/puestos/use-desk.ts'
import { type Puede, usePuede } from '#web/shared/use-puede.ts'
import type { AccionTurno } from './actions.ts'
import { CallingDialogs } from './calling-dialogs.tsx'
import { type Persona, type Said, useActing } from './use-acting.ts'
import { useCalling } from './use-calling.ts'
import { useInTurn } from './use-in-turn.ts'
import { type Message, useStrip } from './use-strip.ts'

export interface Atender {
  empresaId: string
  /** What whoever looks may do, in a queue when one is named. What is not allowed is not shown. */
  puede: Puede
  /** The desk of this browser; null until it is asked for. */
  puesto: string | null
  /** How many find room there, as at a table; null: any number. */
  plazas: number | null
  /** The queues of a named desk, which a call without a queue is for; null: all. */
  colas: readonly string[] | null
  /** The queue that is being called, 'todas', or null. No call begins while another one runs. */
  calling: string | null
  /** Calls the next of a queue; null: of all queues. */
  call(colaId: string | null): void
  /** Calls a chosen one. */
  callOne(turno: { id: string; colaId: string }, motivo: string): void
  act(accion: AccionTurno | 'retirar', turno: Persona): void
  /** Whether an action of this person has no answer yet. */
  isActing(accion: string, turnoId: string): boolean
  /** Rejects with the refusal, for the dialog to show. */
  rename(turno: Persona, nombre: string): Promise<void>
  restore(turno: Persona): void
  /** Does something with one person that can be taken back, and tells so. Rejects with the refusal. */
  order(turnoId: string, send: () => Promise<TurnoMovido>, said: Said): Promise<void>
  /** Shows why something was refused. */
  fail(error: unknown): void
  /** Takes back what was done last, while the message offers that. */
  undo(): void
  message: Message | null
  show(message: Omit<Message, 'id'>): void
  dismiss(id?: number): void
}

const Context = createContext<Atender | null>(null)

/** Calling, serving and taking back: the one way in which every staff screen does it. */
export function useAtender(): Atender {
  const atender = useContext(Context)
  if (!atender) throw new Error('AtenderProvider is missing')
  return atender
}

export function AtenderProvider({ empresaId, children }: { empresaId: string; children: ReactNode }) {
  const puede = usePuede(empresaId)
  const desk = useDesk(empresaId)
  const strip = useStrip()
  const inTurn = useInTurn()
  const { calling, begin, ...asked } = useCalling({ empresaId, desk, inTurn, strip })
  const acting = useActing({ empresaId, inTurn, strip })
  const atender: Atender = {
    empresaId,
    puede,
    puesto: desk.at?.puesto ?? null,
    colas: desk.mio?.colas ?? null,
    plazas: desk.at?.plazas ?? null,
    calling,
    call: (colaId) => begin({ colaId }),
    callOne: ({ id, colaId }, motivo) => begin({ colaId, elegido: { id, motivo } }),
    ...acting,
    ...strip,
  }
  return (
    <Context value={atender}>
      {children}
      <CallingDialogs empresaId={empresaId} desk={desk} {...asked} />
    </Context>
  )
}
