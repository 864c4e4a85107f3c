import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { cancelar } from '#server/commands/atender.ts'
import { responder } from '#server/commands/responder.ts'
import { darDeAlta, darDeBaja, findAlta, findBaja } from '#server/store/ajustes-avisos.ts'
import { type Command, type Context, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { noteEntrante } from '#server/store/entrantes.ts'
import { carrilDe, insertTerminadas, noteRecibo } from '#server/store/entregas.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import type { EntregaTable, SuscripcionTable } from '#server/store/schema/avisos.ts'
import {
  confirmSuscripcion,
  listAbiertasOfHuella,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { findTurno } from '#server/store/turnos.ts'
import { keyOfAvisos, terminar } from './suscripciones.ts'

/** An order of the owner of a destination. */
interface OrdenDeDestino {
  empresaId: EmpresaId
  /** Digest of the destination. */
  huella: string
}

/** The word that the customer's phone showed, by which they confirm. */
export interface Confirma {
  palabra: 'aviso'
  /** Digest of the word in the message. */
  ficha: string
  /** The sender's number, encrypted. */
  destino: string
  /** Whether the empresa sends to the country of that number. */
  permitido: boolean
}

/** A word about the latest turno with notices to the sender. */
type DeTurno = { palabra: 'voy' | 'cancelo' } | { palabra: 'tarde'; minutos: number | null }

export type Leida = Confirma | { palabra: 'si' | 'baja' } | DeTurno

export interface OrdenEntrante extends OrdenDeDestino {
  empresaUuid: string
  /** The channel and the provider's id of the message, which has an effect once. */
  mensaje: string
  /** When the customer wrote it; null where the provider does not report that. */
  enviado: number | null
  leida: Leida
}

/** Clocks of providers may differ from ours by this much. */
const RELOJ_AJENO_MS = 30_000

/**
 * Applies a message of a customer. Its id is stored in the same transaction, so that a message that the provider
 * delivers again, or that is replayed, has no effect. What the customer did after writing it stands.
 */
export const atenderEntrante = command<OrdenEntrante, void>(
  'atenderEntrante',
  ({ empresaUuid, empresaId }) => [empresaUuid, keyOfAvisos(empresaId)],
  async (tx, orden, context) => {
    const { empresaId, mensaje, leida } = orden
    const { ahora } = context
    if (!(await noteEntrante(tx, { empresaId, mensaje, ahora }))) return
    const hasta = orden.enviado === null ? ahora : Math.min(ahora, orden.enviado + RELOJ_AJENO_MS)
    if (leida.palabra === 'aviso') await confirmar(tx, orden, leida, ahora)
    else if (leida.palabra === 'si') await alta(tx, orden, { ahora, hasta })
    else if (leida.palabra === 'baja') await baja(tx, orden, { ahora, hasta })
    else await deTurno(tx, orden, leida, { context, hasta })
  },
)

/**
 * Activates the subscription of a customer who sent the word that their phone showed. If the empresa does not send to
 * their country, the subscription ends: the log has the reason, their phone shows it, and their number is not kept.
 */
async function confirmar(
  tx: Tx,
  { empresaId, huella }: OrdenDeDestino,
  { ficha, destino, permitido }: Confirma,
  ahora: number,
): Promise<void> {
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
}

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

/** `hasta`: when the owner of the destination said it; what is newer stays as it is. */
interface Dicho {
  ahora: number
  hasta: number
}

/** The open subscriptions of a destination that existed when its owner wrote, latest first. */
const abiertas = async (tx: Tx, { empresaId, huella }: OrdenDeDestino, hasta: number) =>
  (await listAbiertasOfHuella(tx, { empresaId, huella })).filter(({ creada_en }) => creada_en <= hasta)

async function alta(tx: Tx, orden: OrdenDeDestino, { ahora, hasta }: Dicho): Promise<void> {
  const { empresaId, huella } = orden
  if (((await findBaja(tx, { empresaId, huella }))?.instante ?? 0) > hasta) return
  for (const suya of await abiertas(tx, orden, hasta)) {
    if (suya.estado === 'activa') continue
    await updateEstadoSuscripcion(tx, { id: suya.id, estado: 'activa', ahora: null })
    await reemplazar(tx, suya, ahora)
  }
  await darDeAlta(tx, { empresaId, huella, ahora })
}

async function baja(tx: Tx, orden: OrdenDeDestino, { ahora, hasta }: Dicho): Promise<void> {
  const { empresaId, huella } = orden
  if (((await findAlta(tx, { empresaId, huella }))?.instante ?? 0) > hasta) return
  for (const { id } of await abiertas(tx, orden, hasta)) {
    await updateEstadoSuscripcion(tx, { id, estado: 'baja', ahora })
  }
  await darDeBaja(tx, { empresaId, huella, ahora })
}

/** The owner of a destination confirmed it by the link of the message. Ends an earlier BAJA. */
export const altaDeDestino = command<OrdenDeDestino, void>(
  'altaDeDestino',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  (tx, orden, { ahora }) => alta(tx, orden, { ahora, hasta: ahora }),
)

/** Unsubscribes a customer who used the link of a mail, until they confirm to this empresa again. */
export const bajaDeDestino = command<OrdenDeDestino, void>(
  'bajaDeDestino',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  (tx, orden, { ahora }) => baja(tx, orden, { ahora, hasta: ahora }),
)

/** Applies a reply to the latest turno with notices to this number. */
async function deTurno(
  tx: Tx,
  orden: OrdenEntrante,
  leida: DeTurno,
  { context, hasta }: { context: Context; hasta: number },
): Promise<void> {
  const { empresaId, empresaUuid } = orden
  const suya = (await abiertas(tx, orden, hasta)).find(({ estado }) => estado === 'activa')
  const turno = suya && (await findTurno(tx, { empresaId, id: suya.turno_id }))
  if (!turno) return
  const deEste = { empresaId: empresaUuid, turnoId: turno.uuid, actor: CLIENTE }
  if (leida.palabra === 'cancelo') await dentro(tx, cancelar, deEste, context)
  else {
    const minutos = 'minutos' in leida ? leida.minutos : null
    await dentro(tx, responder, { ...deEste, palabra: leida.palabra, minutos }, context)
  }
}

/** Runs a command within this transaction. Returns whether it applied: the turno may have ended meanwhile. */
async function dentro<A, R>(tx: Tx, que: Command<A, R>, orden: A, context: Context): Promise<boolean> {
  try {
    const [outcome] = await que.runAll(tx, [orden], context)
    if (outcome && 'error' in outcome) throw outcome.error
    return true
  } catch (error) {
    // These commands reject before they write anything.
    if (error instanceof Rechazo && error.status < 500) return false
    throw error
  }
}

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
