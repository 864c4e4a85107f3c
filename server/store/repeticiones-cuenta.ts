import { atMost, readFirst, write } from './query.ts'
import type { RepeticionCuentaTable } from './schema/cuentas.ts'

export const findRepeticionCuenta = readFirst((q, p: { quien: number; llave: string }) =>
  q.selectFrom('repeticiones_cuenta').selectAll().where('quien', '=', p.quien).where('llave', '=', p.llave),
)
/** A key that was used before is used anew. */
export const saveRepeticionCuenta = write((q, p: RepeticionCuentaTable) =>
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
/** Returns how many it deleted. */
export const deleteSomeRepeticionesCuenta = write((q, p: { antes: number; cuantas: number }) =>
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
export const deleteRepeticionesOfUsuario = write((q, p: { quien: number }) =>
  q.deleteFrom('repeticiones_cuenta').where('quien', '=', p.quien),
)
