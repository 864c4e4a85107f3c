import { idioma } from './idioma.ts'

/** '1 persona', '0 personas': Spanish has two forms. `written`: the number as the company's country writes it. */
export const plural = (
  count: number,
  one: string,
  many: string,
  written = new Intl.NumberFormat(idioma.codigo).format(count),
) => `${written} ${count === 1 ? one : many}`
