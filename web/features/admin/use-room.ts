import { skipToken, useQueries } from '@tanstack/react-query'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { elegirSiguiente } from '#domain/cola.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useAtenderState } from '#web/shared/atender/atender.tsx'

/** The whole room, as far as the columns have loaded it. */
export type Room = {
  esperan: number
  /** Minutes of the longest wait; null while a column is missing, or when nobody waits. */
  longest: number | null
  /** Whom a call for all queues reaches; null when that is not known. */
  next: string | null
}

/** Reads what the columns have loaded and asks the server for nothing. */
export function useRoom({ empresa, colas }: Publico): Room {
  const { colas: ofDesk, plazas } = useAtenderState()
  const queries = useQueries({
    queries: colas.map(({ id }) => ({ queryKey: keys.cola(empresa.id, id), queryFn: skipToken })),
  })
  const known = colas.map((cola, i) => ({
    cola,
    datos: queries[i]?.data as ColaPersonal | undefined,
  }))
  const esperan = colas.reduce((sum, { enEspera }) => sum + enEspera, 0)
  const complete = known.every(({ cola, datos }) => cola.enEspera === 0 || datos !== undefined)
  const waits = known.flatMap(({ datos }) => datos?.turnos.map(({ espera }) => espera) ?? [])
  const first = elegirSiguiente(
    known.flatMap(({ cola, datos }) => {
      const turno = datos?.turnos[0]
      if (!turno || (ofDesk && !ofDesk.includes(cola.id))) return []
      return [
        {
          prioridad: cola.prioridad,
          lugar: turno.lugar,
          orden: Date.parse(turno.emitido),
          etiqueta: turno.etiqueta,
        },
      ]
    }),
  )
  return {
    esperan,
    longest: complete && waits.length > 0 ? Math.max(...waits) : null,
    // How many fit at the desk may decide for another customer.
    next: complete && plazas === null ? (first?.etiqueta ?? null) : null,
  }
}
