import type { CanalAviso, Cuando } from '#contract/avisos.ts'
import { estaAbierto } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import { command } from '#server/store/command.ts'
import { openCursor } from '#server/store/cursores.ts'
import { findPulso } from '#server/store/eventos.ts'
import {
  insertSuscripcion,
  listSuscripcionesOfTurno,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { findTurno } from '#server/store/turnos.ts'

/** Names the cursor of notices. */
export const CURSOR_AVISOS = 'avisos'

/** Whoever opens, reads or closes that cursor does it one after the other. */
export const keyDeAvisos = (empresaId: number) => `cursor ${CURSOR_AVISOS} ${empresaId}`

export interface OrdenAviso {
  /** Numbers of this store. */
  empresaId: number
  turnoId: number
  canal: CanalAviso
  /** Encrypted, and its digest. */
  destino: string
  huella: string
  /** Digest of the word that a message must bring first; null: it may be used at once. */
  ficha: string | null
  cuando: Cuando
  idioma: string
  consentimiento: number
  /** It is so near already that there is nothing to be told before the call. */
  cerca: boolean
  /** Whether it ends what other channels were asked. */
  reemplaza: boolean
}

/** Somebody wants to be told of a turno. Replaces what the same channel was asked before, or all channels. */
export const pedirAviso = command<OrdenAviso, void>(
  'pedirAviso',
  ({ empresaId }) => [keyDeAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    const { empresaId, turnoId, canal, cuando, reemplaza } = orden
    // Read before the turno: if that ends meanwhile, the cursor comes across its end.
    const pulso = await findPulso(tx, empresaId)
    const turno = await findTurno(tx, empresaId, turnoId)
    if (!turno || !estaAbierto(turno.estado)) throw new Rechazo('turno_no_en_espera')
    for (const anterior of await listSuscripcionesOfTurno(tx, empresaId, turnoId)) {
      if (anterior.terminada_en !== null || (anterior.canal !== canal && !reemplaza)) continue
      await updateEstadoSuscripcion(tx, anterior.id, 'terminada', ahora)
    }
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
      idioma: orden.idioma,
      consentimiento: orden.consentimiento,
      estado: orden.ficha === null ? 'activa' : 'por_confirmar',
      avisada_en: orden.cerca ? ahora : null,
      creada_en: ahora,
    })
    await openCursor(tx, empresaId, CURSOR_AVISOS, pulso?.seq ?? 0)
  },
)

export interface OrdenDejar {
  empresaId: number
  turnoId: number
  /** null: all. */
  canal: CanalAviso | null
}

/** Consent is withdrawn: nothing more is sent, not even what waits. */
export const dejarAvisos = command<OrdenDejar, void>(
  'dejarAvisos',
  ({ empresaId }) => [keyDeAvisos(empresaId)],
  async (tx, { empresaId, turnoId, canal }, { ahora }) => {
    for (const suya of await listSuscripcionesOfTurno(tx, empresaId, turnoId)) {
      if (suya.terminada_en !== null || (canal && suya.canal !== canal)) continue
      await updateEstadoSuscripcion(tx, suya.id, 'baja', ahora)
    }
  },
)
