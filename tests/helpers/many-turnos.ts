import { range } from '#harness/parallel.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { insertEventos, reserveSeq, SISTEMA } from '#server/store/eventos.ts'
import { readAll } from '#server/store/query.ts'

const turnosOf = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).orderBy('id'),
)

/** Copies the latest turno of an empresa many times, each with its evento and code. */
export async function addManyTurnos(store: Store, empresaUuid: string, count: number): Promise<void> {
  const empresa = await findEmpresa(store.db, { uuid: empresaUuid })
  const fila = empresa && (await turnosOf(store.db, { empresaId: empresa.id })).at(-1)
  if (!fila) throw new Error('No turno')
  const copy = command<object, void>(
    'prueba',
    () => [empresaUuid],
    async (tx) => {
      const seq = await reserveSeq(tx, empresa.id, count)
      const turnos = range(count).map((n) => ({
        ...fila,
        id: seq + n - 1,
        orden: seq + n - 1,
        numero: fila.numero + n,
        uuid: `00000000-0000-4000-9000-${String(empresa.id * 100_000 + n).padStart(12, '0')}`,
        codigo: `copia${empresa.id}-${n}`,
        llave: null,
      }))
      await tx.insertMany('turnos', turnos)
      await tx.insertMany(
        'codigos',
        turnos.map(({ empresa_id, codigo, id }) => ({ empresa_id, codigo, turno_id: id })),
      )
      const emitido = { tipo: 'emitido' as const, actor: SISTEMA, puesto: null, instante: fila.emitido_en }
      await insertEventos(
        tx,
        empresa,
        seq,
        turnos.map(({ id, cola_id }) => ({ ...emitido, cola_id, turno_id: id })),
      )
    },
  )
  await store.execute(copy, {})
}
