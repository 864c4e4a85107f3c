import type { Fault, Kind } from './fault.ts'

/** Kinds of fault that short runs only count. A kind leaves its list together with the fix; the long drill counts all. */
const ALONE: readonly Kind[] = []
const TOGETHER: readonly Kind[] = []

/** The faults that are news, with one client at a time or several. */
export const news = (faults: readonly Fault[], clients: 'alone' | 'together'): Fault[] => {
  const known = clients === 'alone' ? ALONE : TOGETHER
  return faults.filter(({ kind }) => !known.includes(kind))
}
