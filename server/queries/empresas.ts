import type { Empresa } from '#contract/empresa.ts'
import { presentEmpresa } from '#server/present/empresa.ts'
import { Rechazo } from '#server/rechazo.ts'
import {
  type EmpresaConRol,
  findEmpresaOf,
  listColaUuids,
  listSomeEmpresasOf,
  tallyEmpresas,
} from '#server/store/accesos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import type { Lectura } from './vistas.ts'

/** As many as the largest plan has, and few enough that a list is cheap. */
const PAGINA = 100

/** An empresa as this usuario sees it. `cambiada`: as an order has just left it, whoever changed it since. */
export async function empresa(
  { store, vistas }: Lectura,
  id: string,
  usuarioId: number,
  cambiada?: EmpresaTable,
): Promise<Empresa> {
  const fila = await findEmpresaOf(store.db, id, usuarioId)
  if (!fila) throw new Rechazo('empresa_no_encontrada')
  const vista = await vistas.get(fila.uuid)
  // What the order read is a row of the empresa beside that of the member.
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
  /** Where the next page begins, when there is one. */
  siguiente?: number
}

/** A page of the empresas of a usuario. Their rooms are counted in one statement, and not looked at one by one. */
export async function empresas({ store: { db } }: Lectura, usuarioId: number, desde = 0): Promise<Empresas> {
  const filas = await listSomeEmpresasOf(db, usuarioId, desde, PAGINA + 1)
  const pagina = filas.slice(0, PAGINA)
  const cuentas = new Map(
    (
      await tallyEmpresas(
        db,
        pagina.map(({ id }) => id),
      )
    ).map((c) => [c.empresa_id, c]),
  )
  const uuids = await uuidsOf(pagina.filter(({ colas }) => colas !== null))
  const lista = pagina.map((fila) => {
    const { colas = 0, enEspera = 0 } = cuentas.get(fila.id) ?? {}
    return presentEmpresa(fila, { colas, enEspera, uuidOf: (colaId) => uuids.get(`${fila.id} ${colaId}`) })
  })
  return { empresas: lista, ...(filas.length > PAGINA && { siguiente: desde + PAGINA }) }

  /** Only whoever is held to some colas is told which. */
  async function uuidsOf(acotadas: EmpresaConRol[]): Promise<Map<string, string>> {
    if (acotadas.length === 0) return new Map()
    const rows = await listColaUuids(
      db,
      acotadas.map(({ id }) => id),
    )
    return new Map(rows.map(({ empresa_id, id, uuid }) => [`${empresa_id} ${id}`, uuid]))
  }
}
