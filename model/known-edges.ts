import type { Fault, Kind } from './fault.ts'

/**
 * What today's server does wrong and the short runs only count. A kind leaves its list together with the fix;
 * the long drill knows no mercy.
 *
 * `calls`: a view keeps calls and desks that a fresh one does not show (after midnight, after an undo).
 * `state`: while others write, a state may hold more than its seq tells.
 */
const ALONE: readonly Kind[] = ['calls']
const TOGETHER: readonly Kind[] = [...ALONE, 'state']

/** The faults that are news, with one client at a time or several. */
export const news = (faults: readonly Fault[], clients: 'alone' | 'together'): Fault[] => {
  const known = clients === 'alone' ? ALONE : TOGETHER
  return faults.filter(({ kind }) => !known.includes(kind))
}
