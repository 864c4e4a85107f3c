import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { TurnoTable } from './schema.ts'

// Spelt as in the index of open turnos, with literals: engines only use a partial index that way.
const isOpen = sql<boolean>`estado in ('espera', 'atencion')`
const espera = sql.lit('espera' as const)
const atencion = sql.lit('atencion' as const)

const byId = query<{ empresaId: string; id: string }>()((q, p) =>
  q.selectFrom('turno').selectAll().where('empresa_id', '=', p.empresaId).where('id', '=', p.id),
)
const byIds = query<{ empresaId: string; ids: string[] }>()((q, p, d) =>
  q.selectFrom('turno').selectAll().where('empresa_id', '=', p.empresaId).where('id', 'in', d.idList(p.ids)),
)
const puestosOfDay = query<{ empresaId: string; fecha: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .select('puesto')
    .distinct()
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha)
    .where('puesto', 'is not', null),
)
const lastServed = query<{ empresaId: string; colaId: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('estado', '=', sql.lit('completado' as const))
    .orderBy('terminado_en', 'desc')
    .limit(atMost(p.cuantos)),
)
const byCodigo = query<{ codigo: string }>()((q, p) =>
  q
    .selectFrom('codigo')
    .innerJoin('turno', (join) =>
      join.onRef('turno.empresa_id', '=', 'codigo.empresa_id').onRef('turno.id', '=', 'codigo.turno_id'),
    )
    .selectAll('turno')
    .where('codigo.codigo', '=', p.codigo),
)
const codigosInUse = query<{ codigos: string[] }>()((q, p, d) =>
  q.selectFrom('codigo').select('codigo').where('codigo', 'in', d.textList(p.codigos)),
)
const byClaves = query<{ empresaId: string; claves: string[] }>()((q, p, d) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('clave', 'in', d.textList(p.claves)),
)
const waiting = query<{ empresaId: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('orden'),
)
const waitingSinceBefore = query<{ empresaId: string; fecha: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    // As an expression, or SQLite would walk the whole past by the index of numbers.
    .where(sql`coalesce(fecha, '')`, '<', p.fecha)
    .orderBy('orden'),
)
const waitingOfCola = query<{ empresaId: string; colaId: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('orden'),
)
const inService = query<{ empresaId: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', atencion)
    .where(isOpen)
    .orderBy('llamado_en')
    .orderBy('orden'),
)
const firstWaiting = query<{ empresaId: string; colaId: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('orden')
    .limit(atMost(p.cuantos)),
)
const waitingCounts = query<{ empresaId: string }>()((q, p) =>
  q
    .selectFrom('turno')
    .select(['cola_id', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .groupBy('cola_id'),
)
const lastCalled = query<{ empresaId: string; fecha: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha)
    .where('anunciado_en', 'is not', null)
    .orderBy('anunciado_en', 'desc')
    .limit(atMost(p.cuantos)),
)
const empresasWithOpen = query()((q) =>
  q
    .selectFrom('turno')
    .innerJoin('empresa', 'empresa.id', 'turno.empresa_id')
    .select(['empresa.id as id', 'empresa.zona as zona'])
    .select((eb) => eb.fn.min('turno.fecha').as('fecha'))
    .where(isOpen)
    .groupBy(['empresa.id', 'empresa.zona']),
)
type Change = Pick<
  TurnoTable,
  'estado' | 'puesto' | 'llamado_en' | 'anunciado_en' | 'terminado_en' | 'termino_a'
> & {
  empresaId: string
  id: string
}
const change = query<Change>()((q, p) =>
  q
    .updateTable('turno')
    .set({
      estado: p.estado,
      puesto: p.puesto,
      llamado_en: p.llamado_en,
      anunciado_en: p.anunciado_en,
      terminado_en: p.terminado_en,
      termino_a: p.termino_a,
    })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
const forgetClave = query<{ empresaId: string; id: string }>()((q, p) =>
  q
    .updateTable('turno')
    .set({ clave: null, clave_huella: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
const forgetOldCodigos = query<{ antes: number }>()((q, p) =>
  q.deleteFrom('codigo').where('creado_en', '<', p.antes),
)

export const findTurno = (db: Db, empresaId: string, id: string) => db.first(byId, { empresaId, id })
export const listTurnos = (db: Db, empresaId: string, ids: string[]) => db.all(byIds, { empresaId, ids })
/** The latest first. */
export const listLastServed = (db: Db, empresaId: string, colaId: string, cuantos: number) =>
  db.all(lastServed, { empresaId, colaId, cuantos })
export const findTurnoByCodigo = (db: Db, codigo: string) => db.first(byCodigo, { codigo })
export const findTurnosByClave = (db: Db, empresaId: string, claves: string[]) =>
  db.all(byClaves, { empresaId, claves })
export const listWaiting = (db: Db, empresaId: string) => db.all(waiting, { empresaId })
export const listWaitingOfCola = (db: Db, empresaId: string, colaId: string) =>
  db.all(waitingOfCola, { empresaId, colaId })
/** Left over from service days before `fecha`. */
export const listWaitingSinceBefore = (db: Db, empresaId: string, fecha: string) =>
  db.all(waitingSinceBefore, { empresaId, fecha })
/** In the order in which they were called. */
export const listInService = (db: Db, empresaId: string) => db.all(inService, { empresaId })
/** Who is at the head of the line, in order. */
export const listFirstWaiting = (db: Db, empresaId: string, colaId: string, cuantos: number) =>
  db.all(firstWaiting, { empresaId, colaId, cuantos })
export const listLastCalled = (db: Db, empresaId: string, fecha: string, cuantos: number) =>
  db.all(lastCalled, { empresaId, fecha, cuantos })
/** With the service day of the oldest turno that is still open. */
export const listEmpresasWithOpen = (db: Db) => db.all(empresasWithOpen, {})

export async function listPuestos(db: Db, empresaId: string, fecha: string): Promise<string[]> {
  return (await db.all(puestosOfDay, { empresaId, fecha })).flatMap((row) => row.puesto ?? [])
}

export async function findCodigosInUse(db: Db, codigos: string[]): Promise<Set<string>> {
  return new Set((await db.all(codigosInUse, { codigos })).map((row) => row.codigo))
}

export async function countWaiting(db: Db, empresaId: string): Promise<Map<string, number>> {
  const rows = await db.all(waitingCounts, { empresaId })
  return new Map(rows.map((row) => [row.cola_id, row.cuantos]))
}

export async function insertTurnos(tx: Tx, turnos: readonly TurnoTable[]): Promise<void> {
  await tx.insertMany('turno', turnos)
  await tx.insertMany(
    'codigo',
    turnos.map((t) => ({
      codigo: t.codigo,
      empresa_id: t.empresa_id,
      turno_id: t.id,
      creado_en: t.emitido_en,
    })),
  )
}

/** Saves what calling, finishing and the like change. */
export const saveTurnos = (tx: Tx, turnos: readonly TurnoTable[]) =>
  tx.runMany(
    change,
    turnos.map((turno) => ({
      empresaId: turno.empresa_id,
      id: turno.id,
      estado: turno.estado,
      puesto: turno.puesto,
      llamado_en: turno.llamado_en,
      anunciado_en: turno.anunciado_en,
      terminado_en: turno.terminado_en,
      termino_a: turno.termino_a,
    })),
  )
export const releaseClave = (tx: Tx, turno: TurnoTable) =>
  tx.run(forgetClave, { empresaId: turno.empresa_id, id: turno.id })
export const releaseOldCodigos = (tx: Tx, antes: number) => tx.run(forgetOldCodigos, { antes })
