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

/** Names the cursor of notices. */
export const CURSOR_AVISOS = 'avisos'

/** Whoever opens, reads or closes that cursor does it one after the other. */
export const keyOfAvisos = (empresaId: EmpresaId) => `cursor ${CURSOR_AVISOS} ${empresaId}`

export interface OrdenAviso {
  /** Numbers of this store. */
  empresaId: EmpresaId
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
  /** Whether it ends what other channels were asked, once it may be used: until then they are all there is. */
  reemplaza: boolean
}

/** Ends those of a turno that `cual` names and that are not over. */
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

/** Somebody wants to be told of a turno. Replaces what the same channel was asked before, or all channels. */
export const pedirAviso = command<OrdenAviso, void>(
  'pedirAviso',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    const { empresaId, turnoId, canal, cuando, reemplaza } = orden
    // Read before the turno: if that ends meanwhile, the cursor comes across its end.
    const pulso = await findPulso(tx, { empresaId })
    const turno = await findTurno(tx, { empresaId, id: turnoId })
    if (!turno || !estaAbierto(turno.estado)) throw new Rechazo('turno_no_en_espera')
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
  /** null: all. */
  canal: CanalAviso | null
}

/** Consent is withdrawn: nothing more is sent, not even what waits. */
export const dejarAvisos = command<OrdenDejar, void>(
  'dejarAvisos',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  (tx, orden, { ahora }) =>
    terminar(tx, orden, { estado: 'baja', ahora }, (suya) => !orden.canal || suya.canal === orden.canal),
)
