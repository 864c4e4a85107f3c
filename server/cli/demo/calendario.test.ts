import { expect, test } from 'vitest'
import { Azar } from './azar.ts'
import { simularSemanas } from './calendario.ts'

const HORA_MS = 60 * 60_000
const DIA_MS = 24 * HORA_MS
const MEDIODIA = Date.parse('2026-11-17T12:00:00Z')

/** Returns today's visits, with times in milliseconds relative to now. */
function sala(ahora: number) {
  const visitas = simularSemanas(new Azar(1), ahora, 'Etc/GMT').at(-1)?.visitas ?? []
  return visitas.map(({ llegada, llamado, terminado, repetido, ...visita }) => ({
    ...visita,
    tiempos: [llegada, llamado, terminado, repetido].map((t) => t && t - ahora),
  }))
}

test("today's sample visits are the same on every date", () => {
  const first = sala(MEDIODIA)
  expect(first.length).toBeGreaterThan(20)
  for (let day = 1; day <= 14; day++) expect(sala(MEDIODIA + day * DIA_MS)).toEqual(first)
})

test('the sample room is as busy at any hour, midnight included', () => {
  const first = sala(MEDIODIA)
  for (const hour of [3, 11, 12, 13, 18]) expect(sala(MEDIODIA + hour * HORA_MS)).toEqual(first)
})
