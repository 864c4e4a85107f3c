import { HORA_MS } from '#domain/jornada.ts'
import { command } from '#server/store/command.ts'
import { deleteExpiredEnlaces } from '#server/store/enlaces.ts'
import { deleteExpiredSesiones } from '#server/store/sesiones.ts'
import { releaseSomeCodigos } from '#server/store/turnos.ts'

/** How long a tracking code still finds its turno. */
const CODIGO_VALE_MS = 7 * 24 * HORA_MS
/** Codes that are released in one transaction: some milliseconds of work. */
const PAGINA = 1000

/** Deletes expired sessions and links. */
export const limpiar = command<object, void>(
  'limpiar',
  () => ['limpieza'],
  async (tx, _nada, { ahora }) => {
    await deleteExpiredSesiones(tx, ahora)
    await deleteExpiredEnlaces(tx, ahora)
  },
)

/** Releases some of the oldest tracking codes. Returns whether there may be more. */
export const liberarCodigos = command<object, boolean>(
  'liberarCodigos',
  () => ['limpieza'],
  async (tx, _nada, { ahora }) => (await releaseSomeCodigos(tx, ahora - CODIGO_VALE_MS, PAGINA)) === PAGINA,
)
