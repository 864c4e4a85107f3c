/** What one round gave, as costs: of each figure, more is worse. */
export type Sample = Partial<Record<MeasureName, number>>

export type MeasureName = keyof typeof MEASURES

interface Measure {
  title: string
  unit: string
  /** Whether the comparison fails by it. Work may move from one thread to the other; only the sum counts. */
  judged: boolean
}

export const MEASURES = {
  processor: { title: 'processor time', unit: 'µs', judged: true },
  elapsed: { title: 'time at full load', unit: 'µs', judged: true },
  loop: { title: 'event loop', unit: 'µs', judged: false },
  writer: { title: 'writing thread', unit: 'µs', judged: false },
  written: { title: 'written', unit: 'KB', judged: true },
  delivery: { title: 'to the last delivery', unit: 'ms', judged: true },
  stored: { title: 'stored', unit: 'KB', judged: true },
} as const satisfies Record<string, Measure>
