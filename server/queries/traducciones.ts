import type { Traduccion, Traducciones } from '#contract/traduccion.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { textosDeEmpresa } from '#server/store/textos-propios.ts'
import type { Lectura } from './vistas.ts'

/** The texts that an empresa wrote for its customers, and their translations. */
export async function traducciones({ vistas, clock }: Lectura, empresaId: string): Promise<Traducciones> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const { empresa, colas, preferencias, anuncios } = vista
  const ahora = clock()
  return {
    textos: textosDeEmpresa({ colas, preferencias, anuncios: anuncios.filter(({ hasta }) => hasta > ahora) }),
    traducciones: JSON.parse(empresa.traducciones ?? '[]') as Traduccion[],
  }
}
