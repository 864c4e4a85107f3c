import type { CampoDeCola } from '#contract/campo.ts'
import type { Idioma } from '#contract/idioma.ts'

/** The text of a notice in a language, otherwise as the company wrote it first. */
export const textoEn = <T extends { idioma: Idioma }>(
  textos: readonly T[],
  idioma: Idioma,
  propio: Idioma,
): T | undefined =>
  textos.find((uno) => uno.idioma === idioma) ?? textos.find((uno) => uno.idioma === propio) ?? textos[0]

/** Whether a cola asks for something that identifies or reaches a person: everything but a choice from a list. */
export const pideDatos = (campos: readonly CampoDeCola[]): boolean =>
  campos.some(({ tipo }) => tipo !== 'opcion')
