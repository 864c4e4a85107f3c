import type { Fault, Kind } from './fault.ts'

/** Kinds of faults that short runs tolerate. A kind is removed together with its fix; the long drill reports all. */
const ALONE: readonly Kind[] = []
const TOGETHER: readonly Kind[] = []

/** Faults that are not known yet, with one client at a time or several. */
export const news = (faults: readonly Fault[], clients: 'alone' | 'together'): Fault[] => {
  const known = clients === 'alone' ? ALONE : TOGETHER
  return faults.filter(({ kind }) => !known.includes(kind))
}
