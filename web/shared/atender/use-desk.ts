import { useEstoy } from '#web/shared/puestos/use-estoy.ts'
import { usePuesto } from './use-puesto.ts'

/** Where a call comes from: a text, or a named desk. `plazas`: how many find room there, as at a table. */
export type Desk = { puesto: string; puestoId?: string; plazas?: number | null }

/** The desk of this browser: one of the company's, or what was typed where it names none. */
export function useDesk(empresaId: string) {
  const [text, setText] = usePuesto()
  const { query, named = false, mio } = useEstoy(empresaId)
  const typed: Desk | null = text ? { puesto: text } : null
  const at: Desk | null = named ? mio && { puesto: mio.nombre, puestoId: mio.id, plazas: mio.plazas } : typed
  return {
    named,
    at,
    /** Those of a named desk; null: all. */
    colas: mio?.colas ?? null,
    pausa: mio?.pausa ?? null,
    setText,
    /** Reads the desks again: somebody else may be there by now. */
    reread: () => void query.refetch(),
  }
}

export type DeskHere = ReturnType<typeof useDesk>
