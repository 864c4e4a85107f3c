import { describe, expect, test } from 'vitest'
import { History } from '#harness/history.ts'
import { checkAll, checkRecord, checkSet, checkTotalQueue, checkUniqueIds } from './checkers.ts'
import type { Content } from './content.ts'

const row = (n: number, estado = 'completado'): Content['turnos'][number] => ({
  id: `id${n}`,
  nombre: `Cliente ${n}`,
  numero: n,
  codigo: `C${n}`,
  cola_id: 'cola',
  fecha: '2026-11-15',
  estado,
})

const content = (turnos: Content['turnos'], extra: Content['eventos'] = []): Content => {
  const issued = turnos.map((t, i) => ({ seq: i + 1, tipo: 'emitido', turno_id: t.id }))
  const eventos = [...issued, ...extra.map((e, i) => ({ ...e, seq: issued.length + i + 1 }))]
  return { turnos, eventos, seq: eventos.length }
}

async function taken(history: History, n: number, told = n): Promise<void> {
  const result = { id: `id${n}`, numero: told, codigo: `C${n}` }
  await history.take(0, `Cliente ${n}`, async () => ({ outcome: 'ok', result }))
}

const called = (history: History, id: string) =>
  history.call(1, 'p1', async () => ({ outcome: 'ok', result: { id } }))

const leftOpen = (history: History, n: number) =>
  history.take(0, `Cliente ${n}`, async () => ({ outcome: 'unknown', reason: 'ECONNRESET' }))

describe('the checkers of the drills', () => {
  test('report nothing for a correct history, also with operations left open', async () => {
    const history = new History()
    await taken(history, 1)
    await leftOpen(history, 2)
    await leftOpen(history, 3)
    await called(history, 'id1')
    expect(checkAll(history, content([row(1), row(2)]), true)).toEqual([])
  })

  test('report acknowledged turnos that are lost, changed or doubled, and ones never requested', async () => {
    const history = new History()
    await taken(history, 1)
    await taken(history, 2, 7)
    await history.take(0, 'Cliente 4', async () => ({ outcome: 'fail', reason: '503 sobrecarga' }))
    const faults = checkSet(history, content([row(2), row(3), row(4), { ...row(2), id: 'other' }]))
    expect(faults).toHaveLength(5)
    expect(faults.join()).toMatch(/lost: Cliente 1.*changed.*never asked.*refused and stored.*stored twice/)
  })

  test('report a number given out twice', async () => {
    const history = new History()
    await taken(history, 1)
    await taken(history, 2, 1)
    expect(checkUniqueIds(history, content([row(1), row(2)]))).toEqual(['number told twice: 2026-11-15 1'])
  })

  test('report turnos called twice and never called', async () => {
    const history = new History()
    await called(history, 'id1')
    await called(history, 'id1')
    await called(history, 'id2')
    const faults = checkTotalQueue(history, content([row(1), row(2, 'espera')]), true)
    expect(faults).toEqual(['called twice: id1', 'called and waiting again: id2', 'never called: Cliente 2'])
  })

  test('report a gap in the record', () => {
    const { turnos, eventos } = content([row(1), row(2)])
    expect(checkRecord(new History(), { turnos, eventos: eventos.slice(1), seq: 2 })).toHaveLength(2)
  })
})
