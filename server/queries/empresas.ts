import type { Empresa } from '#contract/empresa.ts'
import { presentEmpresa } from '#server/present/empresa.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findEmpresa, listEmpresasOf } from '#server/store/empresas.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import type { Lectura } from './vistas.ts'

/** An empresa with what its room looks like now. */
export async function conSala({ vistas }: Lectura, empresa: EmpresaTable): Promise<Empresa> {
  const vista = await vistas.get(empresa.uuid)
  return presentEmpresa(empresa, vista?.colas.length ?? 0, vista?.totalEnEspera ?? 0)
}

export async function empresa(l: Lectura, id: string): Promise<Empresa> {
  const fila = await findEmpresa(l.store.db, id)
  if (!fila) throw new Rechazo('empresa_no_encontrada')
  return conSala(l, fila)
}

export async function empresas(l: Lectura, usuarioId: number): Promise<Empresa[]> {
  const filas = await listEmpresasOf(l.store.db, usuarioId)
  return Promise.all(filas.map((fila) => conSala(l, fila)))
}
