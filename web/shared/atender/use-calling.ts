import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Turno } from '#contract/turno.ts'
import { atender as t } from '#texts/atender.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import type { Desk, DeskHere } from '#web/shared/puestos/use-desk.ts'
import { refreshUnpushed, showCall, showPlace, undoCall } from './actions.ts'
import { type AtDesk, atDesk, callNext, type Order } from './call-next.ts'
import { calledHere } from './called-here.ts'
import { llamarse } from './fila/fila.ts'
import type { InTurn } from './use-in-turn.ts'
import type { StripOfScreen } from './use-strip.ts'

/** A call button stays busy this long, so that a double click calls only one customer. */
const REST_MS = 1000

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

/** A call of the next customer, or of a chosen one. */
type Wish = Pick<Order, 'colaId' | 'elegido'>

/** A call that needs an answer from the user first. */
export type Asking = { wish: Wish } & (
  | { what: 'desk' | 'pause' }
  /** Whether to finish the customer whom another browser called to this desk. */
  | { what: 'occupied'; at: Desk; turno: AtDesk }
)

type Props = { empresaId: string; desk: DeskHere; inTurn: InTurn; strip: StripOfScreen }

/** Makes calls one at a time, and asks first where a call needs an answer. */
export function useCalling({ empresaId, desk, inTurn, strip }: Props) {
  const client = useQueryClient()
  const busy = useRef(false)
  const [calling, setCalling] = useState<string | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)

  function begin(wish: Wish) {
    if (busy.current) return
    if (!desk.at) setAsking({ wish, what: 'desk' })
    else if (desk.mio?.pausa) setAsking({ wish, what: 'pause' })
    else void callFrom(wish, desk.at)
  }

  /** `sure`: the customer that the call may finish although another browser called them. */
  async function callFrom(wish: Wish, at: Desk, sure?: string) {
    if (busy.current) return
    busy.current = true
    setCalling(wish.colaId ?? 'todas')
    const rested = rest()
    try {
      const turno = await inTurn(() => send(wish, at, sure))
      if (turno) setAsking({ wish, what: 'occupied', at, turno })
      else await rested
    } catch (error) {
      strip.fail(error)
      await rested
    } finally {
      busy.current = false
      setCalling(null)
    }
  }

  /** Calls. Returns another browser's customer if the user must be asked first. Rejects when the server refuses. */
  async function send(wish: Wish, { puesto, puestoId, plazas }: Desk, sure: string | undefined) {
    const mayFinish = (id: string) => id === sure || calledHere.has(id)
    const other = atDesk(client, empresaId, puesto)
    if (other && !mayFinish(other.id)) return other
    try {
      const cabe = plazas ?? undefined
      const llamada = await callNext(client, { empresaId, puesto, puestoId, cabe, ...wish })
      showCall(client, empresaId, llamada)
      tell(llamada.turno, cabe)
    } catch (error) {
      if (puestoId) void desk.query.refetch()
      const found = isCodigo(error, 'puesto_cambio') ? error.enAtencion : null
      if (found && !mayFinish(found.id)) return found
      throw error
    } finally {
      void refreshUnpushed(client, empresaId)
    }
  }

  function tell(turno: Turno | null, cabe: number | undefined) {
    if (!turno) return strip.show({ tone: 'success', text: cabe ? t.nadieCabe(cabe) : t.nadieLlamado })
    strip.show({
      tone: 'success',
      text: t.llamado(turno.etiqueta, turno.nombre),
      short: t.llamadoCorto(turno.etiqueta),
      llamadaDe: turno.colaId,
      undo: {
        label: t.deshacerQue.llamar(llamarse(turno)),
        run: async () => {
          const undone = await undoCall(empresaId, turno)
          for (const one of [undone.turno, undone.terminado]) if (one) showPlace(client, empresaId, one)
          return t.deshecho(llamarse(turno))
        },
      },
    })
  }

  return { calling, begin, callFrom, asking, setAsking }
}
