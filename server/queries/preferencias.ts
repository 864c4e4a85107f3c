import type { ListaPreferencias } from '#contract/preferencia.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Lectura } from './vistas.ts'

/** The preferences of an empresa, in its order. */
export async function preferencias({ vistas }: Lectura, empresaId: string): Promise<ListaPreferencias> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  return {
    preferencias: vista.preferencias
      .filter(({ eliminada_en }) => eliminada_en === null)
      .map(({ uuid, nombre, tipo, ventaja, ofrecida }) => ({
        id: uuid,
        nombre,
        tipo,
        ventaja,
        ofrecida: ofrecida === 1,
      })),
  }
}
