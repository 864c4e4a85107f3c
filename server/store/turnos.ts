import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { CALENDARIO } from './empresas.ts'
import { atMost, query } from './query.ts'
import type { TurnoTable } from './schema.ts'

// Spelt as in the index of open turnos, with literals: engines only use a partial index that way.
const isOpen = sql<boolean>`estado in ('espera', 'atencion')`
const espera = sql.lit('espera' as const)
const atencion = sql.lit('atencion' as const)

const byId = query<{ empresaId: number; id: number }>()((q, p) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).where('id', '=', p.id),
)
const byUuid = query<{ empresaId: number; uuid: string }>()((q, p) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).where('uuid', '=', p.uuid),
)
const byIds = query<{ empresaId: number; ids: number[] }>()((q, p, d) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)
// By the index of numbers, which walks one day.
const lastEnded = query<{ empresaId: number; colaId: number; fecha: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha)
    .where('cola_id', '=', p.colaId)
    .where('terminado_en', 'is not', null)
    .where('estado', 'in', [
      sql.lit('completado' as const),
      sql.lit('ausente' as const),
      sql.lit('cancelado' as const),
    ])
    .orderBy('terminado_en', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(p.cuantos)),
)
const byLlaves = query<{ empresaId: number; llaves: string[] }>()((q, p, d) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('llave', 'in', d.textList(p.llaves)),
)
const waiting = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('lugar')
    .orderBy('orden'),
)
const waitingSinceBefore = query<{ empresaId: number; fecha: string }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    // As an expression, or SQLite would walk the whole past by the index of numbers.
    .where(sql`coalesce(fecha, '')`, '<', p.fecha)
    .orderBy('lugar')
    .orderBy('orden'),
)
const waitingOfCola = query<{ empresaId: number; colaId: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('lugar')
    .orderBy('orden'),
)
const inService = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', atencion)
    .where(isOpen)
    .orderBy('llamado_en')
    .orderBy('orden'),
)
const firstWaiting = query<{ empresaId: number; colaId: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('lugar')
    .orderBy('orden')
    .limit(atMost(p.cuantos)),
)
const waitingBefore = query<{ empresaId: number; lugar: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select(['cola_id', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    // Whoever has the same place came before.
    .where('lugar', '<=', p.lugar)
    .groupBy('cola_id'),
)
const waitingCounts = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select(['cola_id', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .groupBy('cola_id'),
)
const lastIssued = query<{ empresaId: number; serieId: number; fecha: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select(['id', 'serie_id', 'emitido_en'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha)
    .where('serie_id', '=', p.serieId)
    .orderBy('numero', 'desc')
    .limit(atMost(p.cuantos)),
)
const lastCalled = query<{ empresaId: number; fecha: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('anunciado_en', 'is not', null)
    .orderBy('anunciado_en', 'desc')
    .orderBy('orden', 'desc')
    .limit(atMost(p.cuantos)),
)
const empresasWithOpen = query()((q) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .select(['empresas.uuid as uuid', ...CALENDARIO])
    .select((eb) => eb.fn.min('turnos.fecha').as('fecha'))
    .where(isOpen)
    .groupBy(['empresas.id', 'empresas.uuid', ...CALENDARIO]),
)
type Change = Pick<
  TurnoTable,
  'estado' | 'puesto' | 'llamado_en' | 'anunciado_en' | 'terminado_en' | 'termino_a' | 'fin_incierto'
> & {
  empresaId: number
  id: number
}
const change = query<Change>()((q, p) =>
  q
    .updateTable('turnos')
    .set({
      estado: p.estado,
      puesto: p.puesto,
      llamado_en: p.llamado_en,
      anunciado_en: p.anunciado_en,
      terminado_en: p.terminado_en,
      termino_a: p.termino_a,
      fin_incierto: p.fin_incierto,
    })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
type Move = Pick<
  TurnoTable,
  | keyof Omit<Change, 'empresaId' | 'id'>
  | 'cola_id'
  | 'lugar'
  | 'orden'
  | 'nombre'
  | Exclude<keyof typeof SIN_EXTRAS, 'prefijo'>
> & {
  empresaId: number
  id: number
}
const move = query<Move>()((q, p) =>
  q
    .updateTable('turnos')
    .set({
      cola_id: p.cola_id,
      lugar: p.lugar,
      orden: p.orden,
      nombre: p.nombre,
      estado: p.estado,
      puesto: p.puesto,
      llamado_en: p.llamado_en,
      anunciado_en: p.anunciado_en,
      terminado_en: p.terminado_en,
      termino_a: p.termino_a,
      desde_en: p.desde_en,
      vuelve_en: p.vuelve_en,
      llego_en: p.llego_en,
      pospuestos: p.pospuestos,
      personas: p.personas,
      preferencia_id: p.preferencia_id,
      nota: p.nota,
      marcas: p.marcas,
      campos: p.campos,
    })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
const setAside = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', sql.lit('apartado' as const))
    .orderBy('lugar')
    .orderBy('orden'),
)
const empresasWithSetAside = query()((q) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .select(['empresas.uuid as uuid', ...CALENDARIO])
    .select((eb) => [eb.fn.min('turnos.fecha').as('fecha'), eb.fn.min('turnos.vuelve_en').as('vuelve_en')])
    .where('turnos.estado', '=', sql.lit('apartado' as const))
    .groupBy(['empresas.id', 'empresas.uuid', ...CALENDARIO]),
)
const forgetLlave = query<{ empresaId: number; id: number }>()((q, p) =>
  q
    .updateTable('turnos')
    .set({ llave: null, llave_huella: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
export const findTurno = (db: Db, empresaId: number, id: number) => db.first(byId, { empresaId, id })
export const findTurnoByUuid = (db: Db, empresaId: number, uuid: string) =>
  db.first(byUuid, { empresaId, uuid })
export const listTurnos = (db: Db, empresaId: number, ids: number[]) => db.all(byIds, { empresaId, ids })
/** Of one service day, whose service or wait ended; the latest first. */
export const listLastEnded = (db: Db, empresaId: number, colaId: number, fecha: string, cuantos: number) =>
  db.all(lastEnded, { empresaId, colaId, fecha, cuantos })
export const findTurnosByLlave = (db: Db, empresaId: number, llaves: string[]) =>
  db.all(byLlaves, { empresaId, llaves })
export const listWaiting = (db: Db, empresaId: number) => db.all(waiting, { empresaId })
export const listWaitingOfCola = (db: Db, empresaId: number, colaId: number) =>
  db.all(waitingOfCola, { empresaId, colaId })
/** Left over from service days before `fecha`. */
export const listWaitingSinceBefore = (db: Db, empresaId: number, fecha: string) =>
  db.all(waitingSinceBefore, { empresaId, fecha })
/** In the order in which they were called. */
export const listInService = (db: Db, empresaId: number) => db.all(inService, { empresaId })
/** Who is at the head of the line, in order. */
export const listFirstWaiting = (db: Db, empresaId: number, colaId: number, cuantos: number) =>
  db.all(firstWaiting, { empresaId, colaId, cuantos })
/** Of the turnos of a service day and of later ones, those announced last; the latest first. */
export const listLastCalled = (db: Db, empresaId: number, fecha: string, cuantos: number) =>
  db.all(lastCalled, { empresaId, fecha, cuantos })
/** The last numbers that a cola gave out on a service day; the latest first. */
export const listLastIssued = (db: Db, empresaId: number, serieId: number, fecha: string, cuantos: number) =>
  db.all(lastIssued, { empresaId, serieId, fecha, cuantos })
/** With the service day of the oldest turno that is still open. */
export const listEmpresasWithOpen = (db: Db) => db.all(empresasWithOpen, {})

export async function countWaiting(db: Db, empresaId: number): Promise<Map<number, number>> {
  const rows = await db.all(waitingCounts, { empresaId })
  return new Map(rows.map((row) => [row.cola_id, row.cuantos]))
}

/** By cola, how many stand before whoever takes this place now. */
export async function countWaitingBefore(
  db: Db,
  empresaId: number,
  lugar: number,
): Promise<Map<number, number>> {
  const rows = await db.all(waitingBefore, { empresaId, lugar })
  return new Map(rows.map((row) => [row.cola_id, row.cuantos]))
}

/** Columns that most turnos leave empty. A row that needs none of them is inserted without them. */
export const SIN_EXTRAS = {
  prefijo: null,
  desde_en: null,
  vuelve_en: null,
  llego_en: null,
  pospuestos: null,
  personas: null,
  preferencia_id: null,
  nota: null,
  marcas: null,
  campos: null,
} as const satisfies Partial<TurnoTable>
const RARE = Object.keys(SIN_EXTRAS) as (keyof typeof SIN_EXTRAS)[]

const isPlain = (turno: TurnoTable): boolean => RARE.every((column) => turno[column] === null)

function plain(turno: TurnoTable): TurnoTable {
  const row: Partial<TurnoTable> = { ...turno }
  for (const column of RARE) delete row[column]
  return row as TurnoTable
}

export async function insertTurnos(tx: Tx, turnos: readonly TurnoTable[]): Promise<void> {
  await tx.insertMany('turnos', turnos.filter(isPlain).map(plain))
  await tx.insertMany(
    'turnos',
    turnos.filter((turno) => !isPlain(turno)),
  )
  await tx.insertMany(
    'codigos',
    turnos.map((t) => ({
      codigo: t.codigo,
      empresa_id: t.empresa_id,
      turno_id: t.id,
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
      fin_incierto: turno.fin_incierto,
    })),
  )
const setRespuesta = query<{ empresaId: number; id: number; respuesta: string }>()((q, p) =>
  q
    .updateTable('turnos')
    .set({ respuesta: p.respuesta, llego_en: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
/** The last word counts: who says to come is not there yet. */
export const saveRespuesta = (tx: Tx, empresaId: number, id: number, respuesta: string) =>
  tx.run(setRespuesta, { empresaId, id, respuesta })
/** Saves what moving, setting aside and noting change as well. */
export const saveMoved = (tx: Tx, turnos: readonly TurnoTable[]) =>
  tx.runMany(
    move,
    turnos.map(({ empresa_id, ...turno }) => ({ ...turno, empresaId: empresa_id })),
  )
/** Those who are set aside, in order. */
export const listSetAside = (db: Db, empresaId: number) => db.all(setAside, { empresaId })
/** With the service day of the oldest of them, and when the first of them is back. */
export const listEmpresasWithSetAside = (db: Db) => db.all(empresasWithSetAside, {})
export const releaseLlave = (tx: Tx, turno: TurnoTable) =>
  tx.run(forgetLlave, { empresaId: turno.empresa_id, id: turno.id })
