import { expect, test } from 'vitest'
import type { Slot } from './db.ts'
import { Memory } from './memory.ts'

const SALA: Slot<string> = { name: 'sala' }

test('a value passes from command to command of a transaction, and on to the next one', () => {
  const memory = new Memory()
  const first = new Memory(memory)
  first.put('a', SALA, 'one take')
  expect(memory.take('a', SALA)).toBeUndefined()
  expect(first.take('a', SALA)).toBe('one take')
  first.put('a', SALA, 'two takes')
  first.commit()
  expect(new Memory(memory).take('b', SALA)).toBeUndefined()
  expect(new Memory(memory).take('a', SALA)).toBe('two takes')
})

test('after a transaction that failed, the next one finds neither its value nor the one it took', () => {
  const memory = new Memory()
  memory.put('a', SALA, 'committed')
  const failed = new Memory(memory)
  expect(failed.take('a', SALA)).toBe('committed')
  failed.put('a', SALA, 'never committed')
  expect(new Memory(memory).take('a', SALA)).toBeUndefined()
})
