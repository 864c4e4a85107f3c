import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'

const byCodigo = query<{ codigo: string }>()((q, p) =>
  q
    .selectFrom('codigos')
    .innerJoin('turnos', (join) =>
      join.onRef('turnos.empresa_id', '=', 'codigos.empresa_id').onRef('turnos.id', '=', 'codigos.turno_id'),
    )
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .selectAll('turnos')
    .select('empresas.uuid as empresaUuid')
    .where('codigos.codigo', '=', p.codigo),
)
const countCodigos = query()((q) =>
  q.selectFrom('codigos').select((eb) => eb.fn.countAll<number>().as('cuantos')),
)
const codigosAfter = query<{ codigo: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('codigos')
    .leftJoin('turnos', (join) =>
      join.onRef('turnos.empresa_id', '=', 'codigos.empresa_id').onRef('turnos.id', '=', 'codigos.turno_id'),
    )
    .select(['codigos.codigo as codigo', 'turnos.emitido_en as emitido_en'])
    .where('codigos.codigo', '>', p.codigo)
    .orderBy('codigos.codigo')
    .limit(atMost(p.cuantos)),
)
// A code may belong to somebody else by now, so the age is asked again.
const oldCodigos = query<{ codigos: string[]; antes: number }>()((q, p, d) =>
  q
    .deleteFrom('codigos')
    .where('codigo', 'in', d.textList(p.codigos))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('turnos')
            .select('turnos.id')
            .whereRef('turnos.empresa_id', '=', 'codigos.empresa_id')
            .whereRef('turnos.id', '=', 'codigos.turno_id')
            .where('turnos.emitido_en', '>=', p.antes),
        ),
      ),
    ),
)

export const findTurnoByCodigo = (db: Db, codigo: string) => db.first(byCodigo, { codigo })
/** How many codes are in use, in the whole installation. */
export const findCodigosEnUso = async (db: Db): Promise<number> =>
  Number((await db.first(countCodigos, {}))?.cuantos ?? 0)
/** In their own order, which is no order in time: the next ones after `codigo`, with the age of their turnos. */
export const listCodigosAfter = (db: Db, codigo: string, cuantos: number) =>
  db.all(codigosAfter, { codigo, cuantos })
/** Frees those whose turno was issued before `antes`, or is gone. */
export const releaseCodigos = (tx: Tx, codigos: string[], antes: number) =>
  tx.run(oldCodigos, { codigos, antes })
