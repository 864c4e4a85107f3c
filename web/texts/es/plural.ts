import { idioma } from './idioma.ts'

/** '1 persona', '0 personas': Spanish has two forms. */
export const plural = (count: number, one: string, many: string) =>
  `${new Intl.NumberFormat(idioma.codigo).format(count)} ${count === 1 ? one : many}`
