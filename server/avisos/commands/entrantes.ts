import { DIA_MS, MINUTO_MS } from '#domain/hora-local.ts'
import { estaAbierto } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { cancelar } from '#server/commands/atender.ts'
import { empresaDe } from '#server/commands/de-empresa.ts'
import { responder } from '#server/commands/responder.ts'
import { darDeAlta, darDeBaja, findAlta, findBaja } from '#server/store/ajustes-avisos.ts'
import { type Command, type Context, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { noteEntrante } from '#server/store/entrantes.ts'
import { carrilDe, encolar, insertTerminadas, type NuevaEntrega, noteRecibo } from '#server/store/entregas.ts'
import { appendEventos, CLIENTE } from '#server/store/eventos.ts'
import type { EntregaTable, SuscripcionTable } from '#server/store/schema/avisos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import {
  confirmSuscripcion,
  listAbiertasOfHuella,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { findTurno, saveMensaje } from '#server/store/turnos.ts'
import type { CanalDePago } from '../ajustes-guardados.ts'
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
type DeTurno =
  | { palabra: 'voy' | 'cancelo' }
  | { palabra: 'tarde'; minutos: number | null }
  | { palabra: 'mensaje'; texto: string }

export type Leida = Confirma | { palabra: 'si' } | { palabra: 'baja' } | DeTurno

export interface OrdenEntrante extends OrdenDeDestino {
  empresaUuid: string
  canal: CanalDePago
  /** The channel and the provider's id of the message, which has an effect once. */
  mensaje: string
  /** When the customer wrote it; null where the provider does not report that. */
  enviado: number | null
  leida: Leida
}

/** WhatsApp allows free text for this long after the customer's message. */
const VENTANA_MS = DIA_MS
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
    const suya = await aplicar(tx, orden, { context, hasta })
    if (suya?.canal === orden.canal && ahora - (orden.enviado ?? ahora) < VENTANA_MS)
      await encolar(tx, [contestacion(suya, leida, ahora)], ahora)
  },
)

/** Returns the suscripcion by which the customer gets an answer; undefined if the message had no effect. */
async function aplicar(
  tx: Tx,
  orden: OrdenEntrante,
  { context, hasta }: { context: Context; hasta: number },
): Promise<SuscripcionTable | undefined> {
  const { leida } = orden
  const dicho = { ahora: context.ahora, hasta }
  if (leida.palabra === 'aviso') return confirmar(tx, orden, leida, context.ahora)
  if (leida.palabra === 'si') return alta(tx, orden, dicho)
  if (leida.palabra === 'baja') return baja(tx, orden, dicho)
  return deTurno(tx, orden, leida, { context, hasta })
}

/** How long an answer is worth sending. */
const CONTESTACION_VALE_MS = 10 * MINUTO_MS

/** The line that tells a customer what their message did. */
const contestacion = (
  { id: suscripcion, canal, idioma, empresa_id: empresaId }: SuscripcionTable,
  leida: Leida,
  ahora: number,
): NuevaEntrega => ({
  canal,
  plantilla: 'contestacion',
  // Read from the suscripcion when sending.
  destino: '',
  datos: { palabra: leida.palabra, minutos: 'minutos' in leida ? leida.minutos : null },
  idioma,
  empresaId,
  suscripcion,
  caducaEn: ahora + CONTESTACION_VALE_MS,
})

/**
 * Activates the subscription of a customer who sent the word that their phone showed. If the empresa does not send to
 * their country, the subscription ends: the log has the reason, their phone shows it, and their number is not kept.
 */
async function confirmar(
  tx: Tx,
  { empresaId, huella }: OrdenDeDestino,
  { ficha, destino, permitido }: Confirma,
  ahora: number,
): Promise<SuscripcionTable | undefined> {
  if (permitido) {
    const suya = await confirmSuscripcion(tx, { empresaId, ficha, destino, huella })
    if (!suya) return
    await reemplazar(tx, suya, ahora)
    await darDeAlta(tx, { empresaId, huella, ahora })
    return suya
  }
  const suya = await confirmSuscripcion(tx, { empresaId, ficha, destino: '', huella: '' })
  if (!suya) return
  await updateEstadoSuscripcion(tx, { id: suya.id, estado: 'terminada', ahora })
  await insertTerminadas(tx, [rechazada(suya, ahora)])
  return
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

async function alta(
  tx: Tx,
  orden: OrdenDeDestino,
  { ahora, hasta }: Dicho,
): Promise<SuscripcionTable | undefined> {
  const { empresaId, huella } = orden
  if (((await findBaja(tx, { empresaId, huella }))?.instante ?? 0) > hasta) return
  const suyas = await abiertas(tx, orden, hasta)
  for (const suya of suyas) {
    if (suya.estado === 'activa') continue
    await updateEstadoSuscripcion(tx, { id: suya.id, estado: 'activa', ahora: null })
    await reemplazar(tx, suya, ahora)
  }
  await darDeAlta(tx, { empresaId, huella, ahora })
  return porCanal(suyas, orden)
}

async function baja(
  tx: Tx,
  orden: OrdenDeDestino,
  { ahora, hasta }: Dicho,
): Promise<SuscripcionTable | undefined> {
  const { empresaId, huella } = orden
  if (((await findAlta(tx, { empresaId, huella }))?.instante ?? 0) > hasta) return
  const suyas = await abiertas(tx, orden, hasta)
  for (const { id } of suyas) await updateEstadoSuscripcion(tx, { id, estado: 'baja', ahora })
  await darDeBaja(tx, { empresaId, huella, ahora })
  return porCanal(suyas, orden)
}

/** The suscripcion of the channel that the customer wrote by, or the latest one. */
const porCanal = (suyas: readonly SuscripcionTable[], orden: OrdenDeDestino & { canal?: CanalDePago }) =>
  suyas.find(({ canal }) => canal === orden.canal) ?? suyas[0]

/** The owner of a destination confirmed it by the link of the message. Ends an earlier BAJA. */
export const altaDeDestino = command<OrdenDeDestino, void>(
  'altaDeDestino',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    await alta(tx, orden, { ahora, hasta: ahora })
  },
)

/** Unsubscribes a customer who used the link of a mail, until they confirm to this empresa again. */
export const bajaDeDestino = command<OrdenDeDestino, void>(
  'bajaDeDestino',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, orden, { ahora }) => {
    await baja(tx, orden, { ahora, hasta: ahora })
  },
)

/** Applies a reply to the latest turno with notices to this number. */
async function deTurno(
  tx: Tx,
  orden: OrdenEntrante,
  leida: DeTurno,
  { context, hasta }: { context: Context; hasta: number },
): Promise<SuscripcionTable | undefined> {
  const { empresaId, empresaUuid } = orden
  const activas = (await abiertas(tx, orden, hasta)).filter(({ estado }) => estado === 'activa')
  const ultimo = activas[0]?.turno_id
  const suya = porCanal(
    activas.filter(({ turno_id }) => turno_id === ultimo),
    orden,
  )
  const turno = suya && (await findTurno(tx, { empresaId, id: suya.turno_id }))
  if (!turno) return
  if (leida.palabra === 'mensaje') {
    const guardado = await guardarMensaje(tx, orden, { turno, texto: leida.texto, ahora: context.ahora })
    // Only the first of several is answered: a phone that answers by itself gets no endless conversation.
    return guardado && !turno.mensaje ? suya : undefined
  }
  const deEste = { empresaId: empresaUuid, turnoId: turno.uuid, actor: CLIENTE }
  const hecho =
    leida.palabra === 'cancelo'
      ? dentro(tx, cancelar, deEste, context)
      : dentro(
          tx,
          responder,
          { ...deEste, palabra: leida.palabra, minutos: 'minutos' in leida ? leida.minutos : null },
          context,
        )
  return (await hecho) ? suya : undefined
}

/** Shows the staff what a customer wrote. Returns whether the turno is still open. */
async function guardarMensaje(
  tx: Tx,
  { empresaUuid }: OrdenEntrante,
  { turno, texto, ahora }: { turno: TurnoTable; texto: string; ahora: number },
): Promise<boolean> {
  if (!estaAbierto(turno.estado)) return false
  const empresa = await empresaDe(tx, empresaUuid)
  const { id, cola_id, puesto } = turno
  await saveMensaje(tx, { empresaId: empresa.id, id, mensaje: texto })
  // The text is personal, so it is kept in the turno only.
  const datos = { respuesta: 'mensaje' }
  await appendEventos(tx, empresa, [
    { cola_id, turno_id: id, puesto, instante: ahora, datos, tipo: 'respondido', actor: CLIENTE },
  ])
  return true
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
