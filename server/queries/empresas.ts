import type { Empresa } from '#contract/empresa.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { presentEmpresa } from '#server/present/empresa.ts'
import { findEmpresaOf } from '#server/store/accesos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { paginaDeEmpresas } from './pagina-de-empresas.ts'
import type { Lectura } from './vistas.ts'

/** An empresa as this usuario sees it. `cambiada` is the row an order has just saved, shown despite later changes. */
export async function empresa(
  { store, vistas }: Lectura,
  id: string,
  usuarioId: UsuarioId,
  cambiada?: EmpresaTable,
): Promise<Empresa> {
  const fila = await findEmpresaOf(store.db, id, usuarioId)
  if (!fila) throw new Rechazo('empresa_no_encontrada')
  const vista = await vistas.get(fila.uuid)
  // The row of the order also has columns of the member, which must not replace these.
  const { rol, colas, organizacion, organizacionUuid } = fila
  return presentEmpresa(
    { ...fila, ...cambiada, rol, colas, organizacion, organizacionUuid },
    {
      colas: vista?.colas.length ?? 0,
      enEspera: vista?.totalEnEspera ?? 0,
      uuidOf: (colaId) => vista?.cola(colaId)?.uuid,
    },
  )
}

export interface Empresas {
  empresas: Empresa[]
  siguiente?: number
}

/** A page of the empresas of a usuario. */
export async function empresas(l: Lectura, usuarioId: UsuarioId, desde = 0): Promise<Empresas> {
  const { pagina, mas } = await paginaDeEmpresas(l, usuarioId, desde)
  const lista = pagina.map(({ fila, colas }) =>
    presentEmpresa(fila, {
      colas: colas.length,
      enEspera: colas.reduce((total, { enEspera }) => total + enEspera, 0),
      uuidOf: (colaId) => colas.find(({ id }) => id === colaId)?.uuid,
    }),
  )
  return { empresas: lista, ...mas }
}
