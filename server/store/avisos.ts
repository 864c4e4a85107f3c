import { sql } from 'kysely'
import type { Db } from './db.ts'
import { atMost, type Builder, query } from './query.ts'

/** All that a notice says and needs, as it is now. */
const deSuscripcion = query<{ id: number }>()((q, p) =>
  q
    .selectFrom('suscripciones')
    .innerJoin('empresas', 'empresas.id', 'suscripciones.empresa_id')
    .innerJoin('turnos', (join) =>
      join
        .onRef('turnos.empresa_id', '=', 'suscripciones.empresa_id')
        .onRef('turnos.id', '=', 'suscripciones.turno_id'),
    )
    .innerJoin('colas', (join) =>
      join.onRef('colas.empresa_id', '=', 'turnos.empresa_id').onRef('colas.id', '=', 'turnos.cola_id'),
    )
    .select([
      'suscripciones.estado as estado',
      'suscripciones.destino as destino',
      'suscripciones.canal as canal',
    ])
    .select(['suscripciones.huella as huella', 'empresas.id as empresaId', 'empresas.uuid as empresaUuid'])
    .select('empresas.organizacion_id as organizacionId')
    .select(['empresas.nombre as empresa', 'empresas.zona as zona', 'colas.nombre as cola'])
    .select(['turnos.numero as numero', 'turnos.estado as turnoEstado', 'turnos.puesto as puesto'])
    .select(['turnos.codigo as codigo', 'turnos.uuid as turnoUuid', 'turnos.prefijo as prefijo'])
    .select(['turnos.cola_id as cola_id', 'turnos.serie_id as serie_id'])
    .where('suscripciones.id', '=', p.id),
)

const ofTurno = query<{ empresaId: number; turnoId: number }>()((q, p) =>
  q
    .selectFrom('entregas')
    .innerJoin('suscripciones', 'suscripciones.id', 'entregas.suscripcion')
    .selectAll('entregas')
    .where('suscripciones.empresa_id', '=', p.empresaId)
    .where('suscripciones.turno_id', '=', p.turnoId)
    .where('entregas.empresa_id', '=', p.empresaId)
    .orderBy('entregas.id'),
)

/** With the turno that each is about. */
const deEmpresa = (q: Builder, empresaId: number) =>
  q
    .selectFrom('entregas')
    .leftJoin('suscripciones', 'suscripciones.id', 'entregas.suscripcion')
    .leftJoin('turnos', (join) =>
      join
        .onRef('turnos.empresa_id', '=', 'suscripciones.empresa_id')
        .onRef('turnos.id', '=', 'suscripciones.turno_id'),
    )
    .selectAll('entregas')
    .where('entregas.empresa_id', '=', empresaId)

const lasUltimas = (q: Builder, empresaId: number) =>
  deEmpresa(q, empresaId)
    .select(['turnos.numero as numero', 'turnos.prefijo as prefijo', 'suscripciones.destino as cifrado'])
    .select(['turnos.cola_id as cola_id', 'turnos.serie_id as serie_id'])
    .orderBy('entregas.id', 'desc')
const ofEmpresa = query<{ empresaId: number; cuantas: number }>()((q, p) =>
  lasUltimas(q, p.empresaId).limit(atMost(p.cuantas)),
)
const fallidas = query<{ empresaId: number; cuantas: number }>()((q, p) =>
  lasUltimas(q, p.empresaId)
    .where(({ or, eb }) =>
      or([
        eb('entregas.estado', 'in', [sql.lit('muerta' as const), sql.lit('caducada' as const)]),
        eb('entregas.recibo', '=', sql.lit('fallido' as const)),
      ]),
    )
    .limit(atMost(p.cuantas)),
)
const after = query<{ empresaId: number; id: number; cuantas: number }>()((q, p) =>
  deEmpresa(q, p.empresaId)
    .select('turnos.uuid as turnoUuid')
    .where('entregas.id', '>', p.id)
    .orderBy('entregas.id')
    .limit(atMost(p.cuantas)),
)

export const findAviso = (db: Db, suscripcion: number) => db.first(deSuscripcion, { id: suscripcion })
export type AvisoLeido = NonNullable<Awaited<ReturnType<typeof findAviso>>>
/** What was sent about one turno, in order. */
export const listEntregasOfTurno = (db: Db, empresaId: number, turnoId: number) =>
  db.all(ofTurno, { empresaId, turnoId })
/** In order, after one. */
export const listEntregasAfter = (db: Db, empresaId: number, id: number, cuantas: number) =>
  db.all(after, { empresaId, id, cuantas })
/** Those that reached nobody, the latest first. */
export const listFallidasOfEmpresa = (db: Db, empresaId: number, cuantas: number) =>
  db.all(fallidas, { empresaId, cuantas })
/** The latest first. */
export const listEntregasOfEmpresa = (db: Db, empresaId: number, cuantas: number) =>
  db.all(ofEmpresa, { empresaId, cuantas })
