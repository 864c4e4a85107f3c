import type { UsuarioId } from '#server/base/ids.ts'
/** A message between nodes. Losing one does no harm, because every node regularly compares with the database. */
export type Notice =
  | { tipo: 'cambio'; empresaId: string; seq: number }
  | { tipo: 'sesiones'; sesionId?: string; usuarioId?: UsuarioId }

/** Sends notices to the other nodes. A node does not receive its own. */
export interface Bus {
  publish(notice: Notice): void
  subscribe(listener: (notice: Notice) => void): void
  /** Whether the other nodes can currently be reached. */
  readonly up: boolean
  close(): Promise<void>
}

/** The bus of a single node, which has no others to notify. */
export const memoryBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  up: true,
  close: async () => {},
})
