import { VENTANA_MS } from '#domain/envios.ts'
import { HORA_MS } from '#domain/jornada.ts'
import { deleteSomeAuditoriaOfCuentas } from '#server/store/auditoria-cuentas.ts'
import { releaseCodigos } from '#server/store/codigos.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { deleteSomeEmparejamientos } from '#server/store/dispositivos.ts'
import { deleteSomeExpiredEnlaces } from '#server/store/enlaces.ts'
import { deleteSomeEntregas } from '#server/store/entregas.ts'
import { deleteSomeEnvios } from '#server/store/envios.ts'
import { deleteSomeInvitaciones } from '#server/store/invitaciones.ts'
import { deleteSomeRepeticiones } from '#server/store/repeticiones.ts'
import { deleteSomeRepeticionesCuenta } from '#server/store/repeticiones-cuenta.ts'
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

/** Deletes some of the oldest rows that expired before `ahora`. Returns how many. */
type DeleteSome = (tx: Tx, ahora: number, cuantas: number) => Promise<number> | number

const VENCIDOS = {
  sesiones: deleteSomeExpiredSesiones,
  enlaces: deleteSomeExpiredEnlaces,
  sucesos: (tx, ahora, cuantas) => deleteSomeAuditoriaOfCuentas(tx, ahora - SUCESO_GUARDADO_MS, cuantas),
  emparejamientos: deleteSomeEmparejamientos,
  invitaciones: (tx, ahora, cuantas) => deleteSomeInvitaciones(tx, ahora - INVITACION_GUARDADA_MS, cuantas),
  repeticionesCuenta: (tx, ahora, cuantas) =>
    deleteSomeRepeticionesCuenta(tx, ahora - REPETICION_VALE_MS, cuantas),
  repeticiones: (tx, ahora, cuantas) => deleteSomeRepeticiones(tx, ahora - REPETICION_VALE_MS, cuantas),
  destinos: (tx, ahora, cuantas) => eraseSomeDestinos(tx, ahora - DESTINO_VALE_MS, cuantas),
  suscripciones: (tx, ahora, cuantas) => deleteSomeSuscripciones(tx, ahora - ENTREGA_VALE_MS, cuantas),
  envios: (tx, ahora, cuantas) => deleteSomeEnvios(tx, ahora - VENTANA_MS, cuantas),
  entregas: (tx, ahora, cuantas) => deleteSomeEntregas(tx, ahora - ENTREGA_VALE_MS, cuantas),
} satisfies Record<string, DeleteSome>

export type Vencido = keyof typeof VENCIDOS
export const TODO_VENCIDO = Object.keys(VENCIDOS) as Vencido[]

/** Deletes some of what has expired. Returns whether there may be more. */
export const limpiar = command<{ que: Vencido }, boolean>(
  'limpiar',
  () => ['limpieza'],
  async (tx, { que }, { ahora }) => (await VENCIDOS[que](tx, ahora, PAGINA)) === PAGINA,
)

/** Frees those of these tracking codes whose turno is too old to be asked for. */
export const liberarCodigos = command<{ codigos: string[] }, number>(
  'liberarCodigos',
  () => ['limpieza'],
  async (tx, { codigos }, { ahora }) => releaseCodigos(tx, codigos, ahora - CODIGO_VALE_MS),
)
