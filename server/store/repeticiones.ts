import type { TipoActor } from '#domain/actividad.ts'
import { atMost, readAll, write, writeEach } from './query.ts'
import type { RepeticionTable } from './schema.ts'

interface DeActor {
  empresaUuid: string
  tipo: TipoActor
  actor: number
  llaves: string[]
}

// From the empresa, so that the same read tells its number.
/** What an empresa replied to these keys of one actor, with its number. Without replies one row; without empresa none. */
export const listRepeticiones = readAll((q, p: DeActor, d) =>
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
/** A key that was used before is used anew. */
export const saveRepeticiones = writeEach((q, p: RepeticionTable) =>
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
/** Returns how many it deleted. */
export const deleteSomeRepeticiones = write((q, p: { antes: number; cuantas: number }) =>
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
