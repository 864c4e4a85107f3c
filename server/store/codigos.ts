import type { Db } from './db.ts'
import { exists } from './empresas.ts'
import { atMost, readAll, readFirst, write } from './query.ts'

export const findTurnoByCodigo = readFirst((q, p: { codigo: string }) =>
  q
    .selectFrom('codigos')
    .innerJoin('turnos', (join) =>
      join.onRef('turnos.empresa_id', '=', 'codigos.empresa_id').onRef('turnos.id', '=', 'codigos.turno_id'),
    )
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .selectAll('turnos')
    .select('empresas.uuid as empresaUuid')
    .where('codigos.codigo', '=', p.codigo)
    .where(exists),
)
const countCodigos = readFirst((q) =>
  q.selectFrom('codigos').select((eb) => eb.fn.countAll<number>().as('cuantos')),
)
/** Returns the codes after `codigo` in alphabetical order, with the age of their turnos. */
export const listCodigosAfter = readAll((q, p: { codigo: string; cuantos: number }) =>
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
/** Frees codes whose turno was issued before `antes` or is gone. Checks the age, because a code may be reused. */
export const releaseCodigos = write((q, p: { codigos: string[]; antes: number }, d) =>
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

export const findCodigosEnUso = async (db: Db): Promise<number> =>
  Number((await countCodigos(db))?.cuantos ?? 0)
