import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startServer } from '#harness/server-process.ts'
import { shiftedClock } from '#harness/shifted-clock.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

const HOUR_MS = 3_600_000

test('nodes whose clocks are an hour apart keep one order and one time', async () => {
  const { env } = await storageForTest('postgres')
  const nodes = await Promise.all(
    [0, HOUR_MS, -HOUR_MS].map((shift) => startServer({ ...env, ...shiftedClock(shift) })),
  )
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
  })
  const [right, ahead, behind] = nodes as [(typeof nodes)[0], (typeof nodes)[0], (typeof nodes)[0]]
  const { client, empresaId, colas } = await conColas(right.client(), 'General')
  const [colaId] = colas as [string]
  const before = Date.now()
  const names: string[] = []
  for (const [i, node] of [ahead, behind, right, behind, ahead, right, ahead, behind].entries()) {
    await pedirTurno(node.client(), empresaId, colaId, `C${i}`)
    names.push(`C${i}`)
  }
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  expect(turnos.map(({ nombre }) => nombre)).toEqual(names)
  // The database runs on this machine: by its clock every turno was taken between `before` and now.
  for (const { emitido } of turnos) {
    expect(Math.abs(Date.parse(emitido) - before)).toBeLessThan(HOUR_MS / 2)
  }
})
