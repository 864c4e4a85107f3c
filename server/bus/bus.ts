/** What nodes tell each other. Losing one does no harm: every node also looks by itself now and then. */
export type Aviso =
  | { tipo: 'cambio'; empresaId: string; seq: number }
  | { tipo: 'sesiones'; sesionId?: string; usuarioId?: number }

/** Carries notices to the other nodes; what happens on this one is known here already. */
export interface Bus {
  publish(aviso: Aviso): void
  subscribe(listener: (aviso: Aviso) => void): void
  /** Whether the other nodes can be reached just now. */
  readonly up: boolean
  close(): Promise<void>
}

/** One node: there is nobody else to tell. */
export const memoryBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  up: true,
  close: async () => {},
})
