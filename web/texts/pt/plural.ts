import { idioma } from './idioma.ts'

/** Returns '1 pessoa', '0 pessoas'. `written` is the count formatted for the company's country. */
export const plural = (
  count: number,
  one: string,
  many: string,
  written = new Intl.NumberFormat(idioma.codigo).format(count),
) => `${written} ${count === 1 ? one : many}`
