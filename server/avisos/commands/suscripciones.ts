import type { CanalAviso, Cuando } from '#contract/avisos.ts'
import { debeConfirmarse } from '#domain/avisos.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { estaAbierto } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { findAlta } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import { openCursor } from '#server/store/cursores.ts'
import type { Tx } from '#server/store/db.ts'
import { encolar } from '#server/store/entregas.ts'
import { findPulso } from '#server/store/eventos.ts'
import type { SuscripcionTable } from '#server/store/schema/avisos.ts'
import {
  insertSuscripcion,
  listSuscripcionesOfTurno,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { findTurno } from '#server/store/turnos.ts'
import { apuntarOtroNavegador } from './otro-navegador.ts'

export const CURSOR_AVISOS = 'avisos'

/** The lock key of commands that open, read or close the cursor of notices, so that they run one at a time. */
export const keyOfAvisos = (empresaId: EmpresaId) => `cursor ${CURSOR_AVISOS} ${empresaId}`

/** Its ids are those of the store, not UUIDs. */
export interface OrdenAviso {
  empresaId: EmpresaId
  turnoId: number
  canal: CanalAviso
  /** Encrypted, with its digest; null to keep the one that the channel already has. */
  destino: { destino: string; huella: string } | null
  /** Digest of the word that the customer must send first, if the channel has no destination yet. */
  ficha: string | null
  cuando: Cuando
  idioma: string
  consentimiento: number
  /** Whether the turno is already near, so that the next notice is the call. */
  cerca: boolean
  /** Whether it ends the subscriptions of other channels. They stay until this one is active. */
  reemplaza: boolean
  /** Digest of the browser that the order came from. */
  navegador: number | null
}

/** Ends the open subscriptions of a turno that `cual` selects. */
export async function terminar(
  tx: Tx,
  { empresaId, turnoId }: { empresaId: EmpresaId; turnoId: number },
  fin: { estado: 'terminada' | 'baja'; ahora: number },
  cual: (suya: SuscripcionTable) => boolean,
): Promise<void> {
  for (const suya of await listSuscripcionesOfTurno(tx, { empresaId, turnoId })) {
    if (suya.terminada_en === null && cual(suya))
      await updateEstadoSuscripcion(tx, { id: suya.id, estado: fin.estado, ahora: fin.ahora })
  }
}

/** How long a message that asks for confirmation is worth sending. */
const CONFIRMAR_VALE_MS = HORA_MS

/**
 * Subscribes the holder of a turno. Replaces the subscription of the same channel, or those of all channels. Returns
 * whether the customer has to send the word of the order first. Destinations that this empresa has not been confirmed
 * to use get a message that asks for it, and nothing else until then.
 */
export const pedirAviso = command<OrdenAviso, boolean>(
  'pedirAviso',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    const { empresaId, turnoId, canal, cuando, reemplaza, idioma } = orden
    // Read before the turno: if the turno ends between the two reads, the cursor still finds its end.
    const pulso = await findPulso(tx, { empresaId })
    const turno = await findTurno(tx, { empresaId, id: turnoId })
    if (!turno || !estaAbierto(turno.estado)) throw new Rechazo('turno_no_en_espera')
    await apuntarOtroNavegador(tx, turno, orden.navegador, ahora)
    const suya = orden.destino ?? (await suscripcionDe(tx, orden))
    if (!suya && !orden.ficha) {
      const campo = canal === 'push' ? 'push' : 'destino'
      throw new Rechazo('datos_invalidos', { detalles: [{ campo, fallo: 'destino_invalido' }] })
    }
    const { destino, huella } = suya ?? { destino: '', huella: '' }
    const confirmada = !debeConfirmarse(canal) || (await findAlta(tx, { empresaId, huella })) !== undefined
    const activa = suya !== undefined && confirmada
    const todas = reemplaza && activa
    await terminar(tx, orden, { estado: 'terminada', ahora }, (una) => todas || una.canal === canal)
    const nueva = await insertSuscripcion(tx, {
      empresa_id: empresaId,
      turno_id: turnoId,
      canal,
      destino,
      huella,
      ficha: suya ? null : orden.ficha,
      personas: cuando.personas,
      minutos: cuando.minutos,
      llamado: cuando.llamado ? 1 : 0,
      reemplaza: reemplaza ? 1 : 0,
      idioma,
      consentimiento: orden.consentimiento,
      estado: activa ? 'activa' : 'por_confirmar',
      avisada_en: orden.cerca ? ahora : null,
      creada_en: ahora,
    })
    await openCursor(tx, { empresa_id: empresaId, nombre: CURSOR_AVISOS, seq: pulso?.seq ?? 0 })
    if (!confirmada) {
      const suscripcion = nueva?.id ?? 0
      const caducaEn = ahora + CONFIRMAR_VALE_MS
      // The destination is read from the suscripcion when sending.
      const pide = { canal, plantilla: 'confirmar', destino: '', idioma, empresaId, suscripcion, caducaEn }
      await encolar(tx, [pide], ahora)
    }
    return !suya
  },
)

/** The open subscription of the channel whose destination is known. */
const suscripcionDe = async (tx: Tx, { empresaId, turnoId, canal }: OrdenAviso) =>
  (await listSuscripcionesOfTurno(tx, { empresaId, turnoId })).find(
    (suya) => suya.canal === canal && suya.terminada_en === null && suya.destino !== '',
  )

export interface OrdenDejar {
  empresaId: EmpresaId
  turnoId: number
  /** Null for all channels. */
  canal: CanalAviso | null
  /** Digest of the browser that the order came from. */
  navegador: number | null
}

/** Withdraws consent: nothing more is sent, not even pending deliveries. */
export const dejarAvisos = command<OrdenDejar, void>(
  'dejarAvisos',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    const turno = await findTurno(tx, { empresaId: orden.empresaId, id: orden.turnoId })
    if (turno) await apuntarOtroNavegador(tx, turno, orden.navegador, ahora)
    await terminar(tx, orden, { estado: 'baja', ahora }, (suya) => !orden.canal || suya.canal === orden.canal)
  },
)
