import { HORA_MS } from '#domain/jornada.ts'
import { command } from '#server/store/command.ts'
import { deleteExpiredEnlaces } from '#server/store/enlaces.ts'
import { deleteExpiredSesiones } from '#server/store/sesiones.ts'
import { releaseOldCodigos } from '#server/store/turnos.ts'

/** How long a tracking code still finds its turno. */
const CODIGO_VALE_MS = 7 * 24 * HORA_MS

/** Deletes expired sessions and links, and releases old tracking codes. */
export const limpiar = command<object, void>(
  'limpiar',
  () => ['limpieza'],
  async (tx, _nada, { ahora }) => {
    await deleteExpiredSesiones(tx, ahora)
    await deleteExpiredEnlaces(tx, ahora)
    await releaseOldCodigos(tx, ahora - CODIGO_VALE_MS)
  },
)
