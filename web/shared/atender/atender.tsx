import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { Turno, TurnoMovido } from '#contract/turno.ts'
import { atender as t } from '#texts/atender.ts'
import { isCodigo, sentenceOf } from '#web/lib/api-error.ts'
import { PuestosDialog } from '#web/shared/puestos/puestos-dialog.tsx'
import { type Puede, usePuede } from '#web/shared/use-puede.ts'
import {
  type AccionTurno,
  actOn,
  refreshUnpushed,
  renameTurno,
  restoreTurno,
  showCall,
  showLeft,
  undoCall,
  undoOrder,
} from './actions.ts'
import { type AtDesk, atDesk, callNext, type Order } from './call-next.ts'
import { calledHere } from './called-here.ts'
import { OcupadoDialog } from './ocupado-dialog.tsx'
import { PausaDialog } from './pausa-dialog.tsx'
import { PuestoDialog } from './puesto-dialog.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { useInTurn } from './use-in-turn.ts'
import { type Message, useStrip } from './use-strip.ts'

/** A call button stays busy this long, so that a double click calls only one person. */
const REST_MS = 1000

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

/** Whoever an action is about. */
export type Persona = { id: string; etiqueta: string; nombre: string }

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
  act(accion: AccionTurno, turno: Persona): void
  remove(turno: Persona): void
  /** Rejects with the refusal, for the dialog to show. */
  rename(turno: Persona, nombre: string): Promise<void>
  restore(turno: Persona): void
  /** Does something with one person that can be taken back, and tells so. Rejects with the refusal. */
  order(turnoId: string, send: () => Promise<TurnoMovido>, said: Said): Promise<void>
  /** Shows why something was refused. */
  fail(error: unknown): void
  /** Takes back what the message tells, while it offers that. */
  undo(): void
  message: Message | null
  show(message: Omit<Message, 'id'>): void
  dismiss(id?: number): void
}

/** What an order did, what its undo takes back, and what that did. */
type Said = { text: string; undo: string; undone: string }

const Context = createContext<Atender | null>(null)

/** Calling, serving and taking back: the one way in which every staff screen does it. */
export function useAtender(): Atender {
  const atender = useContext(Context)
  if (!atender) throw new Error('AtenderProvider is missing')
  return atender
}

/** A call of the next one, or of a chosen one. */
type Wish = Pick<Order, 'colaId' | 'elegido'>
type Asking = { wish: Wish; atDesk?: AtDesk; paused?: boolean }

export function AtenderProvider({ empresaId, children }: { empresaId: string; children: ReactNode }) {
  const client = useQueryClient()
  const puede = usePuede(empresaId)
  const desk = useDesk(empresaId)
  const { standing, ...strip } = useStrip()
  const inTurn = useInTurn()
  const busy = useRef(false)
  const [calling, setCalling] = useState<string | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const fail = (error: unknown) =>
    strip.show({
      tone: 'danger',
      text: sentenceOf(error, t.falloAccion),
      offline: isCodigo(error, 'sin_conexion'),
    })

  async function callFrom(wish: Wish, at: Desk, sure = false) {
    if (busy.current) return
    busy.current = true
    setCalling(wish.colaId ?? 'todas')
    const rested = rest()
    const asked = await inTurn(() => sendCall(wish, at, sure))
    if (asked) setAsking({ wish, atDesk: asked })
    else await rested
    busy.current = false
    setCalling(null)
  }

  /** Calls. Returns whom another browser called to the desk when that is to be asked first. */
  async function sendCall(wish: Wish, { puesto, puestoId, plazas }: Desk, sure: boolean) {
    const other = atDesk(client, empresaId, puesto)
    if (other && !sure && !calledHere.has(other.id)) return other
    try {
      const cabe = plazas ?? undefined
      const llamada = await callNext(client, { empresaId, puesto, puestoId, cabe, ...wish })
      showCall(client, empresaId, llamada)
      tellCall(llamada.turno, cabe)
    } catch (error) {
      if (puestoId) desk.reread()
      const found = isCodigo(error, 'puesto_cambio') ? error.enAtencion : null
      if (found && !calledHere.has(found.id)) return found
      fail(error)
    } finally {
      void refreshUnpushed(client, empresaId)
    }
  }

  function begin(wish: Wish) {
    if (!desk.at) setAsking({ wish })
    else if (desk.pausa) setAsking({ wish, paused: true })
    else void callFrom(wish, desk.at)
  }

  function tellCall(turno: Turno | null, cabe: number | undefined) {
    if (!turno) return strip.show({ tone: 'success', text: cabe ? t.nadieCabe(cabe) : t.nadieLlamado })
    strip.show({
      tone: 'success',
      text: t.llamado(turno.etiqueta, turno.nombre),
      llamadaDe: turno.colaId,
      undo: {
        label: t.deshacerQue.llamar(turno.nombre),
        run: async () => {
          showLeft(client, empresaId, (await undoCall(empresaId, turno)).turno)
          return t.deshecho(turno.nombre)
        },
      },
    })
  }

  /** Runs an action once, tells what it did and offers to take it back. */
  async function run(action: () => Promise<Turno>, text: string, undo?: Message['undo']) {
    try {
      showLeft(client, empresaId, await action())
      strip.show({ tone: 'success', text, undo })
    } catch (error) {
      fail(error)
    }
    void refreshUnpushed(client, empresaId)
  }

  const restored = async ({ id, nombre }: Persona) => {
    const turno = await restoreTurno(empresaId, id)
    return turno.estado === 'en atención' ? t.enAtencionDeNuevo(nombre) : t.deshecho(nombre)
  }

  async function undo() {
    const message = standing()
    if (!message?.undo) return
    strip.dismiss(message.id)
    try {
      strip.show({ tone: 'success', text: await message.undo.run() })
    } catch (error) {
      fail(error)
    }
    void refreshUnpushed(client, empresaId)
  }

  const atender: Atender = {
    empresaId,
    puede,
    puesto: desk.at?.puesto ?? null,
    colas: desk.colas,
    plazas: desk.at?.plazas ?? null,
    calling,
    call: (colaId) => begin({ colaId }),
    callOne: ({ id, colaId }, motivo) => begin({ colaId, elegido: { id, motivo } }),
    act: (accion, turno) =>
      void inTurn(() =>
        run(
          () => actOn(accion, empresaId, turno.id),
          t.hecho[accion](turno.nombre),
          accion === 'rellamar'
            ? undefined
            : { label: t.deshacerQue[accion](turno.nombre), run: () => restored(turno) },
        ),
      ),
    remove: (turno) =>
      void inTurn(() =>
        run(() => actOn('retirar', empresaId, turno.id), t.hecho.retirar(turno.nombre), {
          label: t.deshacerQue.retirar(turno.nombre),
          run: () => restored(turno),
        }),
      ),
    rename: (turno, nombre) =>
      inTurn(async () => {
        const { nombre: now } = await renameTurno(empresaId, turno.id, nombre)
        strip.show({
          tone: 'success',
          text: t.hecho.renombrar(turno.nombre, now),
          undo: {
            label: t.deshacerQue.renombrar(turno.nombre),
            run: async () => {
              await renameTurno(empresaId, turno.id, turno.nombre)
              return t.hecho.renombrar(now, turno.nombre)
            },
          },
        })
        void refreshUnpushed(client, empresaId)
      }),
    restore: (turno) =>
      void inTurn(async () => {
        try {
          strip.show({ tone: 'success', text: await restored(turno) })
        } catch (error) {
          fail(error)
        }
      }),
    order: (turnoId, send, { text, undo, undone }) =>
      inTurn(async () => {
        const { seq, turno } = await send()
        showLeft(client, empresaId, turno)
        strip.show({
          tone: 'success',
          text,
          undo: {
            label: undo,
            run: async () => {
              await undoOrder(empresaId, turnoId, seq)
              return undone
            },
          },
        })
        void refreshUnpushed(client, empresaId)
      }),
    fail,
    undo: () => void inTurn(undo),
    ...strip,
  }

  const askingDesk = asking !== null && !asking.atDesk && !asking.paused
  return (
    <Context value={atender}>
      {children}
      <PuestoDialog
        empresaId={empresaId}
        open={askingDesk && !desk.named}
        onClose={() => setAsking(null)}
        onChoose={(chosen) => {
          desk.setText(chosen)
          setAsking(null)
          if (asking) void callFrom(asking.wish, { puesto: chosen })
        }}
      />
      <PuestosDialog
        empresaId={empresaId}
        open={askingDesk && desk.named}
        onClose={() => setAsking(null)}
        onOccupied={({ id, nombre, plazas }) =>
          asking && void callFrom(asking.wish, { puesto: nombre, puestoId: id, plazas })
        }
      />
      <PausaDialog
        empresaId={empresaId}
        open={asking?.paused === true}
        onClose={() => setAsking(null)}
        onBack={(at) => asking && void callFrom(asking.wish, at)}
      />
      <OcupadoDialog
        puesto={desk.at?.puesto ?? ''}
        turno={asking?.atDesk}
        onClose={() => setAsking(null)}
        onChange={() => asking && setAsking({ wish: asking.wish })}
        onConfirm={() => {
          setAsking(null)
          if (desk.at && asking) void callFrom(asking.wish, desk.at, true)
        }}
      />
    </Context>
  )
}
