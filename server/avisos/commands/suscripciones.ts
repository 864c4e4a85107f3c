import type { CanalAviso, Cuando } from '#contract/avisos.ts'
import { estaAbierto } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import { openCursor } from '#server/store/cursores.ts'
import type { Tx } from '#server/store/db.ts'
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
  /** Encrypted. */
  destino: string
  /** Digest of the destination. */
  huella: string
  /** Digest of the word that the customer must send first; null if the subscription is active at once. */
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

/** Subscribes the holder of a turno. Replaces the subscription of the same channel, or those of all channels. */
export const pedirAviso = command<OrdenAviso, void>(
  'pedirAviso',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    const { empresaId, turnoId, canal, cuando, reemplaza } = orden
    // Read before the turno: if the turno ends between the two reads, the cursor still finds its end.
    const pulso = await findPulso(tx, { empresaId })
    const turno = await findTurno(tx, { empresaId, id: turnoId })
    if (!turno || !estaAbierto(turno.estado)) throw new Rechazo('turno_no_en_espera')
    await apuntarOtroNavegador(tx, turno, orden.navegador, ahora)
    const todas = reemplaza && orden.ficha === null
    await terminar(tx, orden, { estado: 'terminada', ahora }, (suya) => todas || suya.canal === canal)
    await insertSuscripcion(tx, {
      empresa_id: empresaId,
      turno_id: turnoId,
      canal,
      destino: orden.destino,
      huella: orden.huella,
      ficha: orden.ficha,
      personas: cuando.personas,
      minutos: cuando.minutos,
      llamado: cuando.llamado ? 1 : 0,
      reemplaza: reemplaza ? 1 : 0,
      idioma: orden.idioma,
      consentimiento: orden.consentimiento,
      estado: orden.ficha === null ? 'activa' : 'por_confirmar',
      avisada_en: orden.cerca ? ahora : null,
      creada_en: ahora,
    })
    await openCursor(tx, { empresa_id: empresaId, nombre: CURSOR_AVISOS, seq: pulso?.seq ?? 0 })
  },
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
