import type { EmpresaId } from '#server/base/ids.ts'
import { type OrdenRepetible, repetible } from '#server/commands/repetible.ts'
import { darDeAlta, darDeBaja } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { carrilDe, insertTerminadas, noteRecibo } from '#server/store/entregas.ts'
import type { EntregaTable, SuscripcionTable } from '#server/store/schema/avisos.ts'
import {
  confirmSuscripcion,
  listAbiertasOfHuella,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { keyOfAvisos, terminar } from './suscripciones.ts'

/** An order of the owner of a destination. `llave` is the provider's id of the message, which is accepted once. */
export interface OrdenDeDestino extends OrdenRepetible {
  /** The id of the empresa in the store. */
  id: EmpresaId
  /** Digest of the destination. */
  huella: string
}

export interface OrdenConfirmarAviso extends OrdenDeDestino {
  /** Digest of the word in the message. */
  ficha: string
  /** The sender's number, encrypted. */
  destino: string
  /** Whether the empresa sends to the country of that number. */
  permitido: boolean
}

/**
 * Activates the subscription of a customer who sent the word that their phone showed. If the empresa does not send to
 * their country, the subscription ends: the log has the reason, their phone shows it, and their number is not kept.
 */
export const confirmarAviso = repetible(
  command<OrdenConfirmarAviso, void>(
    'confirmarAviso',
    ({ id }) => [keyOfAvisos(id)],
    async (tx, { id: empresaId, ficha, destino, huella, permitido }, { ahora }) => {
      if (permitido) {
        const suya = await confirmSuscripcion(tx, { empresaId, ficha, destino, huella })
        if (!suya) return
        await reemplazar(tx, suya, ahora)
        await darDeAlta(tx, { empresaId, huella, ahora })
        return
      }
      const suya = await confirmSuscripcion(tx, { empresaId, ficha, destino: '', huella: '' })
      if (!suya) return
      await updateEstadoSuscripcion(tx, { id: suya.id, estado: 'terminada', ahora })
      await insertTerminadas(tx, [rechazada(suya, ahora)])
    },
  ),
  // The number is encrypted anew each time.
  ({ ficha, huella }) => [ficha, huella],
)

/** Ends the other subscriptions of the turno, if the customer wanted this one instead. */
async function reemplazar(tx: Tx, suya: SuscripcionTable, ahora: number): Promise<void> {
  if (!suya.reemplaza) return
  const deTurno = { empresaId: suya.empresa_id, turnoId: suya.turno_id }
  await terminar(tx, deTurno, { estado: 'terminada', ahora }, ({ id }) => id !== suya.id)
}

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

/** The owner of a destination confirmed it, by the link of the message or with SI. Ends an earlier BAJA. */
export const altaDeDestino = repetible(
  command<OrdenDeDestino, void>(
    'altaDeDestino',
    ({ id }) => [keyOfAvisos(id)],
    async (tx, { id: empresaId, huella }, { ahora }) => {
      for (const suya of await listAbiertasOfHuella(tx, { empresaId, huella })) {
        if (suya.estado === 'activa') continue
        await updateEstadoSuscripcion(tx, { id: suya.id, estado: 'activa', ahora: null })
        await reemplazar(tx, suya, ahora)
      }
      await darDeAlta(tx, { empresaId, huella, ahora })
    },
  ),
)

/** Unsubscribes a customer who wrote BAJA or used the link of a mail, until they confirm to this empresa again. */
export const bajaDeDestino = repetible(
  command<OrdenDeDestino, void>(
    'bajaDeDestino',
    ({ id }) => [keyOfAvisos(id)],
    async (tx, { id: empresaId, huella }, { ahora }) => {
      for (const { id } of await listAbiertasOfHuella(tx, { empresaId, huella })) {
        await updateEstadoSuscripcion(tx, { id, estado: 'baja', ahora })
      }
      await darDeBaja(tx, { empresaId, huella, ahora })
    },
  ),
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
