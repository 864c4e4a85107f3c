import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Awaitable, Tx } from './db.ts'
import { atMost, readAll, readFirst, write } from './query.ts'

/** Tables with few rows per empresa: they are emptied when it is deleted, so that nothing leads to it any more. */
export const SMALL = [
  'pulsos',
  'miembros',
  'invitaciones',
  'dispositivos',
  'puestos',
  'colas',
  'preferencias',
  'horarios',
  'logos',
  'privacidades',
  'ajustes_avisos',
  'anuncios',
  'cursores',
  'olvidos',
] as const

/** Tables that grow with use, each with the column by which a page of its rows is deleted. */
export const GROWING = {
  tramos: 'turno_id',
  turnos: 'id',
  eventos: 'seq',
  entregas: 'id',
  suscripciones: 'id',
  auditoria: 'id',
  numeraciones: 'fecha',
  resumenes: 'fecha',
  altas: 'huella',
  bajas: 'huella',
  entrantes: 'mensaje',
} as const

const deleteAllOf = SMALL.map((table) =>
  write((q, p: { empresaId: EmpresaId }) =>
    // The types of one table stand for all, which have this column.
    q.deleteFrom(table as 'pulsos').where('empresa_id', '=', p.empresaId),
  ),
)
const deleteSomeOf = Object.entries(GROWING).map(([name, column]) => {
  const [table, key] = [name as 'turnos', column as 'id']
  return write((q, p: { empresaId: EmpresaId; cuantas: number }) =>
    q
      .deleteFrom(table)
      .where('empresa_id', '=', p.empresaId)
      .where(key, 'in', (eb) =>
        eb
          .selectFrom(table)
          .select(key)
          .where('empresa_id', '=', p.empresaId)
          .orderBy(key)
          .limit(atMost(p.cuantas)),
      ),
  )
})
/** The codes of the turnos that the next step deletes. Others may use the code of an old turno again. */
const deleteSomeCodigos = write((q, p: { empresaId: EmpresaId; cuantas: number }) =>
  q
    .deleteFrom('codigos')
    .where('empresa_id', '=', p.empresaId)
    .where('codigo', 'in', (eb) =>
      eb
        .selectFrom('turnos')
        .select('codigo')
        .where('empresa_id', '=', p.empresaId)
        .orderBy('id')
        .limit(atMost(p.cuantas)),
    ),
)
const retire = write((q, p: { id: EmpresaId; uuid: string }) =>
  q
    .updateTable('empresas')
    .set({ uuid: p.uuid, alias: null, organizacion_id: sql`null` })
    .set({ nombre: '', titular: '', logo: '', direccion: '', telefono: '', email: '' })
    .set({ descripcion: '', sitio_web: '', horario: '', privacidad: null })
    .where('id', '=', p.id),
)
const unowned = sql<boolean>`organizacion_id is null`

/** Returns deleted empresas whose rows are not all erased. */
export const listBorradas = readAll((q) =>
  q.selectFrom('empresas').select(['id', 'uuid']).where(unowned).orderBy('id'),
)
export const findBorrada = readFirst((q, p: { uuid: string }) =>
  q.selectFrom('empresas').select('id').where('uuid', '=', p.uuid).where(unowned),
)
export const deleteBorrada = write((q, p: { id: EmpresaId }) =>
  q.deleteFrom('empresas').where('id', '=', p.id).where(unowned),
)

/** Takes an empresa out of its organizacion and gives it an unknown UUID, under which its rows are erased later. */
export async function retireEmpresa(tx: Tx, empresa: { id: EmpresaId; uuid: string }): Promise<void> {
  for (const deleteAll of deleteAllOf) await deleteAll(tx, { empresaId: empresa.id })
  await retire(tx, empresa)
}

/** Deletes about `cuantas` rows of an empresa. Returns whether there may be more. */
export async function deleteSomeRows(tx: Tx, empresaId: EmpresaId, cuantas: number): Promise<boolean> {
  let left = cuantas
  await deleteSomeCodigos(tx, { empresaId, cuantas })
  for (const deleteSome of deleteSomeOf) {
    left -= await (deleteSome(tx, { empresaId, cuantas: left }) as Awaitable<number>)
    if (left <= 0) return true
  }
  return false
}
