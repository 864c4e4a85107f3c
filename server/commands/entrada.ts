import { darDeAlta, darDeBaja } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import { noteRecibo } from '#server/store/entregas.ts'
import type { SuscripcionTable } from '#server/store/schema/avisos.ts'
import {
  confirmSuscripcion,
  listSuscripcionesOfHuella,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { keyDeAvisos } from './avisos.ts'

export interface OrdenConfirmar {
  empresaId: number
  /** Digest of the word, the encrypted number it came from, and its digest. */
  ficha: string
  destino: string
  huella: string
}

/** Somebody wrote the word that their phone showed: from now on they are told. Returns what it was for. */
export const confirmarAviso = command<OrdenConfirmar, SuscripcionTable | null>(
  'confirmarAviso',
  ({ empresaId }) => [keyDeAvisos(empresaId)],
  async (tx, { empresaId, ficha, destino, huella }) => {
    const suya = await confirmSuscripcion(tx, empresaId, ficha, destino, huella)
    if (suya) await darDeAlta(tx, empresaId, huella)
    return suya ?? null
  },
)

/** Somebody wrote BAJA: this empresa sends them nothing more, until they agree again. */
export const bajaDeNumero = command<{ empresaId: number; huella: string }, void>(
  'bajaDeNumero',
  ({ empresaId }) => [keyDeAvisos(empresaId)],
  async (tx, { empresaId, huella }, { ahora }) => {
    for (const { id } of await listSuscripcionesOfHuella(tx, empresaId, huella)) {
      await updateEstadoSuscripcion(tx, id, 'baja', ahora)
    }
    await darDeBaja(tx, empresaId, huella, ahora)
  },
)

export interface OrdenRecibo {
  empresaId: number
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
