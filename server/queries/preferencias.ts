import { type ListaPreferencias, Preferencia } from '#contract/preferencia.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { versionDePreferencias } from '#server/store/preferencias.ts'
import { view } from '#server/store/table.ts'
import { preferencias as tabla } from '#server/store/tables/preferencias.ts'
import type { Lectura } from './vistas.ts'

const preferencia = view(tabla, Preferencia)

/** The preferencias of an empresa in its order, without deleted ones. */
export async function preferencias({ vistas }: Lectura, empresaId: string): Promise<ListaPreferencias> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  return {
    version: versionDePreferencias(vista.preferencias),
    preferencias: vista.preferencias
      .filter(({ eliminada_en }) => eliminada_en === null)
      .map(preferencia.present),
  }
}
