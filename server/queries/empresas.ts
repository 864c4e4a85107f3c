import type { Empresa } from '#contract/empresa.ts'
import { presentEmpresa } from '#server/present/empresa.ts'
import { Rechazo } from '#server/rechazo.ts'
import { type EmpresaConRol, findEmpresaOf, listEmpresasOf } from '#server/store/accesos.ts'
import type { Lectura } from './vistas.ts'

const conSala = async ({ vistas }: Lectura, empresa: EmpresaConRol): Promise<Empresa> =>
  presentEmpresa(empresa, await vistas.get(empresa.uuid))

/** An empresa as this usuario sees it. */
export async function empresa(l: Lectura, id: string, usuarioId: number): Promise<Empresa> {
  const fila = await findEmpresaOf(l.store.db, id, usuarioId)
  if (!fila) throw new Rechazo('empresa_no_encontrada')
  return conSala(l, fila)
}

export async function empresas(l: Lectura, usuarioId: number): Promise<Empresa[]> {
  const filas = await listEmpresasOf(l.store.db, usuarioId)
  return Promise.all(filas.map((fila) => conSala(l, fila)))
}
