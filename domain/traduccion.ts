import type { Idioma } from '#contract/idioma.ts'
import type { TextoPropio, Traduccion } from '#contract/traduccion.ts'

type Traducidos = readonly Traduccion[] | undefined

/** Returns a text of a company in a language, or as the company wrote it. */
export const traducir = (traducciones: Traducidos, idioma: Idioma, original: string): string =>
  traducciones?.find((una) => una.idioma === idioma && una.original === original)?.texto ?? original

interface CampoEscrito {
  nombre: string
  opciones: readonly string[]
}

interface Escrito {
  colas: readonly { nombre: string; descripcion: string; campos: readonly CampoEscrito[] }[]
  preferencias: readonly { nombre: string }[]
  anuncios: readonly { texto: string }[]
}

/** Returns the texts that customers of a company read and that its owner wrote, each once. */
export function textosPropios({ colas, preferencias, anuncios }: Escrito): TextoPropio[] {
  const campos = colas.flatMap((cola) => cola.campos)
  const todos: TextoPropio[] = [
    ...colas
      .flatMap(({ nombre, descripcion }) => [nombre, descripcion])
      .map((texto) => ({ texto, donde: 'cola' as const })),
    ...campos.map(({ nombre }) => ({ texto: nombre, donde: 'pregunta' as const })),
    ...campos.flatMap(({ opciones }) => opciones).map((texto) => ({ texto, donde: 'opcion' as const })),
    ...preferencias.map(({ nombre }) => ({ texto: nombre, donde: 'preferencia' as const })),
    ...anuncios.map(({ texto }) => ({ texto, donde: 'anuncio' as const })),
  ]
  const vistos = new Set<string>()
  return todos.filter(({ texto }) => texto !== '' && !vistos.has(texto) && vistos.add(texto))
}

/** Returns the translations after a change. Those of texts that the company no longer has are left out. */
export function guardarTraducciones(
  antes: readonly Traduccion[],
  enviadas: readonly Traduccion[],
  textos: readonly TextoPropio[],
): Traduccion[] {
  const vigentes = new Set(textos.map(({ texto }) => texto))
  const clave = ({ idioma, original }: Traduccion) => `${idioma} ${original}`
  const todas = new Map([...antes, ...enviadas].map((una) => [clave(una), una]))
  return [...todas.values()].filter(({ original, texto }) => vigentes.has(original) && texto !== '')
}
