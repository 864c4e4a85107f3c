import type { TipoActor } from '#domain/actividad.ts'
import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { RepeticionTable } from './schema.ts'

interface DeActor {
  empresaUuid: string
  tipo: TipoActor
  actor: number
  llaves: string[]
}

// From the empresa, so that the same read tells its number.
const ofActor = query<DeActor>()((q, p, d) =>
  q
    .selectFrom('empresas')
    .leftJoin('repeticiones', (join) =>
      join
        .onRef('repeticiones.empresa_id', '=', 'empresas.id')
        .on('repeticiones.actor_tipo', '=', p.tipo)
        .on('repeticiones.actor', '=', p.actor)
        .on('repeticiones.llave', 'in', d.textList(p.llaves)),
    )
    .select(['empresas.id as empresaId', 'repeticiones.llave as llave', 'repeticiones.huella as huella'])
    .select(['repeticiones.respuesta as respuesta', 'repeticiones.creada_en as creada_en'])
    .where('empresas.uuid', '=', p.empresaUuid),
)
const upsert = query<RepeticionTable>()((q, p) =>
  q
    .insertInto('repeticiones')
    .values({
      empresa_id: p.empresa_id,
      actor_tipo: p.actor_tipo,
      actor: p.actor,
      llave: p.llave,
      huella: p.huella,
      respuesta: p.respuesta,
      creada_en: p.creada_en,
    })
    .onConflict((c) =>
      c
        .columns(['empresa_id', 'actor_tipo', 'actor', 'llave'])
        .doUpdateSet({ huella: p.huella, respuesta: p.respuesta, creada_en: p.creada_en }),
    ),
)
const someOld = query<{ antes: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('repeticiones')
    .where((eb) =>
      eb(
        eb.refTuple('empresa_id', 'actor_tipo', 'actor', 'llave'),
        'in',
        eb
          .selectFrom('repeticiones')
          .select(['empresa_id', 'actor_tipo', 'actor', 'llave'])
          .where('creada_en', '<', p.antes)
          .orderBy('creada_en')
          .limit(atMost(p.cuantas))
          .$asTuple('empresa_id', 'actor_tipo', 'actor', 'llave'),
      ),
    ),
)

/** What an empresa replied to these keys of one actor, with its number. Without replies one row; without empresa none. */
export const listRepeticiones = (db: Db, deActor: DeActor) => db.all(ofActor, deActor)
/** A key that was used before is used anew. */
export const saveRepeticiones = (tx: Tx, filas: readonly RepeticionTable[]) => tx.runMany(upsert, filas)
/** Returns how many it deleted. */
export const deleteSomeRepeticiones = (tx: Tx, antes: number, cuantas: number) =>
  tx.run(someOld, { antes, cuantas })
