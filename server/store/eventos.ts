import { sql } from 'kysely'
import type { TipoActor } from '#domain/actividad.ts'
import { PASO_DE_RELOJ } from '#domain/lugar.ts'
import { type EmpresaId, NO_ROW, type UsuarioId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import type { EmpresaRef } from './empresas.ts'
import { atMost, readAll, readFirst, write, writeEach, writeFirst } from './query.ts'
import type { EventoTable, TipoEvento } from './schema.ts'

const paso = sql.lit(PASO_DE_RELOJ)

const advance = writeFirst((q, p: { empresaId: EmpresaId; cuantos: number; reloj: number }) =>
  q
    .updateTable('pulsos')
    .set((eb) => ({
      seq: eb('seq', '+', p.cuantos),
      reloj: sql<number>`case when reloj + ${paso} > ${p.reloj} then reloj + ${paso} else ${p.reloj} end`,
    }))
    .where('empresa_id', '=', p.empresaId)
    .returning('seq'),
)

const advanceFrom = writeEach((q, p: { empresaId: EmpresaId; desde: number; pasos: number; reloj: number }) =>
  q
    .updateTable('pulsos')
    // Null, which the column refuses, if the seq is another. So PostgreSQL can be sent the next statements at once.
    .set({ seq: sql<number>`case when seq = ${p.desde} then seq + ${p.pasos} end`, reloj: p.reloj })
    .where('empresa_id', '=', p.empresaId),
)

export type EventoDraft = Omit<EventoTable, 'empresa_id' | 'seq' | 'actor_tipo' | 'actor' | 'datos'> & {
  actor: Actor
  datos?: object
}

/** The actor of an evento: a usuario, a key, a device, the customer or the service itself. */
export interface Actor {
  tipo: TipoActor
  id: number | null
  /** The masked address of the request. Stored only in `auditoria`. */
  ip?: string
  /** Digest of the browser that a customer acts from; null if it sent no name, absent if it is no browser. */
  navegador?: number | null
}

export const CLIENTE: Actor = { tipo: 'cliente', id: null }
export const SISTEMA: Actor = { tipo: 'sistema', id: null }
/** Returns the usuario who acts, or NO_ROW for any other actor. */
export const usuarioDelActor = ({ tipo, id }: Actor): UsuarioId =>
  tipo === 'usuario' ? (id as UsuarioId) : NO_ROW
export const usuario = (id: UsuarioId, ip?: string | null): Actor => ({
  tipo: 'usuario',
  id,
  ...(ip && { ip }),
})
/** Returns a device as an actor. `id` is its number within the empresa. */
export const dispositivo = (id: number): Actor => ({ tipo: 'dispositivo', id })

/** Returns an evento about a cola, or about the empresa if `colaId` is null. */
export const eventoDeCola = (
  colaId: number | null,
  tipo: TipoEvento,
  actor: Actor,
  instante: number,
  datos?: object,
): EventoDraft => ({ cola_id: colaId, turno_id: null, tipo, actor, puesto: null, instante, datos })

/** Reserves `cuantos` consecutive seqs. Returns the first. */
export async function reserveSeq(tx: Tx, empresaId: EmpresaId, cuantos: number): Promise<number> {
  const row = await advance(tx, { empresaId, cuantos, reloj: tx.instante * 1000 })
  if (!row) throw new Error('The empresa has no pulso')
  return row.seq - cuantos + 1
}

/** The version of an empresa's data, which changes with every evento. */
export interface Pulso {
  seq: number
  reloj: number
  epoca: number
}

export const samePulso = (a: Pulso, b: Pulso): boolean =>
  a.seq === b.seq && a.reloj === b.reloj && a.epoca === b.epoca

/** Advances a pulso that this transaction has read. Fails if it has changed since. */
export async function movePulso(tx: Tx, empresaId: EmpresaId, from: Pulso, to: Pulso): Promise<void> {
  await advanceFrom(tx, [{ empresaId, desde: from.seq, pasos: to.seq - from.seq, reloj: to.reloj }])
}

/** Inserts eventos and announces them after the commit. */
export async function appendEventos(
  tx: Tx,
  empresa: EmpresaRef,
  drafts: readonly EventoDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  await insertEventos(tx, empresa, await reserveSeq(tx, empresa.id, drafts.length), drafts)
}

export async function insertEventos(
  tx: Tx,
  { id, uuid }: EmpresaRef,
  firstSeq: number,
  drafts: readonly EventoDraft[],
): Promise<void> {
  await tx.insertMany(
    'eventos',
    drafts.map((draft, i) => ({
      empresa_id: id,
      seq: firstSeq + i,
      cola_id: draft.cola_id,
      turno_id: draft.turno_id,
      tipo: draft.tipo,
      actor_tipo: draft.actor.tipo,
      actor: draft.actor.id,
      puesto: draft.puesto,
      instante: draft.instante,
      datos: draft.datos ? JSON.stringify(draft.datos) : null,
    })),
  )
  tx.changed({ empresaId: uuid, seq: firstSeq + drafts.length - 1 })
}

export const findPulso = readFirst(
  (q, p: { empresaId: EmpresaId }) =>
    q.selectFrom('pulsos').select(['seq', 'reloj', 'epoca']).where('empresa_id', '=', p.empresaId),
  { oncePerTurn: true },
)
export const listEventosSince = readAll((q, p: { empresaId: EmpresaId; seq: number; cuantos: number }) =>
  q
    .selectFrom('eventos')
    .select(['seq', 'instante', 'turno_id', 'tipo', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .orderBy('seq')
    .limit(atMost(p.cuantos)),
)

export const tallyEventosSince = readAll((q, p: { empresaId: EmpresaId; seq: number }) =>
  q
    .selectFrom('eventos')
    .select(['tipo', 'cola_id'])
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .groupBy(['tipo', 'cola_id']),
)

export type EventoLeido = Awaited<ReturnType<typeof listEventosSince>>[number]

const currentOf = readAll((q, p: { uuids: string[] }, d) =>
  q
    .selectFrom('empresas')
    .innerJoin('pulsos', 'pulsos.empresa_id', 'empresas.id')
    .select(['empresas.uuid as uuid', 'pulsos.seq as seq', 'pulsos.reloj as reloj', 'pulsos.epoca as epoca'])
    .where('empresas.uuid', 'in', d.uuidList(p.uuids)),
)

/** Returns pulsos by UUID of the empresa. */
export async function listPulsos(db: Db, uuids: string[]): Promise<Map<string, Pulso>> {
  return new Map((await currentOf(db, { uuids })).map(({ uuid, ...pulso }) => [uuid, pulso]))
}

export const findEvento = readFirst((q, p: { empresaId: EmpresaId; seq: number }) =>
  q.selectFrom('eventos').selectAll().where('empresa_id', '=', p.empresaId).where('seq', '=', p.seq),
)
const laterOfTurno = readFirst((q, p: { empresaId: EmpresaId; turnoId: number; seq: number }) =>
  q
    .selectFrom('eventos')
    .select('seq')
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .where('turno_id', '=', p.turnoId)
    .limit(sql.lit(1)),
)

export const hasLaterEvento = async (db: Db, empresaId: EmpresaId, turnoId: number, seq: number) =>
  (await laterOfTurno(db, { empresaId, turnoId, seq })) !== undefined

const instantOf = readFirst((q, p: { empresaId: EmpresaId; seq: number }) =>
  q.selectFrom('eventos').select('instante').where('empresa_id', '=', p.empresaId).where('seq', '=', p.seq),
)

/** Returns the instant of an evento, which identifies it if the seq was reused, or null if there is none. */
export const findInstante = async (db: Db, empresaId: EmpresaId, seq: number): Promise<number | null> =>
  (await instantOf(db, { empresaId, seq }))?.instante ?? null

/** Replaces the epoca if it is still `epoca`. */
export const updateEpoca = write((q, p: { empresaId: EmpresaId; epoca: number; nueva: number }) =>
  q
    .updateTable('pulsos')
    .set({ epoca: p.nueva })
    .where('empresa_id', '=', p.empresaId)
    .where('epoca', '=', p.epoca),
)
