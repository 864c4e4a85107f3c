import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { CALENDARIO } from './empresas.ts'
import { atMost, query } from './query.ts'
import type { OlvidoTable } from './schema.ts'

const ever = sql.lit('')

type NombresOlvidados = Omit<OlvidoTable, 'actividad_seq'>

const pending = query<{ despues: number; hasta: string; cuantas: number }>()((q, p) =>
  q
    .selectFrom('empresas')
    .leftJoin('olvidos', 'olvidos.empresa_id', 'empresas.id')
    .select(['empresas.id as id', 'empresas.uuid as uuid', ...CALENDARIO])
    .where('empresas.id', '>', p.despues)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('turnos')
          .select('turnos.id')
          .whereRef('turnos.empresa_id', '=', 'empresas.id')
          .where((t) => t('turnos.fecha', '>', t.fn.coalesce('olvidos.fecha', ever)))
          .where('turnos.fecha', '<=', p.hasta),
      ),
    )
    .orderBy('empresas.id')
    .limit(atMost(p.cuantas)),
)
const ofEmpresa = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('olvidos').selectAll().where('empresa_id', '=', p.empresaId),
)
const nextFecha = query<{ empresaId: number; despues: string }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select('fecha')
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>', p.despues)
    .orderBy('fecha')
    .limit(sql.lit(1)),
)
const firstOrden = query<{ empresaId: number; fecha: string }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select((eb) => eb.fn.min('id').as('orden'))
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const oldestOpen = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select((eb) => eb.fn.min('fecha').as('fecha'))
    .where('empresa_id', '=', p.empresaId)
    .where(sql<boolean>`estado in ('espera', 'atencion')`),
)
const eraseSome = query<{ empresaId: number; fecha: string; cuantos: number }>()((q, p) =>
  q
    .updateTable('turnos')
    .set({ nombre: sql.lit(''), llave: null, llave_huella: null, procedencia: null })
    .set({ nota: null, marcas: null, campos: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('turnos')
        .select('id')
        .where('empresa_id', '=', p.empresaId)
        .where('fecha', '=', p.fecha)
        .where('nombre', '<>', ever)
        .limit(atMost(p.cuantos)),
    ),
)
const eventosWithNombre = query<{ empresaId: number; desde: number; hasta: number }>()((q, p) =>
  q
    .selectFrom('eventos')
    .select(['seq', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.desde)
    .where('seq', '<=', p.hasta)
    // What a desk did can have a reason too.
    .where((eb) => eb.or([eb('turno_id', 'is not', null), eb('puesto', 'is not', null)]))
    .where((eb) =>
      eb.or(['nombre', 'antes', 'motivo'].map((key) => eb('datos', 'like', sql.lit(`%"${key}"%`)))),
    ),
)
const setDatos = query<{ empresaId: number; seq: number; datos: string }>()((q, p) =>
  q
    .updateTable('eventos')
    .set({ datos: p.datos })
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '=', p.seq),
)
const upsert = query<NombresOlvidados>()((q, p) =>
  q
    .insertInto('olvidos')
    .values({ empresa_id: p.empresa_id, fecha: p.fecha, seq: p.seq, actividad_seq: sql.lit(0) })
    .onConflict((c) => c.column('empresa_id').doUpdateSet({ fecha: p.fecha, seq: p.seq })),
)

/** Empresas after `despues` that have turnos up to the day `hasta` whose names may still be there. */
export const listEmpresasToForget = (db: Db, despues: number, hasta: string, cuantas: number) =>
  db.all(pending, { despues, hasta, cuantas })
export const findOlvido = (db: Db, empresaId: number) => db.first(ofEmpresa, { empresaId })
export const saveOlvido = (tx: Tx, olvido: NombresOlvidados) => tx.run(upsert, olvido)
/** Returns how many turnos of that day had a name, at most `cuantos`. */
export const eraseSomeNombres = (tx: Tx, empresaId: number, fecha: string, cuantos: number) =>
  tx.run(eraseSome, { empresaId, fecha, cuantos })
export const listEventosWithNombre = (db: Db, empresaId: number, desde: number, hasta: number) =>
  db.all(eventosWithNombre, { empresaId, desde, hasta })
export const updateDatos = (tx: Tx, empresaId: number, seq: number, datos: string) =>
  tx.run(setDatos, { empresaId, seq, datos })

/** The first service day after `despues` on which the empresa issued turnos. */
export const findNextFecha = async (db: Db, empresaId: number, despues: string) =>
  (await db.first(nextFecha, { empresaId, despues }))?.fecha ?? null
export const findFirstOrden = async (db: Db, empresaId: number, fecha: string) =>
  (await db.first(firstOrden, { empresaId, fecha }))?.orden ?? null
export const findOldestOpenFecha = async (db: Db, empresaId: number) =>
  (await db.first(oldestOpen, { empresaId }))?.fecha ?? null
