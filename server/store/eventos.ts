import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { EventoTable, TipoEvento } from './schema.ts'

const advance = query<{ empresaId: string; cuantos: number }>()((q, p) =>
  q
    .updateTable('pulso')
    .set((eb) => ({ seq: eb('seq', '+', p.cuantos) }))
    .where('empresa_id', '=', p.empresaId)
    .returning('seq'),
)

const advanceFrom = query<{ empresaId: string; desde: number; hasta: number }>()((q, p) =>
  q
    .updateTable('pulso')
    .set({ seq: p.hasta })
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '=', p.desde),
)

export type EventoDraft = Omit<EventoTable, 'empresa_id' | 'seq' | 'datos'> & { datos?: object }

/** An evento about a cola, or about the empresa itself when there is none. */
export const eventoDeCola = (
  colaId: string | null,
  tipo: TipoEvento,
  actor: string | null,
  instante: number,
  datos?: object,
): EventoDraft => ({ cola_id: colaId, turno_id: null, tipo, actor, puesto: null, instante, datos })

/** Reserves seqs: the first of `cuantos` in a row. */
export async function reserveSeq(tx: Tx, empresaId: string, cuantos: number): Promise<number> {
  const row = await tx.first(advance, { empresaId, cuantos })
  if (!row) throw new Error('The empresa has no pulso')
  return row.seq - cuantos + 1
}

/**
 * The same for whoever has read the seq in this transaction, without asking again. Were it another by now,
 * the eventos would meet those that are there, and nothing of the transaction would count.
 */
export async function reserveSeqAfter(
  tx: Tx,
  empresaId: string,
  seq: number,
  cuantos: number,
): Promise<number> {
  await tx.runMany(advanceFrom, [{ empresaId, desde: seq, hasta: seq + cuantos }])
  return seq + 1
}

/** Writes what happened, in the transaction in which it happens, and has it announced after commit. */
export async function appendEventos(
  tx: Tx,
  empresaId: string,
  drafts: readonly EventoDraft[],
  seq?: number,
): Promise<void> {
  if (drafts.length === 0) return
  const first =
    seq === undefined
      ? await reserveSeq(tx, empresaId, drafts.length)
      : await reserveSeqAfter(tx, empresaId, seq, drafts.length)
  await insertEventos(tx, empresaId, first, drafts)
}

export async function insertEventos(
  tx: Tx,
  empresaId: string,
  firstSeq: number,
  drafts: readonly EventoDraft[],
): Promise<void> {
  await tx.insertMany(
    'evento',
    drafts.map((draft, i) => ({
      empresa_id: empresaId,
      seq: firstSeq + i,
      cola_id: draft.cola_id,
      turno_id: draft.turno_id,
      tipo: draft.tipo,
      actor: draft.actor,
      puesto: draft.puesto,
      instante: draft.instante,
      datos: draft.datos ? JSON.stringify(draft.datos) : null,
    })),
  )
  tx.changed({ empresaId, seq: firstSeq + drafts.length - 1 })
}

const current = query<{ empresaId: string }>({ oncePerTurn: true })((q, p) =>
  q.selectFrom('pulso').select('seq').where('empresa_id', '=', p.empresaId),
)
const since = query<{ empresaId: string; seq: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('evento')
    .select(['seq', 'tipo', 'turno_id'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .orderBy('seq')
    .limit(atMost(p.cuantos)),
)

const tally = query<{ empresaId: string; seq: number }>()((q, p) =>
  q
    .selectFrom('evento')
    .select(['tipo', 'cola_id'])
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .groupBy(['tipo', 'cola_id']),
)

/** How many of each kind happened in each cola since. */
export const tallyEventosSince = (db: Db, empresaId: string, seq: number) => db.all(tally, { empresaId, seq })
export const readSeq = async (db: Db, empresaId: string): Promise<number | undefined> =>
  (await db.first(current, { empresaId }))?.seq
/** The next ones after a seq, in order, at most so many. */
export const listEventosSince = (db: Db, empresaId: string, seq: number, cuantos: number) =>
  db.all(since, { empresaId, seq, cuantos })

const currentOf = query<{ ids: string[] }>()((q, p, d) =>
  q.selectFrom('pulso').select(['empresa_id', 'seq']).where('empresa_id', 'in', d.idList(p.ids)),
)

export async function listSeqs(db: Db, ids: string[]): Promise<Map<string, number>> {
  return new Map((await db.all(currentOf, { ids })).map((row) => [row.empresa_id, row.seq]))
}
