import { sql } from 'kysely'
import type { TipoActor } from '#domain/actividad.ts'
import { atMost, readAll, write, writeEach } from './query.ts'
import type { RepeticionTable } from './schema.ts'

/** The `ambito` of orders about an account. */
export const DE_CUENTA = ''

interface DeActor {
  ambito: string
  tipo: TipoActor
  actor: number
  llaves: string[]
}

/** The replies to these keys of one actor. */
export const listRepeticiones = readAll((q, p: DeActor, d) =>
  q
    .selectFrom('repeticiones')
    .select(['llave', 'huella', 'respuesta', 'creada_en'])
    .where('ambito', '=', p.ambito)
    .where('actor_tipo', '=', p.tipo)
    .where('actor', '=', p.actor)
    .where('llave', 'in', d.textList(p.llaves)),
)
/** Saves replies. An expired key that is used again is overwritten. */
export const saveRepeticiones = writeEach((q, p: RepeticionTable) =>
  q
    .insertInto('repeticiones')
    .values({
      ambito: p.ambito,
      actor_tipo: p.actor_tipo,
      actor: p.actor,
      llave: p.llave,
      huella: p.huella,
      respuesta: p.respuesta,
      creada_en: p.creada_en,
    })
    .onConflict((c) =>
      c
        .columns(['ambito', 'actor_tipo', 'actor', 'llave'])
        .doUpdateSet({ huella: p.huella, respuesta: p.respuesta, creada_en: p.creada_en }),
    ),
)
/** Returns the number of deleted rows. */
export const deleteSomeRepeticiones = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('repeticiones')
    .where((eb) =>
      eb(
        eb.refTuple('ambito', 'actor_tipo', 'actor', 'llave'),
        'in',
        eb
          .selectFrom('repeticiones')
          .select(['ambito', 'actor_tipo', 'actor', 'llave'])
          .where('creada_en', '<', p.antes)
          .orderBy('creada_en')
          .limit(atMost(p.cuantas))
          .$asTuple('ambito', 'actor_tipo', 'actor', 'llave'),
      ),
    ),
)
export const deleteRepeticionesOfEmpresa = write((q, p: { uuid: string }) =>
  q.deleteFrom('repeticiones').where('ambito', '=', p.uuid),
)
/** Deletes those of deleted accounts, whose ids SQLite gives to new accounts. */
export const deleteRepeticionesOfDeletedUsuarios = write((q) =>
  q
    .deleteFrom('repeticiones')
    .where('ambito', '=', sql.lit(DE_CUENTA))
    .where('actor_tipo', '=', sql.lit('usuario' as const))
    .where('actor', 'not in', (eb) => eb.selectFrom('usuarios').select('id')),
)
