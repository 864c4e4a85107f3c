import { expect } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'

export interface Load {
  /** Ids of the turnos acknowledged so far. */
  taken(): string[]
  reached(count: number): Promise<void>
  /** Answers all that were acknowledged. */
  stop(): Promise<string[]>
}

/** Takes turns without pause until told to stop. */
export function takeTurnos(client: () => Client, empresaId: string, colaId: string, workers = 6): Load {
  const taken: string[] = []
  let running = true
  const worker = async () => {
    while (running) {
      const { turno } = await client().call(endpoints.pedirTurno, {
        params: { empresaId, colaId },
        body: { nombre: 'Cliente Bajo Carga' },
      })
      taken.push(turno.id)
    }
  }
  const all = Promise.all(Array.from({ length: workers }, worker))
  return {
    taken: () => [...taken],
    reached: (count) => expect.poll(() => taken.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count),
    stop: async () => {
      running = false
      await all
      return taken
    },
  }
}
