import { saveAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import type { Actor } from '#server/store/eventos.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'
import { permitir } from './permitir.ts'

interface OrdenAjustesAvisos {
  empresaId: string
  actor: Actor
  fila: AjustesAvisosTable
}

/** Keeps how an empresa sends messages. Its secrets come encrypted. */
export const guardarAjustesAvisos = command<OrdenAjustesAvisos, void>(
  'guardarAjustesAvisos',
  ({ empresaId }) => [empresaId],
  async (tx, orden) => {
    const { fila } = orden
    await permitir(tx, orden, 'configurar')
    await saveAjustesAvisos(tx, fila)
  },
)
