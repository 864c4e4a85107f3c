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
  /** Digest of the word in the message. */
  ficha: string
  /** The sender's number, encrypted. */
  destino: string
  /** Digest of the sender's number. */
  huella: string
  /** Whether the empresa sends to the country of that number. */
  permitido: boolean
}

/**
 * Activates the subscription of a customer who sent the word that their phone showed. If the empresa does not send to
 * their country, the subscription ends: the log has the reason, their phone shows it, and their number is not kept.
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

/** The log entry that says why nothing will be sent. */
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

/** Unsubscribes a customer who wrote BAJA or used the link of a mail, until they consent again with this empresa. */
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

/** Records a provider's receipt of a message. Receipts come late, twice and in any order: read outranks delivered. */
export const anotarRecibo = command<OrdenRecibo, void>(
  'anotarRecibo',
  ({ referencia }) => [`recibo ${referencia}`],
  async (tx, recibo) => {
    await noteRecibo(tx, recibo)
  },
)
