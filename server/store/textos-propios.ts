import type { CampoDeCola } from '#contract/campo.ts'
import type { TextoPropio } from '#contract/traduccion.ts'
import { textosPropios } from '#domain/traduccion.ts'
import type { AnuncioTable } from './schema/avisos.ts'
import type { ColaTable } from './tables/colas.ts'
import type { PreferenciaTable } from './tables/preferencias.ts'

interface Filas {
  colas: readonly ColaTable[]
  preferencias: readonly PreferenciaTable[]
  anuncios: readonly AnuncioTable[]
}

/** Returns the texts of an empresa that its customers read. */
export const textosDeEmpresa = ({ colas, preferencias, anuncios }: Filas): TextoPropio[] =>
  textosPropios({
    colas: colas
      .filter(({ eliminada_en }) => eliminada_en === null)
      .map(({ nombre, descripcion, campos }) => ({
        nombre,
        descripcion,
        campos: JSON.parse(campos ?? '[]') as CampoDeCola[],
      })),
    preferencias: preferencias.filter(
      ({ ofrecida, eliminada_en }) => ofrecida === 1 && eliminada_en === null,
    ),
    anuncios,
  })
