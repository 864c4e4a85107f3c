import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '#harness/storage.ts'
import type { Fase, Orden } from './ordenes.ts'
import { play } from './play.ts'
import { inProcess, type Stage } from './stage.ts'

// Regressions: sequences in which a cached view once differed from a fresh one.

const solo = { personas: 0, preferencia: 0 } as const
const pedir: Orden = { hace: 'pedir', cola: 1, clave: 'ninguna', origen: 0, ...solo }
const llamar = (puesto: number): Orden => ({ hace: 'llamar', cola: 1, puesto, cabe: 0 })
const mirar: Orden = { hace: 'mirar', que: 0, cola: 1, turno: 1 }
/** Undoes the last call: index 5 selects the last one in lists of two and of three. */
const deshacer: Orden = { hace: 'deshacer', turno: 5 }
const times = (count: number, ...ordenes: Orden[]): Orden[] =>
  Array.from({ length: count }, () => ordenes).flat()
const fase = (horas: number, ...ordenes: Orden[]): Fase => ({ horas, manos: [ordenes] })

describe.each(ENGINES)('a cached view equals a fresh one, on %s', (engine) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await inProcess(engine)
  })
  afterAll(() => stage.stop())

  const faultsOf = async (...script: Fase[]) =>
    (await play(stage, script)).faults.map(({ kind, text }) => `${kind}: ${text}`)

  test('after midnight: yesterday’s calls and desks are gone', async () => {
    const yesterday = fase(0, pedir, pedir, llamar(1), llamar(2), mirar)
    // The call finishes the turnos that yesterday left in service.
    expect(await faultsOf(yesterday, fase(20, mirar, llamar(3), mirar))).toEqual([])
  })

  test('after an undo: a desk without calls is not counted', async () => {
    expect(await faultsOf(fase(0, pedir, pedir, llamar(1), mirar, llamar(2), mirar, deshacer))).toEqual([])
  })

  test('after an undo: the call before the last ten is shown again', async () => {
    expect(await faultsOf(fase(0, ...times(11, pedir, llamar(1)), mirar, deshacer, mirar))).toEqual([])
  })
})
