import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Turno, TurnoMovido } from '#contract/turno.ts'
import { atender as t } from '#texts/atender.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import {
  type AccionTurno,
  actOn,
  refreshUnpushed,
  renameTurno,
  restoreTurno,
  showPlace,
  undoOrder,
} from './actions.ts'
import { llamarse } from './fila/fila.ts'
import type { InTurn } from './use-in-turn.ts'
import type { Message, StripOfScreen } from './use-strip.ts'

/** The customer an action applies to. */
export type Persona = { id: string; etiqueta: string; nombre: string }

/** What an order did, the label of its undo, and what the undo did. */
export type Said = { text: string; undo: string; undone: string }

type Props = { empresaId: string; inTurn: InTurn; strip: StripOfScreen }

/** Every action but calling. Each shows what it did and, where a mistake hurts, offers an undo. */
export function useActing({ empresaId, inTurn, strip }: Props) {
  const client = useQueryClient()
  const under = useRef(new Set<string>())
  const [acting, setActing] = useState<ReadonlySet<string>>(() => new Set())

  const show = (turno: Turno) => showPlace(client, empresaId, turno)

  const restored = async (persona: Persona, motivo?: string) => {
    const turno = await restoreTurno(empresaId, persona.id, motivo)
    show(turno)
    const nombre = llamarse(persona)
    return turno.estado === 'en atención' ? t.enAtencionDeNuevo(nombre) : t.deshecho(nombre)
  }

  /** Runs after the actions before it have ended. Rejects when the server refuses. */
  const run = (order: (waited: boolean) => Promise<Pick<Message, 'text' | 'undo'> | null>) =>
    inTurn(async (waited) => {
      try {
        const said = await order(waited)
        if (said) strip.show({ tone: 'success', ...said })
      } finally {
        void refreshUnpushed(client, empresaId)
      }
    })

  /** Ignores a second press before the reply. */
  async function once(name: string, order: () => Promise<void>) {
    if (under.current.has(name)) return
    under.current.add(name)
    setActing(new Set(under.current))
    await order().catch(strip.fail)
    under.current.delete(name)
    setActing(new Set(under.current))
  }

  return {
    isActing: (accion: string, turnoId: string) => acting.has(`${accion} ${turnoId}`),

    act: (accion: AccionTurno | 'retirar', turno: Persona) =>
      void once(`${accion} ${turno.id}`, () =>
        run(async () => {
          show(await actOn(accion, empresaId, turno.id))
          const nombre = llamarse(turno)
          const text = t.hecho[accion](nombre)
          if (accion === 'rellamar') return { text }
          return { text, undo: { label: t.deshacerQue[accion](nombre), run: () => restored(turno) } }
        }),
      ),

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

    restore: (turno: Persona, motivo?: string) =>
      void once(`restaurar ${turno.id}`, () => run(async () => ({ text: await restored(turno, motivo) }))),

    order: (turnoId: string, send: () => Promise<TurnoMovido>, { text, undo, undone }: Said) =>
      run(async () => {
        const { seq, turno } = await send()
        show(turno)
        return {
          text,
          undo: {
            label: undo,
            run: async () => {
              show((await undoOrder(empresaId, turnoId, seq)).turno)
              return undone
            },
          },
        }
      }),

    undo() {
      const before = strip.standing()
      let undo: Message['undo']
      void run(async (waited) => {
        const message = strip.standing()
        // The action that was running when undo was pressed showed nothing that can be undone.
        if (!message?.undo || (waited && message === before)) return null
        strip.dismiss(message.id)
        undo = message.undo
        return { text: await undo.run() }
      }).catch((error) => {
        // The request or its reply was lost: offer the undo again.
        if (undo && !isRefusal(error)) strip.show({ tone: 'danger', text: t.falloDeshacer, undo })
        else strip.fail(error)
      })
    },
  }
}
