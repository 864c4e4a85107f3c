import type { PuestoDeEmpresa, PuestosDeEmpresa, Tablero } from '#contract/puesto.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { deEmpresa, type Lectura } from './vistas.ts'

/** The named desks of an empresa, in their order. */
export const puestos = async (l: Lectura, empresaId: string): Promise<PuestosDeEmpresa> =>
  (await deEmpresa(l, empresaId)).puestos()

export async function puesto(l: Lectura, empresaId: string, puestoId: string): Promise<PuestoDeEmpresa> {
  const suyo = (await puestos(l, empresaId)).puestos.find(({ id }) => id === puestoId)
  if (!suyo) throw new Rechazo('puesto_no_encontrado')
  return suyo
}

export const sala = async (l: Lectura, empresaId: string): Promise<Tablero> =>
  (await deEmpresa(l, empresaId)).sala()
