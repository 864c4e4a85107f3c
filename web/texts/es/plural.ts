import { formatNumber } from '#web/lib/format.ts'

/** '1 persona', '0 personas': Spanish has two forms. */
export const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
