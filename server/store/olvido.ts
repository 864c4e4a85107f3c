import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { CALENDARIO, exists } from './empresas.ts'
import { atMost, type Builder, readAll, readFirst, write } from './query.ts'
import type { OlvidoTable } from './schema.ts'

const ever = sql.lit('')

type NombresOlvidados = Pick<OlvidoTable, 'empresa_id' | 'fecha' | 'seq'>

/** Returns empresas after the id `despues` with turnos up to the day `hasta` whose names are perhaps not erased. */
export const listEmpresasToForget = readAll((q, p: { despues: EmpresaId; hasta: string; cuantas: number }) =>
  q
    .selectFrom('empresas')
    .leftJoin('olvidos', 'olvidos.empresa_id', 'empresas.id')
    .select(['empresas.id as id', 'empresas.uuid as uuid', ...CALENDARIO])
    .where('empresas.id', '>', p.despues)
    .where(exists)
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
export const findOlvido = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('olvidos').selectAll().where('empresa_id', '=', p.empresaId),
)
const nextFecha = readFirst((q, p: { empresaId: EmpresaId; despues: string }) =>
  q
    .selectFrom('turnos')
    .select('fecha')
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>', p.despues)
    .orderBy('fecha')
    .limit(sql.lit(1)),
)
const firstOrden = readFirst((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q
    .selectFrom('turnos')
    .select((eb) => eb.fn.min('id').as('orden'))
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const oldestOpen = readFirst((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('turnos')
    .select((eb) => eb.fn.min('fecha').as('fecha'))
    .where('empresa_id', '=', p.empresaId)
    .where(sql<boolean>`estado in ('espera', 'atencion')`),
)
/** Columns with personal data besides the name. */
const TRACES = [
  'llave',
  'llave_huella',
  'procedencia',
  'navegador',
  'nota',
  'marcas',
  'campos',
  'mensaje',
] as const

/** Erases the personal data of at most `cuantos` turnos of a day. Returns their number. */
export const eraseSomeNombres = write((q, p: { empresaId: EmpresaId; fecha: string; cuantos: number }) =>
  q
    .updateTable('turnos')
    .set({ nombre: sql.lit(''), ...Object.fromEntries(TRACES.map((column) => [column, null])) })
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('turnos')
        .select('id')
        .where('empresa_id', '=', p.empresaId)
        .where('fecha', '=', p.fecha)
        .where((eb) =>
          // A customer without a name may still have answered questions or left traces.
          eb.or([eb('nombre', '<>', ever), ...TRACES.map((column) => eb(column, 'is not', null))]),
        )
        .limit(atMost(p.cuantos)),
    ),
)
export const listEventosWithNombre = readAll((q, p: { empresaId: EmpresaId; desde: number; hasta: number }) =>
  q
    .selectFrom('eventos')
    .select(['seq', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.desde)
    .where('seq', '<=', p.hasta)
    // Eventos of desks can contain a reason, which is free text.
    .where((eb) => eb.or([eb('turno_id', 'is not', null), eb('puesto', 'is not', null)]))
    .where((eb) =>
      eb.or(['nombre', 'antes', 'motivo'].map((key) => eb('datos', 'like', sql.lit(`%"${key}"%`)))),
    ),
)
export const updateDatos = write((q, p: { empresaId: EmpresaId; seq: number; datos: string }) =>
  q
    .updateTable('eventos')
    .set({ datos: p.datos })
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '=', p.seq),
)
/** Saves how far some data of an empresa is erased. Other data keeps its progress. */
export const progressTo = (
  q: Builder,
  empresaId: EmpresaId,
  erased: Partial<Omit<OlvidoTable, 'empresa_id'>>,
) =>
  q
    .insertInto('olvidos')
    .values({
      empresa_id: empresaId,
      fecha: ever,
      seq: sql.lit(0),
      actividad_seq: sql.lit(0),
      historia: ever,
      ...erased,
    })
    .onConflict((c) => c.column('empresa_id').doUpdateSet(erased))
export const saveOlvido = write((q, p: NombresOlvidados) =>
  progressTo(q, p.empresa_id, { fecha: p.fecha, seq: p.seq }),
)

/** Returns the first service day after `despues` on which the empresa issued turnos. */
export const findNextFecha = async (db: Db, empresaId: EmpresaId, despues: string) =>
  (await nextFecha(db, { empresaId, despues }))?.fecha ?? null
export const findFirstOrden = async (db: Db, empresaId: EmpresaId, fecha: string) =>
  (await firstOrden(db, { empresaId, fecha }))?.orden ?? null
export const findOldestOpenFecha = async (db: Db, empresaId: EmpresaId) =>
  (await oldestOpen(db, { empresaId }))?.fecha ?? null
