import { VENTANA_MS } from '#domain/envios.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { deleteSomeAuditoriaOfCuentas } from '#server/store/auditoria-cuentas.ts'
import { releaseCodigos } from '#server/store/codigos.ts'
import { command } from '#server/store/command.ts'
import { deleteSomeEmparejamientos } from '#server/store/dispositivos.ts'
import { deleteSomeExpiredEnlaces } from '#server/store/enlaces.ts'
import { deleteSomeEntregas } from '#server/store/entregas.ts'
import { deleteSomeEnvios } from '#server/store/envios.ts'
import { deleteSomeInvitaciones } from '#server/store/invitaciones.ts'
import { deleteSomeRepeticiones } from '#server/store/repeticiones.ts'
import { deleteSomeExpiredSesiones } from '#server/store/sesiones.ts'
import { deleteSomeSuscripciones, eraseSomeDestinos } from '#server/store/suscripciones.ts'
import { REPETICION_VALE_MS } from './repetible.ts'

/** How long a tracking code still finds its turno. */
export const CODIGO_VALE_MS = 7 * 24 * HORA_MS
/** How long it is known what became of an entrega. */
const ENTREGA_VALE_MS = 30 * 24 * HORA_MS
/** How long it is known what was done to an account. */
const SUCESO_GUARDADO_MS = 365 * 24 * HORA_MS
/** How long an invitation that expired can still be sent again. */
const INVITACION_GUARDADA_MS = 30 * 24 * HORA_MS
/** How long after its turno a destination is known. */
const DESTINO_VALE_MS = 24 * HORA_MS
/** Rows that are deleted in one transaction: some milliseconds of work. */
const PAGINA = 200

/** What expires, and how long it is kept after that. */
const VENCIDOS = {
  sesiones: [deleteSomeExpiredSesiones, 0],
  enlaces: [deleteSomeExpiredEnlaces, 0],
  sucesos: [deleteSomeAuditoriaOfCuentas, SUCESO_GUARDADO_MS],
  emparejamientos: [deleteSomeEmparejamientos, 0],
  invitaciones: [deleteSomeInvitaciones, INVITACION_GUARDADA_MS],
  repeticiones: [deleteSomeRepeticiones, REPETICION_VALE_MS],
  destinos: [eraseSomeDestinos, DESTINO_VALE_MS],
  suscripciones: [deleteSomeSuscripciones, ENTREGA_VALE_MS],
  envios: [deleteSomeEnvios, VENTANA_MS],
  entregas: [deleteSomeEntregas, ENTREGA_VALE_MS],
} as const

export type Vencido = keyof typeof VENCIDOS
export const TODO_VENCIDO = Object.keys(VENCIDOS) as Vencido[]

/** Deletes some of what has expired. Returns whether there may be more. */
export const limpiar = command<{ que: Vencido }, boolean>(
  'limpiar',
  () => ['limpieza'],
  async (tx, { que }, { ahora }) => {
    const [deleteSome, keptMs] = VENCIDOS[que]
    return (await deleteSome(tx, { antes: ahora - keptMs, cuantas: PAGINA })) === PAGINA
  },
)

/** Frees those of these tracking codes whose turno is too old to be asked for. */
export const liberarCodigos = command<{ codigos: string[] }, number>(
  'liberarCodigos',
  () => ['limpieza'],
  async (tx, { codigos }, { ahora }) => releaseCodigos(tx, { codigos, antes: ahora - CODIGO_VALE_MS }),
)
