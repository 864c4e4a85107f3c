import { expect, test } from 'vitest'
import { readOrder } from './arguments.ts'

const read = (...args: string[]) => readOrder(args, ['take', 'call'])

test('a commit is enough; rows, rounds and the limit can be named', () => {
  expect(read('main')).toEqual({ commit: 'main', rows: [], rounds: 20, limit: 5 })
  expect(read('main', 'take', '--rounds', '40', '--limit=3')).toEqual({
    commit: 'main',
    rows: ['take'],
    rounds: 40,
    limit: 3,
  })
})

test('what cannot be measured is refused before anything starts', () => {
  expect(() => read()).toThrow('which commit')
  expect(() => read('main', 'tak')).toThrow('No row is called tak')
  expect(() => read('main', '--rounds', '5')).toThrow('--rounds')
  expect(() => read('main', '--limit', 'five')).toThrow('--limit')
  expect(() => read('main', '--fast')).toThrow('--fast')
})
