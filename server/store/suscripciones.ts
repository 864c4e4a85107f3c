import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { atMost, type Builder, readAll, readFirst, write, writeFirst } from './query.ts'
import type { SuscripcionTable } from './schema/avisos.ts'

type Nueva = Omit<SuscripcionTable, 'id' | 'avisada_en' | 'terminada_en'> & { avisada_en: number | null }

export const insertSuscripcion = writeFirst((q, p: Nueva) =>
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
export const listSuscripcionesOfTurno = readAll((q, p: { empresaId: EmpresaId; turnoId: number }) =>
  q
    .selectFrom('suscripciones')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', '=', p.turnoId)
    .orderBy('id'),
)
/** Selects the open suscripciones of an empresa with the current data of their turnos. */
const abiertas = (q: Builder, empresaId: EmpresaId) =>
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
export const listSuscripcionesActivas = readAll((q, p: { empresaId: EmpresaId }) => abiertas(q, p.empresaId))
export const listActivasOfTurnos = readAll((q, p: { empresaId: EmpresaId; turnos: readonly number[] }, d) =>
  abiertas(q, p.empresaId).where('suscripciones.turno_id', 'in', d.numberList(p.turnos)),
)
/** Returns the open suscripciones of waiting turnos that were already notified that their call is near. */
export const listAvisadas = readAll((q, p: { empresaId: EmpresaId }) =>
  abiertas(q, p.empresaId)
    .where('suscripciones.avisada_en', 'is not', null)
    .where('turnos.estado', '=', sql.lit('espera' as const)),
)
/** The open suscripciones whose customers were not notified yet that their call is near. */
const porAvisar = (q: Builder) =>
  q
    .selectFrom('suscripciones')
    .where('suscripciones.avisada_en', 'is', null)
    .where('suscripciones.terminada_en', 'is', null)
/**
 * Returns the empresas where time alone may lead to a notice: a customer asked for it some minutes before the call, or
 * quiet hours are set, before which reminders leave.
 */
export const listEmpresasPorReloj = readAll((q) =>
  porAvisar(q)
    .where('suscripciones.minutos', 'is not', null)
    .select('suscripciones.empresa_id as empresaId')
    .union(
      porAvisar(q)
        .innerJoin('ajustes_avisos', 'ajustes_avisos.empresa_id', 'suscripciones.empresa_id')
        .where('ajustes_avisos.silencio_desde', 'is not', null)
        .where('suscripciones.personas', 'is not', null)
        .select('suscripciones.empresa_id as empresaId'),
    ),
)
export const listColasPorAvisar = readAll((q, p: { empresaId: EmpresaId }) =>
  porAvisar(q)
    .innerJoin('turnos', (join) =>
      join
        .onRef('turnos.empresa_id', '=', 'suscripciones.empresa_id')
        .onRef('turnos.id', '=', 'suscripciones.turno_id'),
    )
    .select('turnos.cola_id as colaId')
    .distinct()
    .where('suscripciones.empresa_id', '=', p.empresaId)
    .where('turnos.estado', '=', sql.lit('espera' as const)),
)
const anyActive = readFirst((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('suscripciones')
    .select('id')
    .where('empresa_id', '=', p.empresaId)
    .where('terminada_en', 'is', null)
    .limit(atMost(1)),
)
/** Sets the estado. `ahora` is when the suscripcion ended; null while it is open. */
export const updateEstadoSuscripcion = write(
  (q, p: { id: number; estado: SuscripcionTable['estado']; ahora: number | null }) =>
    q.updateTable('suscripciones').set({ estado: p.estado, terminada_en: p.ahora }).where('id', '=', p.id),
)
export const markAvisada = write((q, p: { id: number; ahora: number | null }) =>
  q.updateTable('suscripciones').set({ avisada_en: p.ahora }).where('id', '=', p.id),
)
export const findSuscripcionByFicha = readFirst((q, p: { empresaId: EmpresaId; ficha: string }) =>
  q
    .selectFrom('suscripciones')
    .select('turno_id')
    .where('empresa_id', '=', p.empresaId)
    .where('ficha', '=', p.ficha),
)
/** Activates the suscripcion that a customer consented to by sending its ficha, and returns it. */
export const confirmSuscripcion = writeFirst(
  (q, p: { empresaId: EmpresaId; ficha: string; destino: string; huella: string }) =>
    q
      .updateTable('suscripciones')
      .set({ estado: 'activa', destino: p.destino, huella: p.huella, ficha: null })
      .where('empresa_id', '=', p.empresaId)
      .where('ficha', '=', p.ficha)
      .where('estado', '=', sql.lit('por_confirmar' as const))
      .returningAll(),
)
/** Returns the open suscripciones of a destination, latest first. */
export const listAbiertasOfHuella = readAll((q, p: { empresaId: EmpresaId; huella: string }) =>
  q
    .selectFrom('suscripciones')
    .selectAll()
    .where('huella', '=', p.huella)
    .where('empresa_id', '=', p.empresaId)
    .where('estado', 'in', [sql.lit('activa' as const), sql.lit('por_confirmar' as const)])
    .orderBy('id', 'desc'),
)
/** Erases the destinations of at most `cuantas` suscripciones that ended before an instant. Returns their number. */
export const eraseSomeDestinos = write((q, p: { antes: number; cuantas: number }) =>
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
export const deleteSomeSuscripciones = write((q, p: { antes: number; cuantas: number }) =>
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

export const hasSuscripcionesAbiertas = async (db: Db, empresaId: EmpresaId): Promise<boolean> =>
  (await anyActive(db, { empresaId })) !== undefined
