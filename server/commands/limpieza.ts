import { VENTANA_MS } from '#domain/envios.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { deleteSomeAltas, deleteSomeBajas } from '#server/store/ajustes-avisos.ts'
import { deleteSomeAuditoriaOfEmpresas } from '#server/store/auditoria.ts'
import { deleteSomeAuditoriaOfCuentas } from '#server/store/auditoria-cuentas.ts'
import { releaseCodigos } from '#server/store/codigos.ts'
import { command } from '#server/store/command.ts'
import { deleteSomeEmparejamientos } from '#server/store/dispositivos.ts'
import { deleteSomeExpiredEnlaces } from '#server/store/enlaces.ts'
import { deleteSomeEntrantes } from '#server/store/entrantes.ts'
import { deleteSomeEntregas } from '#server/store/entregas.ts'
import { deleteSomeEnvios } from '#server/store/envios.ts'
import { deleteSomeInvitaciones } from '#server/store/invitaciones.ts'
import { deleteSomeCambiosPlan } from '#server/store/organizaciones.ts'
import { deleteSomeRepeticiones } from '#server/store/repeticiones.ts'
import { deleteSomeExpiredSesiones } from '#server/store/sesiones.ts'
import { deleteSomeSuscripciones, eraseSomeDestinos } from '#server/store/suscripciones.ts'
import { REPETICION_VALE_MS } from './repetible.ts'

/** How long a tracking code can be looked up. */
export const CODIGO_VALE_MS = 7 * 24 * HORA_MS
/** How long the outcome of an entrega is kept. */
const ENTREGA_VALE_MS = 30 * 24 * HORA_MS
/** How long audit entries about an account are kept. */
const SUCESO_GUARDADO_MS = 365 * 24 * HORA_MS
/** How long an expired invitation can still be resent. */
const INVITACION_GUARDADA_MS = 30 * 24 * HORA_MS
/** How long a destination is kept after its turno. */
const DESTINO_VALE_MS = 24 * HORA_MS
/** How long a confirmed destination need not be confirmed again. */
const ALTA_VALE_MS = 365 * 24 * HORA_MS
/** How long a provider may deliver a message again without effect. */
const ENTRANTE_VALE_MS = 7 * 24 * HORA_MS
/** Rows deleted per transaction, which takes a few milliseconds. */
const PAGINA = 200

/** Data that expires, with the time in milliseconds it is kept afterwards. */
const VENCIDOS = {
  sesiones: [deleteSomeExpiredSesiones, 0],
  enlaces: [deleteSomeExpiredEnlaces, 0],
  sucesos: [deleteSomeAuditoriaOfCuentas, SUCESO_GUARDADO_MS],
  emparejamientos: [deleteSomeEmparejamientos, 0],
  invitaciones: [deleteSomeInvitaciones, INVITACION_GUARDADA_MS],
  repeticiones: [deleteSomeRepeticiones, REPETICION_VALE_MS],
  destinos: [eraseSomeDestinos, DESTINO_VALE_MS],
  suscripciones: [deleteSomeSuscripciones, ENTREGA_VALE_MS],
  altas: [deleteSomeAltas, ALTA_VALE_MS],
  entrantes: [deleteSomeEntrantes, ENTRANTE_VALE_MS],
  envios: [deleteSomeEnvios, VENTANA_MS],
  entregas: [deleteSomeEntregas, ENTREGA_VALE_MS],
} as const

export type Vencido = keyof typeof VENCIDOS
export const TODO_VENCIDO = Object.keys(VENCIDOS) as Vencido[]

/** Deletes a page of expired data. Returns whether there may be more. */
export const limpiar = command<{ que: Vencido }, boolean>(
  'limpiar',
  () => ['limpieza'],
  async (tx, { que }, { confirmado }) => {
    const [deleteSome, keptMs] = VENCIDOS[que]
    return (await deleteSome(tx, { antes: confirmado - keptMs, cuantas: PAGINA })) === PAGINA
  },
)

/** Old rows that only HISTORY_RETENTION_DAYS limits, with the least time they are kept. */
const DE_HISTORIA = {
  auditoria: [deleteSomeAuditoriaOfEmpresas, 0],
  cambiosPlan: [deleteSomeCambiosPlan, 0],
  // An unsubscribed customer stays unsubscribed for at least a year.
  bajas: [deleteSomeBajas, SUCESO_GUARDADO_MS],
} as const

type DeHistoria = keyof typeof DE_HISTORIA
export const HISTORIA = Object.keys(DE_HISTORIA) as DeHistoria[]

/** Deletes a page of rows that are older than `dias` days. Returns whether there may be more. */
export const limpiarHistoria = command<{ que: DeHistoria; dias: number }, boolean>(
  'limpiarHistoria',
  () => ['limpieza'],
  async (tx, { que, dias }, { confirmado }) => {
    const [deleteSome, minMs] = DE_HISTORIA[que]
    const antes = confirmado - Math.max(dias * 24 * HORA_MS, minMs)
    return (await deleteSome(tx, { antes, cuantas: PAGINA })) > 0
  },
)

/** Releases those of the given tracking codes that are too old to be looked up. */
export const liberarCodigos = command<{ codigos: string[] }, number>(
  'liberarCodigos',
  () => ['limpieza'],
  async (tx, { codigos }, { confirmado }) =>
    releaseCodigos(tx, { codigos, antes: confirmado - CODIGO_VALE_MS }),
)
