import type { EmpresaId } from '#server/base/ids.ts'
import { darDeAlta, darDeBaja } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import { carrilDe, insertTerminadas, noteRecibo } from '#server/store/entregas.ts'
import type { EntregaTable, SuscripcionTable } from '#server/store/schema/avisos.ts'
import {
  confirmSuscripcion,
  listSuscripcionesOfHuella,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { keyOfAvisos, terminar } from './suscripciones.ts'

export interface OrdenConfirmar {
  empresaId: EmpresaId
  /** Digest of the word, the encrypted number it came from, and its digest. */
  ficha: string
  destino: string
  huella: string
  /** Whether the empresa writes to the country of that number. */
  permitido: boolean
}

/**
 * Somebody wrote the word that their phone showed: from now on they are told. If the empresa does not write to their
 * country, it ends here: the log has the reason, their phone shows it, and their number is not kept.
 */
export const confirmarAviso = command<OrdenConfirmar, void>(
  'confirmarAviso',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, { empresaId, ficha, destino, huella, permitido }, { ahora }) => {
    if (permitido) {
      const suya = await confirmSuscripcion(tx, { empresaId, ficha, destino, huella })
      if (!suya) return
      if (suya.reemplaza) {
        const fin = { estado: 'terminada', ahora } as const
        await terminar(tx, { empresaId, turnoId: suya.turno_id }, fin, ({ id }) => id !== suya.id)
      }
      await darDeAlta(tx, { empresaId, huella })
      return
    }
    const suya = await confirmSuscripcion(tx, { empresaId, ficha, destino: '', huella: '' })
    if (!suya) return
    await updateEstadoSuscripcion(tx, { id: suya.id, estado: 'terminada', ahora })
    await insertTerminadas(tx, [rechazada(suya, ahora)])
  },
)

/** The line of the log that says why nothing will be sent. */
const rechazada = (
  { id, empresa_id, canal, idioma }: SuscripcionTable,
  ahora: number,
): Omit<EntregaTable, 'id'> => ({
  empresa_id,
  usuario_id: null,
  suscripcion: id,
  carril: carrilDe(canal, empresa_id),
  canal,
  destino: '',
  idioma,
  plantilla: 'alta',
  datos: '{}',
  unica: null,
  hilo: null,
  estado: 'descartada',
  intentos: 0,
  proximo_en: ahora,
  caduca_en: null,
  creada_en: ahora,
  terminada_en: ahora,
  referencia: null,
  error: 'pais_no_permitido',
})

/** A customer wrote BAJA or unsubscribed by the link of a mail: this empresa sends nothing more until they agree again. */
export const bajaDeDestino = command<{ empresaId: EmpresaId; huella: string }, void>(
  'bajaDeDestino',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, { empresaId, huella }, { ahora }) => {
    for (const { id } of await listSuscripcionesOfHuella(tx, { empresaId, huella })) {
      await updateEstadoSuscripcion(tx, { id, estado: 'baja', ahora })
    }
    await darDeBaja(tx, { empresaId, huella, ahora })
  },
)

export interface OrdenRecibo {
  empresaId: EmpresaId
  referencia: string
  estado: 'entregado' | 'leido' | 'fallido'
  motivo: string | null
}

/** A provider tells what became of a message. Receipts come late, twice and in any order: read outdoes delivered. */
export const anotarRecibo = command<OrdenRecibo, void>(
  'anotarRecibo',
  ({ referencia }) => [`recibo ${referencia}`],
  async (tx, recibo) => {
    await noteRecibo(tx, recibo)
  },
)
