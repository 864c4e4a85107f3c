import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { CALENDARIO } from './empresas.ts'
import { atMost, readAll, readFirst, write } from './query.ts'
import type { TurnoTable } from './schema.ts'
import { updateOnly } from './table.ts'

// Spelt as in the index of open turnos, with literals: engines only use a partial index that way.
const isOpen = sql<boolean>`estado in ('espera', 'atencion')`
const espera = sql.lit('espera' as const)
const atencion = sql.lit('atencion' as const)

export const findTurno = readFirst((q, p: { empresaId: number; id: number }) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).where('id', '=', p.id),
)
export const findTurnoByUuid = readFirst((q, p: { empresaId: number; uuid: string }) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).where('uuid', '=', p.uuid),
)
export const listTurnos = readAll((q, p: { empresaId: number; ids: number[] }, d) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)
// By the index of numbers, which walks one day.
/** Of one service day, whose service or wait ended; the latest first. */
export const listLastEnded = readAll(
  (q, p: { empresaId: number; colaId: number; fecha: string; cuantos: number }) =>
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
export const findTurnosByLlave = readAll((q, p: { empresaId: number; llaves: string[] }, d) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('llave', 'in', d.textList(p.llaves)),
)
export const listWaiting = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('lugar')
    .orderBy('orden'),
)
/** Left over from service days before `fecha`. */
export const listWaitingSinceBefore = readAll((q, p: { empresaId: number; fecha: string }) =>
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
export const listWaitingOfCola = readAll((q, p: { empresaId: number; colaId: number }) =>
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
/** In the order in which they were called. */
export const listInService = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', atencion)
    .where(isOpen)
    .orderBy('llamado_en')
    .orderBy('orden'),
)
/** Who is at the head of the line, in order. */
export const listFirstWaiting = readAll((q, p: { empresaId: number; colaId: number; cuantos: number }) =>
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
const waitingBefore = readAll((q, p: { empresaId: number; lugar: number }) =>
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
const waitingCounts = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('turnos')
    .select(['cola_id', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .groupBy('cola_id'),
)
/** The last numbers that a cola gave out on a service day; the latest first. */
export const listLastIssued = readAll(
  (q, p: { empresaId: number; serieId: number; fecha: string; cuantos: number }) =>
    q
      .selectFrom('turnos')
      .select(['id', 'serie_id', 'emitido_en'])
      .where('empresa_id', '=', p.empresaId)
      .where('fecha', '=', p.fecha)
      .where('serie_id', '=', p.serieId)
      .orderBy('numero', 'desc')
      .limit(atMost(p.cuantos)),
)
/** Of the turnos of a service day and of later ones, those announced last; the latest first. */
export const listLastCalled = readAll((q, p: { empresaId: number; fecha: string; cuantos: number }) =>
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
/** With the service day of the oldest turno that is still open. */
export const listEmpresasWithOpen = readAll((q) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .select(['empresas.uuid as uuid', ...CALENDARIO])
    .select((eb) => eb.fn.min('turnos.fecha').as('fecha'))
    .where(isOpen)
    .groupBy(['empresas.id', 'empresas.uuid', ...CALENDARIO]),
)
/** Those who are set aside, in order. */
export const listSetAside = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', sql.lit('apartado' as const))
    .orderBy('lugar')
    .orderBy('orden'),
)
/** With the service day of the oldest of them, and when the first of them is back. */
export const listEmpresasWithSetAside = readAll((q) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .select(['empresas.uuid as uuid', ...CALENDARIO])
    .select((eb) => [eb.fn.min('turnos.fecha').as('fecha'), eb.fn.min('turnos.vuelve_en').as('vuelve_en')])
    .where('turnos.estado', '=', sql.lit('apartado' as const))
    .groupBy(['empresas.id', 'empresas.uuid', ...CALENDARIO]),
)
export const releaseLlave = write((q, p: { empresaId: number; id: number }) =>
  q
    .updateTable('turnos')
    .set({ llave: null, llave_huella: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)

export async function countWaiting(db: Db, empresaId: number): Promise<Map<number, number>> {
  const rows = await waitingCounts(db, { empresaId })
  return new Map(rows.map((row) => [row.cola_id, row.cuantos]))
}

/** By cola, how many stand before whoever takes this place now. */
export async function countWaitingBefore(
  db: Db,
  empresaId: number,
  lugar: number,
): Promise<Map<number, number>> {
  const rows = await waitingBefore(db, { empresaId, lugar })
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

const KEY = ['empresa_id', 'id'] as const
const CHANGED = [
  'estado',
  'puesto',
  'llamado_en',
  'anunciado_en',
  'terminado_en',
  'termino_a',
  'fin_incierto',
] as const
const MOVED = [
  'cola_id',
  'lugar',
  'orden',
  'nombre',
  'desde_en',
  'vuelve_en',
  'llego_en',
  'pospuestos',
  'personas',
  'preferencia_id',
  'nota',
  'marcas',
  'campos',
] as const
/** Saves what calling, finishing and the like change. */
export const saveTurnos = updateOnly('turnos', KEY, CHANGED)
/** Also saves what moving, setting aside and noting change. */
export const saveMoved = updateOnly('turnos', KEY, [...CHANGED, ...MOVED])

/** The last word counts: who says to come is not there yet. */
export const saveRespuesta = write((q, p: { empresaId: number; id: number; respuesta: string }) =>
  q
    .updateTable('turnos')
    .set({ respuesta: p.respuesta, llego_en: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
