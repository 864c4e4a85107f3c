import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Dialect } from './dialect.ts'
import { atMost, type Builder, readAll, readFirst } from './query.ts'

/** Returns the current data for writing and sending a notice. */
export const findAviso = readFirst((q, p: { id: number }) =>
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
    .select('empresas.traducciones as traducciones')
    .select(['turnos.numero as numero', 'turnos.estado as turnoEstado', 'turnos.puesto as puesto'])
    .select(['turnos.codigo as codigo', 'turnos.uuid as turnoUuid', 'turnos.prefijo as prefijo'])
    .select(['turnos.cola_id as cola_id', 'turnos.serie_id as serie_id', 'turnos.id as turnoId'])
    .where('suscripciones.id', '=', p.id),
)

export const listEntregasOfTurno = readAll((q, p: { empresaId: EmpresaId; turnoId: number }) =>
  q
    .selectFrom('entregas')
    .innerJoin('suscripciones', 'suscripciones.id', 'entregas.suscripcion')
    .selectAll('entregas')
    .where('suscripciones.empresa_id', '=', p.empresaId)
    .where('suscripciones.turno_id', '=', p.turnoId)
    .where('entregas.empresa_id', '=', p.empresaId)
    .orderBy('entregas.id'),
)

/** Selects the entregas of an empresa, joined with their turnos. */
const deEmpresa = (q: Builder, empresaId: EmpresaId) =>
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

interface Ultimas {
  empresaId: EmpresaId
  cuantas: number
  /** 1 for all entregas, including those that belong to no turno. */
  todas: 0 | 1
  /** Otherwise only those of turnos in these colas. */
  colas: readonly number[]
}

const lasUltimas = (q: Builder, p: Ultimas, d: Dialect) =>
  deEmpresa(q, p.empresaId)
    .where(
      sql<boolean>`(cast(${p.todas} as bigint) = 1 or ${sql.ref('turnos.cola_id')} in ${d.numberList(p.colas)})`,
    )
    .select(['turnos.numero as numero', 'turnos.prefijo as prefijo', 'suscripciones.destino as cifrado'])
    .select(['turnos.cola_id as cola_id', 'turnos.serie_id as serie_id', 'turnos.id as turnoId'])
    .orderBy('entregas.id', 'desc')
/** Returns the entregas of an empresa, latest first. */
export const listEntregasOfEmpresa = readAll((q, p: Ultimas, d) =>
  lasUltimas(q, p, d).limit(atMost(p.cuantas)),
)
/** Returns the entregas that did not arrive, latest first. */
export const listFallidasOfEmpresa = readAll((q, p: Ultimas, d) =>
  lasUltimas(q, p, d)
    .where(({ or, eb }) =>
      or([
        eb('entregas.estado', 'in', [sql.lit('muerta' as const), sql.lit('caducada' as const)]),
        eb('entregas.recibo', '=', sql.lit('fallido' as const)),
      ]),
    )
    .limit(atMost(p.cuantas)),
)
export const listEntregasAfter = readAll((q, p: { empresaId: EmpresaId; id: number; cuantas: number }) =>
  deEmpresa(q, p.empresaId)
    .select('turnos.uuid as turnoUuid')
    .where('entregas.id', '>', p.id)
    .orderBy('entregas.id')
    .limit(atMost(p.cuantas)),
)

export type AvisoLeido = NonNullable<Awaited<ReturnType<typeof findAviso>>>
