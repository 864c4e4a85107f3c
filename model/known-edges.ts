import type { Fault, Kind } from './fault.ts'

/** Kinds of fault that short runs only count. A kind leaves its list together with the fix; the long drill counts all. */
const ALONE: readonly Kind[] = []
const TOGETHER: readonly Kind[] = []

/** A cap of the day that is reached by several at once is told a moment before the model counts it. */
const isCapOfTheDay = ({ kind, text }: Fault): boolean =>
  kind === 'state' && text.includes('admite is "cupo_dia"')

/** The faults that are news, with one client at a time or several. */
export const news = (faults: readonly Fault[], clients: 'alone' | 'together'): Fault[] => {
  const known = clients === 'alone' ? ALONE : TOGETHER
  return faults.filter(
    (fault) => !known.includes(fault.kind) && !(clients === 'together' && isCapOfTheDay(fault)),
  )
}
