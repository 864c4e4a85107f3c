import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { DispositivoTable, EmparejamientoTable } from './schema/equipo.ts'

const byHuella = query<{ huella: string }>()((q, p) =>
  q
    .selectFrom('dispositivos')
    .innerJoin('empresas', 'empresas.id', 'dispositivos.empresa_id')
    .selectAll('dispositivos')
    .select('empresas.uuid as empresaUuid')
    .where('dispositivos.huella', '=', p.huella)
    .where('dispositivos.revocado_en', 'is', null),
)
const ofEmpresa = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('dispositivos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('revocado_en', 'is', null)
    .orderBy('id'),
)
const byUuid = query<{ empresaId: number; uuid: string }>()((q, p) =>
  q
    .selectFrom('dispositivos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('uuid', '=', p.uuid)
    .where('revocado_en', 'is', null),
)
const lastId = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('dispositivos')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('empresa_id', '=', p.empresaId),
)
type Cambio = Pick<DispositivoTable, 'empresa_id' | 'id' | 'tipo' | 'nombre' | 'colas' | 'revocado_en'>
const change = query<Cambio>()((q, p) =>
  q
    .updateTable('dispositivos')
    .set({ tipo: p.tipo, nombre: p.nombre, colas: p.colas, revocado_en: p.revocado_en })
    .where('empresa_id', '=', p.empresa_id)
    .where('id', '=', p.id),
)
const touch = query<{ empresaId: number; id: number; instante: number }>()((q, p) =>
  q
    .updateTable('dispositivos')
    .set({ visto_en: p.instante })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
const pendingByCodigo = query<{ codigo: string }>()((q, p) =>
  q.selectFrom('emparejamientos').selectAll().where('codigo', '=', p.codigo),
)
const pendingByHuella = query<{ huella: string }>()((q, p) =>
  q.selectFrom('emparejamientos').selectAll().where('huella', '=', p.huella),
)
const removePending = query<{ codigo: string }>()((q, p) =>
  q.deleteFrom('emparejamientos').where('codigo', '=', p.codigo),
)
const someExpired = query<{ ahora: number; cuantos: number }>()((q, p) =>
  q
    .deleteFrom('emparejamientos')
    .where('codigo', 'in', (eb) =>
      eb
        .selectFrom('emparejamientos')
        .select('codigo')
        .where('expira_en', '<=', p.ahora)
        .orderBy('expira_en')
        .limit(atMost(p.cuantos)),
    ),
)

/** The device that keeps the token of this digest, unless it was revoked. */
export const findDispositivoByHuella = (db: Db, huella: string) => db.first(byHuella, { huella })
export type DispositivoActual = NonNullable<Awaited<ReturnType<typeof findDispositivoByHuella>>>
export const listDispositivos = (db: Db, empresaId: number) => db.all(ofEmpresa, { empresaId })
export const findDispositivo = (db: Db, empresaId: number, uuid: string) =>
  db.first(byUuid, { empresaId, uuid })
/** Of revoked ones too: a number is never used twice. */
export const findLastDispositivoId = async (db: Db, empresaId: number) =>
  (await db.first(lastId, { empresaId }))?.id ?? 0
export const insertDispositivo = (tx: Tx, dispositivo: DispositivoTable) =>
  tx.insertMany('dispositivos', [dispositivo])
export const updateDispositivo = (tx: Tx, dispositivo: DispositivoTable) => tx.run(change, dispositivo)
export const touchDispositivos = (
  tx: Tx,
  vistos: readonly { empresaId: number; id: number }[],
  instante: number,
) =>
  tx.runMany(
    touch,
    vistos.map(({ empresaId, id }) => ({ empresaId, id, instante })),
  )
export const findEmparejamiento = (db: Db, codigo: string) => db.first(pendingByCodigo, { codigo })
export const findEmparejamientoByHuella = (db: Db, huella: string) => db.first(pendingByHuella, { huella })
export const insertEmparejamiento = (tx: Tx, emparejamiento: EmparejamientoTable) =>
  tx.insertMany('emparejamientos', [emparejamiento])
export const deleteEmparejamiento = (tx: Tx, codigo: string) => tx.run(removePending, { codigo })
/** Returns how many it deleted. */
export const deleteSomeEmparejamientos = (tx: Tx, ahora: number, cuantos: number) =>
  tx.run(someExpired, { ahora, cuantos })
