import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { CALENDARIO, exists } from './empresas.ts'
import { atMost, readAll, readFirst, write } from './query.ts'
import type { TurnoTable } from './schema.ts'
import { updateOnly } from './table.ts'

// Written with literals exactly as in the partial index of open turnos; engines only use the index that way.
const isOpen = sql<boolean>`estado in ('espera', 'atencion')`
const espera = sql.lit('espera' as const)
const atencion = sql.lit('atencion' as const)

export const findTurno = readFirst((q, p: { empresaId: EmpresaId; id: number }) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).where('id', '=', p.id),
)
export const findTurnoByUuid = readFirst((q, p: { empresaId: EmpresaId; uuid: string }) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).where('uuid', '=', p.uuid),
)
export const listTurnos = readAll((q, p: { empresaId: EmpresaId; ids: number[] }, d) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)
/** Returns the latest ended turnos of a cola on a service day, latest first. Uses the index of numbers of that day. */
export const listLastEnded = readAll(
  (q, p: { empresaId: EmpresaId; colaId: number; fecha: string; cuantos: number }) =>
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
export const findTurnosByLlave = readAll((q, p: { empresaId: EmpresaId; llaves: string[] }, d) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('llave', 'in', d.textList(p.llaves)),
)
export const listWaiting = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .orderBy('lugar')
    .orderBy('orden'),
)
/** Returns the waiting turnos of service days before `fecha`. */
export const listWaitingSinceBefore = readAll((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    // An expression, because SQLite would otherwise scan the whole history by the index of numbers.
    .where(sql`coalesce(fecha, '')`, '<', p.fecha)
    .orderBy('lugar')
    .orderBy('orden'),
)
export const listWaitingOfCola = readAll((q, p: { empresaId: EmpresaId; colaId: number }) =>
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
/** Returns the turnos in service, in the order in which they were called. */
export const listInService = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', atencion)
    .where(isOpen)
    .orderBy('llamado_en')
    .orderBy('orden'),
)
export const listFirstWaiting = readAll((q, p: { empresaId: EmpresaId; colaId: number; cuantos: number }) =>
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
const waitingBefore = readAll((q, p: { empresaId: EmpresaId; lugar: number }) =>
  q
    .selectFrom('turnos')
    .select(['cola_id', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    // Turnos with the same lugar came earlier.
    .where('lugar', '<=', p.lugar)
    .groupBy('cola_id'),
)
const waitingCounts = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('turnos')
    .select(['cola_id', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', espera)
    .where(isOpen)
    .groupBy('cola_id'),
)
/** Returns the latest turnos that a cola issued on a service day, latest first. */
export const listLastIssued = readAll(
  (q, p: { empresaId: EmpresaId; serieId: number; fecha: string; cuantos: number }) =>
    q
      .selectFrom('turnos')
      .select(['id', 'serie_id', 'emitido_en'])
      .where('empresa_id', '=', p.empresaId)
      .where('fecha', '=', p.fecha)
      .where('serie_id', '=', p.serieId)
      .orderBy('numero', 'desc')
      .limit(atMost(p.cuantos)),
)
/** Returns the latest announced turnos of a service day and later, latest first. */
export const listLastCalled = readAll((q, p: { empresaId: EmpresaId; fecha: string; cuantos: number }) =>
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
/** Returns the empresas with open turnos, each with the service day of the oldest. */
export const listEmpresasWithOpen = readAll((q) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .select(['empresas.uuid as uuid', ...CALENDARIO])
    .select((eb) => eb.fn.min('turnos.fecha').as('fecha'))
    .where(isOpen)
    .where(exists)
    .groupBy(['empresas.id', 'empresas.uuid', ...CALENDARIO]),
)
export const listSetAside = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', sql.lit('apartado' as const))
    .orderBy('lugar')
    .orderBy('orden'),
)
/** Returns the empresas with set-aside turnos, each with the oldest service day and the earliest return. */
export const listEmpresasWithSetAside = readAll((q) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .select(['empresas.uuid as uuid', ...CALENDARIO])
    .select((eb) => [eb.fn.min('turnos.fecha').as('fecha'), eb.fn.min('turnos.vuelve_en').as('vuelve_en')])
    .where('turnos.estado', '=', sql.lit('apartado' as const))
    .where(exists)
    .groupBy(['empresas.id', 'empresas.uuid', ...CALENDARIO]),
)
export const releaseLlave = write((q, p: { empresaId: EmpresaId; id: number }) =>
  q
    .updateTable('turnos')
    .set({ llave: null, llave_huella: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)

export async function countWaiting(db: Db, empresaId: EmpresaId): Promise<Map<number, number>> {
  const rows = await waitingCounts(db, { empresaId })
  return new Map(rows.map((row) => [row.cola_id, row.cuantos]))
}

/** Returns the number of waiting turnos before a new one at `lugar`, by cola. */
export async function countWaitingBefore(
  db: Db,
  empresaId: EmpresaId,
  lugar: number,
): Promise<Map<number, number>> {
  const rows = await waitingBefore(db, { empresaId, lugar })
  return new Map(rows.map((row) => [row.cola_id, row.cuantos]))
}

/** Columns that are null in most turnos. A row in which all are null is inserted without them. */
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
  idioma: null,
  privacidad_version: null,
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
/** Saves the columns that calling, finishing and similar actions change. */
export const saveTurnos = updateOnly('turnos', KEY, CHANGED)
/** Also saves the columns that moving, setting aside and annotating change. */
export const saveMoved = updateOnly('turnos', KEY, [...CHANGED, ...MOVED])

export const saveMensaje = write((q, p: { empresaId: EmpresaId; id: number; mensaje: string | null }) =>
  q
    .updateTable('turnos')
    .set({ mensaje: p.mensaje })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)

/** Saves the customer's latest answer and clears the arrival: a customer who is on the way has not arrived. */
export const saveRespuesta = write((q, p: { empresaId: EmpresaId; id: number; respuesta: string }) =>
  q
    .updateTable('turnos')
    .set({ respuesta: p.respuesta, llego_en: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
