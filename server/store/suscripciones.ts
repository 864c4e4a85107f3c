import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { atMost, type Builder, query } from './query.ts'
import type { SuscripcionTable } from './schema/avisos.ts'

type Nueva = Omit<SuscripcionTable, 'id' | 'avisada_en' | 'terminada_en'> & { avisada_en: number | null }

const insert = query<Nueva>()((q, p) =>
  q
    .insertInto('suscripciones')
    .values({
      empresa_id: p.empresa_id,
      turno_id: p.turno_id,
      canal: p.canal,
      destino: p.destino,
      huella: p.huella,
      ficha: p.ficha,
      personas: p.personas,
      minutos: p.minutos,
      llamado: p.llamado,
      reemplaza: p.reemplaza,
      idioma: p.idioma,
      consentimiento: p.consentimiento,
      estado: p.estado,
      avisada_en: p.avisada_en,
      creada_en: p.creada_en,
    } as SuscripcionTable)
    .returning('id'),
)
const ofTurno = query<{ empresaId: number; turnoId: number }>()((q, p) =>
  q
    .selectFrom('suscripciones')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', '=', p.turnoId)
    .orderBy('id'),
)
/** Those that are not over, with what is known of their turno now. */
const abiertas = (q: Builder, empresaId: number) =>
  q
    .selectFrom('suscripciones')
    .innerJoin('turnos', (join) =>
      join
        .onRef('turnos.empresa_id', '=', 'suscripciones.empresa_id')
        .onRef('turnos.id', '=', 'suscripciones.turno_id'),
    )
    .selectAll('suscripciones')
    .select(['turnos.estado as turnoEstado', 'turnos.cola_id as colaId', 'turnos.numero as numero'])
    .select(['turnos.puesto as puesto', 'turnos.serie_id as serieId'])
    .where('suscripciones.empresa_id', '=', empresaId)
    .where('suscripciones.terminada_en', 'is', null)
    .where('suscripciones.estado', 'in', [sql.lit('activa' as const), sql.lit('por_confirmar' as const)])
const active = query<{ empresaId: number }>()((q, p) => abiertas(q, p.empresaId))
const activeOfTurnos = query<{ empresaId: number; turnos: readonly number[] }>()((q, p, d) =>
  abiertas(q, p.empresaId).where('suscripciones.turno_id', 'in', d.numberList(p.turnos)),
)
const warned = query<{ empresaId: number }>()((q, p) =>
  abiertas(q, p.empresaId)
    .where('suscripciones.avisada_en', 'is not', null)
    .where('turnos.estado', '=', sql.lit('espera' as const)),
)
const anyActive = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('suscripciones')
    .select('id')
    .where('empresa_id', '=', p.empresaId)
    .where('terminada_en', 'is', null)
    .limit(atMost(1)),
)
const setEstado = query<{ id: number; estado: SuscripcionTable['estado']; ahora: number | null }>()((q, p) =>
  q.updateTable('suscripciones').set({ estado: p.estado, terminada_en: p.ahora }).where('id', '=', p.id),
)
const setAvisada = query<{ id: number; ahora: number | null }>()((q, p) =>
  q.updateTable('suscripciones').set({ avisada_en: p.ahora }).where('id', '=', p.id),
)
const confirm = query<{ empresaId: number; ficha: string; destino: string; huella: string }>()((q, p) =>
  q
    .updateTable('suscripciones')
    .set({ estado: 'activa', destino: p.destino, huella: p.huella, ficha: null })
    .where('empresa_id', '=', p.empresaId)
    .where('ficha', '=', p.ficha)
    .where('estado', '=', sql.lit('por_confirmar' as const))
    .returningAll(),
)
const ofHuella = query<{ empresaId: number; huella: string }>()((q, p) =>
  q
    .selectFrom('suscripciones')
    .selectAll()
    .where('huella', '=', p.huella)
    .where('empresa_id', '=', p.empresaId)
    .where('estado', '=', sql.lit('activa' as const))
    .orderBy('id', 'desc'),
)
const eraseSome = query<{ antes: number; cuantas: number }>()((q, p) =>
  q
    .updateTable('suscripciones')
    .set({ destino: '', huella: '', ficha: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('suscripciones')
        .select('id')
        .where('terminada_en', '<', p.antes)
        .where('destino', '<>', '')
        .limit(atMost(p.cuantas)),
    ),
)
const removeSome = query<{ antes: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('suscripciones')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('suscripciones')
        .select('id')
        .where('terminada_en', '<', p.antes)
        .orderBy('terminada_en')
        .limit(atMost(p.cuantas)),
    ),
)

export type SuscripcionActiva = Awaited<ReturnType<typeof listSuscripcionesActivas>>[number]

export const insertSuscripcion = (tx: Tx, nueva: Nueva) => tx.first(insert, nueva)
export const listSuscripcionesOfTurno = (db: Db, empresaId: number, turnoId: number) =>
  db.all(ofTurno, { empresaId, turnoId })
export const listSuscripcionesActivas = (db: Db, empresaId: number) => db.all(active, { empresaId })
export const listActivasOfTurnos = (db: Db, empresaId: number, turnos: readonly number[]) =>
  db.all(activeOfTurnos, { empresaId, turnos })
/** Those who wait and were told that they are near. */
export const listAvisadas = (db: Db, empresaId: number) => db.all(warned, { empresaId })
export const hasSuscripcionesAbiertas = async (db: Db, empresaId: number): Promise<boolean> =>
  (await db.first(anyActive, { empresaId })) !== undefined
/** `ahora`: when it ended; null while it goes on. */
export const updateEstadoSuscripcion = (
  tx: Tx,
  id: number,
  estado: SuscripcionTable['estado'],
  ahora: number | null,
) => tx.run(setEstado, { id, estado, ahora })
export const markAvisada = (tx: Tx, id: number, ahora: number | null) => tx.run(setAvisada, { id, ahora })
/** Somebody sent the word that gives consent. Returns what it was for. */
export const confirmSuscripcion = (
  tx: Tx,
  empresaId: number,
  ficha: string,
  destino: string,
  huella: string,
) => tx.first(confirm, { empresaId, ficha, destino, huella })
/** The latest first. */
export const listSuscripcionesOfHuella = (db: Db, empresaId: number, huella: string) =>
  db.all(ofHuella, { empresaId, huella })
/** Forgets where to, of those that ended before. Returns how many. */
export const eraseSomeDestinos = (tx: Tx, antes: number, cuantas: number) =>
  tx.run(eraseSome, { antes, cuantas })
export const deleteSomeSuscripciones = (tx: Tx, antes: number, cuantas: number) =>
  tx.run(removeSome, { antes, cuantas })
