export { fechaLocal } from '#domain/jornada.ts'

const DAY_MS = 86_400_000

export const addDays = (fecha: string, days: number): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
