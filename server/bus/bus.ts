/** A message between nodes. A lost one does no harm: every node also compares with the database now and then. */
export type Notice =
  | { tipo: 'cambio'; empresaId: string; seq: number }
  | { tipo: 'sesiones'; sesionId?: string; usuarioId?: number }

/** Carries notices to the other nodes; the sender does not get its own. */
export interface Bus {
  publish(notice: Notice): void
  subscribe(listener: (notice: Notice) => void): void
  /** Whether the other nodes can be reached just now. */
  readonly up: boolean
  close(): Promise<void>
}

/** For a single node, which has nobody to notify. */
export const memoryBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  up: true,
  close: async () => {},
})
