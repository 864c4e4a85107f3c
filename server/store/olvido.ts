import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { OlvidoTable } from './schema.ts'

const ever = sql.lit('')

const pending = query<{ despues: string; hasta: string; cuantas: number }>()((q, p) =>
  q
    .selectFrom('empresa')
    .leftJoin('olvido', 'olvido.empresa_id', 'empresa.id')
    .select(['empresa.id as id', 'empresa.zona as zona'])
    .where('empresa.id', '>', p.despues)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('turno')
          .select('turno.id')
          .whereRef('turno.empresa_id', '=', 'empresa.id')
          .where((t) => t('turno.fecha', '>', t.fn.coalesce('olvido.fecha', ever)))
          .where('turno.fecha', '<=', p.hasta),
      ),
    )
    .orderBy('empresa.id')
    .limit(atMost(p.cuantas)),
)
const ofEmpresa = query<{ empresaId: string }>()((q, p) =>
  q.selectFrom('olvido').selectAll().where('empresa_id', '=', p.empresaId),
)
const nextFecha = query<{ empresaId: string; despues: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .select('fecha')
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>', p.despues)
    .orderBy('fecha')
    .limit(sql.lit(1)),
)
const firstOrden = query<{ empresaId: string; fecha: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .select((eb) => eb.fn.min('orden').as('orden'))
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const oldestOpen = query<{ empresaId: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .select((eb) => eb.fn.min('fecha').as('fecha'))
    .where('empresa_id', '=', p.empresaId)
    .where(sql<boolean>`estado in ('espera', 'atencion')`),
)
const eraseDay = query<{ empresaId: string; fecha: string }>()((q, p) =>
  q
    .updateTable('turno')
    .set({ nombre: sql.lit(''), clave: null, clave_huella: null })
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha)
    .where('nombre', '<>', ever),
)
const eventosWithNombre = query<{ empresaId: string; desde: number; hasta: number }>()((q, p) =>
  q
    .selectFrom('evento')
    .select(['seq', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.desde)
    .where('seq', '<=', p.hasta)
    .where('turno_id', 'is not', null)
    .where('datos', 'like', sql.lit('%"nombre"%')),
)
const setDatos = query<{ empresaId: string; seq: number; datos: string }>()((q, p) =>
  q
    .updateTable('evento')
    .set({ datos: p.datos })
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '=', p.seq),
)
const upsert = query<OlvidoTable>()((q, p) =>
  q
    .insertInto('olvido')
    .values({ empresa_id: p.empresa_id, fecha: p.fecha, seq: p.seq })
    .onConflict((c) => c.column('empresa_id').doUpdateSet({ fecha: p.fecha, seq: p.seq })),
)

/** Empresas after `despues` that have turnos up to the day `hasta` whose names may still be there. */
export const listEmpresasToForget = (db: Db, despues: string, hasta: string, cuantas: number) =>
  db.all(pending, { despues, hasta, cuantas })
export const findOlvido = (db: Db, empresaId: string) => db.first(ofEmpresa, { empresaId })
export const saveOlvido = (tx: Tx, olvido: OlvidoTable) => tx.run(upsert, olvido)
/** Answers how many turnos had a name. */
export const eraseNombres = (tx: Tx, empresaId: string, fecha: string) =>
  tx.run(eraseDay, { empresaId, fecha })
export const listEventosWithNombre = (db: Db, empresaId: string, desde: number, hasta: number) =>
  db.all(eventosWithNombre, { empresaId, desde, hasta })
export const updateDatos = (tx: Tx, empresaId: string, seq: number, datos: string) =>
  tx.run(setDatos, { empresaId, seq, datos })

/** The first service day after `despues` on which the empresa issued turnos. */
export const findNextFecha = async (db: Db, empresaId: string, despues: string) =>
  (await db.first(nextFecha, { empresaId, despues }))?.fecha ?? null
export const findFirstOrden = async (db: Db, empresaId: string, fecha: string) =>
  (await db.first(firstOrden, { empresaId, fecha }))?.orden ?? null
export const findOldestOpenFecha = async (db: Db, empresaId: string) =>
  (await db.first(oldestOpen, { empresaId }))?.fecha ?? null
