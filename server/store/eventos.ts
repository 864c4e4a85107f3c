import { sql } from 'kysely'
import type { TipoActor } from '#domain/actividad.ts'
import { PASO_DE_RELOJ } from '#domain/lugar.ts'
import type { Db, Tx } from './db.ts'
import type { EmpresaRef } from './empresas.ts'
import { atMost, query } from './query.ts'
import type { EventoTable, TipoEvento } from './schema.ts'

const paso = sql.lit(PASO_DE_RELOJ)

const advance = query<{ empresaId: number; cuantos: number; reloj: number }>()((q, p) =>
  q
    .updateTable('pulsos')
    .set((eb) => ({
      seq: eb('seq', '+', p.cuantos),
      reloj: sql<number>`case when reloj + ${paso} > ${p.reloj} then reloj + ${paso} else ${p.reloj} end`,
    }))
    .where('empresa_id', '=', p.empresaId)
    .returning('seq'),
)

const advanceFrom = query<{ empresaId: number; desde: number; hasta: number; reloj: number }>()((q, p) =>
  q
    .updateTable('pulsos')
    .set({ seq: p.hasta, reloj: p.reloj })
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '=', p.desde),
)

export type EventoDraft = Omit<EventoTable, 'empresa_id' | 'seq' | 'actor_tipo' | 'actor' | 'datos'> & {
  actor: Actor
  datos?: object
}

/** Who acts: a member, a key, a device, the customer, or the service itself. */
export interface Actor {
  tipo: TipoActor
  id: number | null
  /** The masked address that a request came from. Only `auditoria` keeps it. */
  ip?: string
}

export const CLIENTE: Actor = { tipo: 'cliente', id: null }
export const SISTEMA: Actor = { tipo: 'sistema', id: null }
export const usuario = (id: number, ip?: string | null): Actor => ({ tipo: 'usuario', id, ...(ip && { ip }) })
/** `id`: its number within the empresa. */
export const dispositivo = (id: number): Actor => ({ tipo: 'dispositivo', id })

/** An evento about a cola, or about the empresa itself when there is none. */
export const eventoDeCola = (
  colaId: number | null,
  tipo: TipoEvento,
  actor: Actor,
  instante: number,
  datos?: object,
): EventoDraft => ({ cola_id: colaId, turno_id: null, tipo, actor, puesto: null, instante, datos })

/** Reserves seqs: the first of `cuantos` in a row. */
export async function reserveSeq(tx: Tx, empresaId: number, cuantos: number): Promise<number> {
  const row = await tx.first(advance, { empresaId, cuantos, reloj: tx.instante * 1000 })
  if (!row) throw new Error('The empresa has no pulso')
  return row.seq - cuantos + 1
}

/** What an empresa's pulso says. */
export interface Pulso {
  seq: number
  reloj: number
  epoca: number
}

export const samePulso = (a: Pulso, b: Pulso): boolean =>
  a.seq === b.seq && a.reloj === b.reloj && a.epoca === b.epoca

/** Moves a pulso on that this transaction has read. Fails when somebody else has moved it meanwhile. */
export async function movePulso(tx: Tx, empresaId: number, from: Pulso, to: Pulso): Promise<void> {
  const moved = await tx.run(advanceFrom, { empresaId, desde: from.seq, hasta: to.seq, reloj: to.reloj })
  if (moved !== 1) throw new Error('Somebody else wrote about this empresa under its lock')
}

/** Writes what happened, in the transaction in which it happens, and has it announced after commit. */
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

const current = query<{ empresaId: number }>({ oncePerTurn: true })((q, p) =>
  q.selectFrom('pulsos').select(['seq', 'reloj', 'epoca']).where('empresa_id', '=', p.empresaId),
)
const since = query<{ empresaId: number; seq: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('eventos')
    .select(['seq', 'instante', 'turno_id', 'tipo', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .orderBy('seq')
    .limit(atMost(p.cuantos)),
)

const tally = query<{ empresaId: number; seq: number }>()((q, p) =>
  q
    .selectFrom('eventos')
    .select(['tipo', 'cola_id'])
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .groupBy(['tipo', 'cola_id']),
)

/** How many of each kind happened in each cola since. */
export const tallyEventosSince = (db: Db, empresaId: number, seq: number) => db.all(tally, { empresaId, seq })
export type EventoLeido = Awaited<ReturnType<typeof listEventosSince>>[number]
export const findPulso = (db: Db, empresaId: number) => db.first(current, { empresaId })
/** The next ones after a seq, in order, at most so many. */
export const listEventosSince = (db: Db, empresaId: number, seq: number, cuantos: number) =>
  db.all(since, { empresaId, seq, cuantos })

const currentOf = query<{ uuids: string[] }>()((q, p, d) =>
  q
    .selectFrom('empresas')
    .innerJoin('pulsos', 'pulsos.empresa_id', 'empresas.id')
    .select(['empresas.uuid as uuid', 'pulsos.seq as seq', 'pulsos.reloj as reloj', 'pulsos.epoca as epoca'])
    .where('empresas.uuid', 'in', d.uuidList(p.uuids)),
)

/** By the empresa's UUID. */
export async function listPulsos(db: Db, uuids: string[]): Promise<Map<string, Pulso>> {
  return new Map((await db.all(currentOf, { uuids })).map(({ uuid, ...pulso }) => [uuid, pulso]))
}

const one = query<{ empresaId: number; seq: number }>()((q, p) =>
  q.selectFrom('eventos').selectAll().where('empresa_id', '=', p.empresaId).where('seq', '=', p.seq),
)
const laterOfTurno = query<{ empresaId: number; turnoId: number; seq: number }>()((q, p) =>
  q
    .selectFrom('eventos')
    .select('seq')
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .where('turno_id', '=', p.turnoId)
    .limit(sql.lit(1)),
)
export const findEvento = (db: Db, empresaId: number, seq: number) => db.first(one, { empresaId, seq })
/** Whether something happened to a turno after a seq. */
export const hasLaterEvento = async (db: Db, empresaId: number, turnoId: number, seq: number) =>
  (await db.first(laterOfTurno, { empresaId, turnoId, seq })) !== undefined

const instantOf = query<{ empresaId: number; seq: number }>()((q, p) =>
  q.selectFrom('eventos').select('instante').where('empresa_id', '=', p.empresaId).where('seq', '=', p.seq),
)

/** When the evento of a seq happened, which tells whether it still is the same one. Null: there is none. */
export const findInstante = async (db: Db, empresaId: number, seq: number): Promise<number | null> =>
  (await db.first(instantOf, { empresaId, seq }))?.instante ?? null

const changeEpoca = query<{ empresaId: number; epoca: number; nueva: number }>()((q, p) =>
  q
    .updateTable('pulsos')
    .set({ epoca: p.nueva })
    .where('empresa_id', '=', p.empresaId)
    .where('epoca', '=', p.epoca),
)
/** Only if it still is the one that is known. */
export const updateEpoca = (tx: Tx, empresaId: number, epoca: number, nueva: number) =>
  tx.run(changeEpoca, { empresaId, epoca, nueva })
