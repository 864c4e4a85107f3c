import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { RepeticionCuentaTable } from './schema/cuentas.ts'

const one = query<{ quien: number; llave: string }>()((q, p) =>
  q.selectFrom('repeticiones_cuenta').selectAll().where('quien', '=', p.quien).where('llave', '=', p.llave),
)
const upsert = query<RepeticionCuentaTable>()((q, p) =>
  q
    .insertInto('repeticiones_cuenta')
    .values({
      quien: p.quien,
      llave: p.llave,
      huella: p.huella,
      respuesta: p.respuesta,
      creada_en: p.creada_en,
    })
    .onConflict((c) =>
      c
        .columns(['quien', 'llave'])
        .doUpdateSet({ huella: p.huella, respuesta: p.respuesta, creada_en: p.creada_en }),
    ),
)
const someOld = query<{ antes: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('repeticiones_cuenta')
    .where((eb) =>
      eb(
        eb.refTuple('quien', 'llave'),
        'in',
        eb
          .selectFrom('repeticiones_cuenta')
          .select(['quien', 'llave'])
          .where('creada_en', '<', p.antes)
          .orderBy('creada_en')
          .limit(atMost(p.cuantas))
          .$asTuple('quien', 'llave'),
      ),
    ),
)
const ofUsuario = query<{ quien: number }>()((q, p) =>
  q.deleteFrom('repeticiones_cuenta').where('quien', '=', p.quien),
)

export const findRepeticionCuenta = (db: Db, quien: number, llave: string) => db.first(one, { quien, llave })
/** A key that was used before is used anew. */
export const saveRepeticionCuenta = (tx: Tx, fila: RepeticionCuentaTable) => tx.run(upsert, fila)
/** Returns how many it deleted. */
export const deleteSomeRepeticionesCuenta = (tx: Tx, antes: number, cuantas: number) =>
  tx.run(someOld, { antes, cuantas })
export const deleteRepeticionesOfUsuario = (tx: Tx, usuarioId: number) =>
  tx.run(ofUsuario, { quien: usuarioId })
