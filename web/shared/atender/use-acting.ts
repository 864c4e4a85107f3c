import { useQueryClient } from '@tanstack/react-query'
import type { Turno, TurnoMovido } from '#contract/turno.ts'
import { atender as t } from '#texts/atender.ts'
import {
  type AccionTurno,
  actOn,
  refreshUnpushed,
  renameTurno,
  restoreTurno,
  showLeft,
  undoOrder,
} from './actions.ts'
import type { InTurn } from './use-in-turn.ts'
import type { Message, StripOfScreen } from './use-strip.ts'

/** Whoever an action is about. */
export type Persona = { id: string; etiqueta: string; nombre: string }

/** What an order did, what its undo takes back, and what that did. */
export type Said = { text: string; undo: string; undone: string }

type Props = { empresaId: string; inTurn: InTurn; strip: StripOfScreen }

/** Everything but calling. Each order tells what it did and, where a mistake hurts, offers to take it back. */
export function useActing({ empresaId, inTurn, strip }: Props) {
  const client = useQueryClient()

  const restored = async ({ id, nombre }: Persona) => {
    const turno = await restoreTurno(empresaId, id)
    return turno.estado === 'en atención' ? t.enAtencionDeNuevo(nombre) : t.deshecho(nombre)
  }

  /** Runs when those before it have ended. Rejects with the refusal. */
  const run = (order: () => Promise<Pick<Message, 'text' | 'undo'> | null>) =>
    inTurn(async () => {
      try {
        const said = await order()
        if (said) strip.show({ tone: 'success', ...said })
      } finally {
        void refreshUnpushed(client, empresaId)
      }
    })

  const left = (turno: Turno) => showLeft(client, empresaId, turno)

  return {
    act: (accion: AccionTurno | 'retirar', turno: Persona) =>
      void run(async () => {
        left(await actOn(accion, empresaId, turno.id))
        const text = t.hecho[accion](turno.nombre)
        if (accion === 'rellamar') return { text }
        return { text, undo: { label: t.deshacerQue[accion](turno.nombre), run: () => restored(turno) } }
      }).catch(strip.fail),

    rename: (turno: Persona, nombre: string) =>
      run(async () => {
        const { nombre: now } = await renameTurno(empresaId, turno.id, nombre)
        return {
          text: t.hecho.renombrar(turno.nombre, now),
          undo: {
            label: t.deshacerQue.renombrar(turno.nombre),
            run: async () => {
              await renameTurno(empresaId, turno.id, turno.nombre)
              return t.hecho.renombrar(now, turno.nombre)
            },
          },
        }
      }),

    restore: (turno: Persona) => void run(async () => ({ text: await restored(turno) })).catch(strip.fail),

    order: (turnoId: string, send: () => Promise<TurnoMovido>, { text, undo, undone }: Said) =>
      run(async () => {
        const { seq, turno } = await send()
        left(turno)
        return {
          text,
          undo: {
            label: undo,
            run: async () => {
              await undoOrder(empresaId, turnoId, seq)
              return undone
            },
          },
        }
      }),

    undo: () =>
      void run(async () => {
        const message = strip.standing()
        if (!message?.undo) return null
        strip.dismiss(message.id)
        return { text: await message.undo.run() }
      }).catch(strip.fail),
  }
}
