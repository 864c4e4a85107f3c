import type { PedidoSinScript } from '#contract/paginas.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listAllColas } from '#server/store/colas.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { findTurnosByLlave } from '#server/store/turnos.ts'
import { verificar } from './verificar.ts'
import type { Lectura } from './vistas.ts'

interface Entregado {
  entregado: NonNullable<PedidoSinScript['entregado']>
  /** The cola where the turno was taken. */
  colaId: string
}

/** The turno that was taken with this key, in any cola; undefined if there is none or it can no longer be shown. */
export async function entregadoCon(
  l: Lectura,
  empresaId: string,
  llave: string,
): Promise<Entregado | undefined> {
  const { db } = l.store
  const empresa = await findEmpresa(db, { uuid: empresaId })
  const [turno] = empresa ? await findTurnosByLlave(db, { empresaId: empresa.id, llaves: [llave] }) : []
  if (!turno) return undefined
  const serie = (await listAllColas(db, { empresaId: turno.empresa_id })).find(
    ({ id }) => id === turno.serie_id,
  )
  try {
    const { turno: visto, cola } = await verificar(l, { codigo: turno.codigo })
    return { entregado: { etiqueta: visto.etiqueta, cola: cola.nombre }, colaId: serie?.uuid ?? '' }
  } catch (error) {
    if (error instanceof Rechazo) return undefined
    throw error
  }
}
