import { readdirSync, readFileSync } from 'node:fs'
import { type Figure, figure } from './report.ts'
import { type Interval, median, medianInterval } from './stats.ts'
import type { Throughput } from './world.ts'

interface Measure {
  title: string
  unit: string
  /** Whether the comparison of two commits fails if it is worse. Work may move between threads; only the sum counts. */
  judged: boolean
}

export const MEASURES = {
  processor: { title: 'processor time', unit: 'µs', judged: true },
  elapsed: { title: 'time at full load', unit: 'µs', judged: true },
  loop: { title: 'event loop', unit: 'µs', judged: false },
  writer: { title: 'writing thread', unit: 'µs', judged: false },
  written: { title: 'written', unit: 'KB', judged: true },
  delivery: { title: 'to the last delivery', unit: 'ms', judged: true },
  watcher: { title: 'memory of a watcher', unit: 'KB', judged: false },
  stored: { title: 'stored', unit: 'KB', judged: true },
  start: { title: 'until it listens', unit: 'ms', judged: true },
  memory: { title: 'memory', unit: 'MB', judged: true },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof MEASURES

/** The costs of one round: more is worse in every figure. */
export type Sample = Partial<Record<MeasureName, number>>

/** Resources that processes have used since they started. Times in microseconds, as the kernel accounts each thread. */
export interface Usage {
  /** All threads, including those of the garbage collector and of the disk. */
  total: number
  /** The threads that run the event loop of a process. */
  loop: number
  /** Our own other threads; under writes, the writer. */
  workers: number
  /** Bytes written to disk: pages of files that became dirty. */
  written: number
}

/** Threads of V8 and libuv. */
const OF_THE_ENGINE = new Set(['V8Worker', 'libuv-worker', 'DelayedTaskSche', 'SignalInspector'])

export function usageOf(pids: readonly number[]): Usage {
  const usage: Usage = { total: 0, loop: 0, workers: 0, written: 0 }
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) addThread(usage, pid, thread)
    usage.written += Number(/^write_bytes: (\d+)/m.exec(read(`/proc/${pid}/io`))?.[1])
  }
  return usage
}

function addThread(usage: Usage, pid: number, thread: string): void {
  const folder = `/proc/${pid}/task/${thread}`
  // In nanoseconds; utime and stime in `stat` have a resolution of ten milliseconds.
  const micros = Number(read(`${folder}/schedstat`).split(' ')[0]) / 1000
  usage.total += micros
  if (thread === String(pid)) usage.loop += micros
  else if (!OF_THE_ENGINE.has(read(`${folder}/comm`).trim())) usage.workers += micros
}

/** Empty if the thread ended in between. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export function usedSince(before: Usage, pids: readonly number[]): Usage {
  const now = usageOf(pids)
  return {
    total: now.total - before.total,
    loop: now.loop - before.loop,
    workers: now.workers - before.workers,
    written: now.written - before.written,
  }
}

/** Cost per request of one round of load. */
export async function costOf(
  pids: readonly number[],
  { writes }: { writes: boolean },
  load: () => Promise<Throughput>,
): Promise<Sample> {
  const before = usageOf(pids)
  const { count, perSecond, refused } = await load()
  const { total, loop, workers, written } = usedSince(before, pids)
  if (count === 0) throw new Error('No request was answered')
  // A refusal is cheaper than the request itself.
  if (refused > 0) throw new Error(`${refused} of ${count} requests were refused`)
  return {
    processor: total / count,
    elapsed: 1e6 / perSecond,
    loop: loop / count,
    ...(writes && { writer: workers / count }),
    // Nothing reaches a disk where temporary files are kept in memory.
    ...(writes && written > 0 && { written: written / count / 1024 }),
  }
}

/** A checked-out version of this repository, ready to start a server from. */
export interface Tree {
  root: string
}

/** A server, or several, under one kind of load. */
export interface Subject {
  /** Called before each pair of rounds; not measured. */
  prepare?(seconds: number): Promise<void>
  round(seconds: number): Promise<Sample>
  close(): Promise<void>
}

/** A measurement by which two trees can be compared. */
export interface PairedRow<S extends Subject = Subject> {
  name: string
  title: string
  /** Measured only when selected by name. */
  optional?: boolean
  /** Gives the same figure every time, so one pair is enough. */
  once?: boolean
  open(tree: Tree, options: { short: boolean }): Promise<S>
}

export interface Pair {
  here: Sample
  there: Sample
}

export interface Plan {
  rounds: number
  seconds: number
  /** Lets compilers and caches warm up before the measurement. */
  warmUpSeconds: number
}

export const planFor = (short: boolean): Plan =>
  short ? { rounds: 1, seconds: 1, warmUpSeconds: 0 } : { rounds: 10, seconds: 1, warmUpSeconds: 3 }

/** Measures in the order ABBA, so that neither always comes first and a machine that slows down affects both. */
export async function measurePairs(
  here: Subject,
  there: Subject,
  { rounds, seconds, warmUpSeconds }: Plan,
): Promise<Pair[]> {
  if (warmUpSeconds > 0) {
    for (const subject of [here, there]) {
      await subject.prepare?.(warmUpSeconds)
      await subject.round(warmUpSeconds)
    }
  }
  const pairs: Pair[] = []
  for (let i = 0; i < rounds; i++) {
    await here.prepare?.(seconds)
    await there.prepare?.(seconds)
    if (i % 2 === 0) {
      const a = await here.round(seconds)
      pairs.push({ here: a, there: await there.round(seconds) })
    } else {
      const b = await there.round(seconds)
      pairs.push({ here: await here.round(seconds), there: b })
    }
  }
  return pairs
}

/** One measure over all pairs that have it, and the ratio of here to there, pair by pair. */
export function columnOf(pairs: readonly Pair[], measure: MeasureName) {
  const complete = pairs.flatMap(({ here, there }) => {
    const [a, b] = [here[measure], there[measure]]
    return a === undefined || b === undefined ? [] : [{ a, b }]
  })
  return {
    count: complete.length,
    here: median(complete.map(({ a }) => a)),
    there: median(complete.map(({ b }) => b)),
    ratio: medianInterval(complete.map(({ a, b }) => a / b)),
  }
}

export interface Verdict {
  row: string
  measure: MeasureName
  here: number
  there: number
  /** Above 1, this tree costs more. */
  ratio: Interval
  worse: boolean
}

/** One verdict per measure. It is worse only if the whole interval is beyond the limit. */
export function judge(row: string, pairs: readonly Pair[], limitPercent: number): Verdict[] {
  return (Object.keys(MEASURES) as MeasureName[]).flatMap((measure) => {
    const { count, ...column } = columnOf(pairs, measure)
    if (count === 0) return []
    const worse = MEASURES[measure].judged && column.ratio.low > 1 + limitPercent / 100
    return [{ row, measure, ...column, worse }]
  })
}

/** The costs of a subject, without a limit. */
export async function alone(row: PairedRow, tree: Tree, short: boolean): Promise<Figure[]> {
  const { rounds, seconds, warmUpSeconds } = planFor(short)
  const subject = await row.open(tree, { short })
  const samples: Sample[] = []
  try {
    if (warmUpSeconds > 0) await subject.round(warmUpSeconds)
    for (let i = 0; i < rounds; i++) samples.push(await subject.round(seconds))
  } finally {
    await subject.close()
  }
  return (Object.keys(MEASURES) as MeasureName[]).flatMap((measure) => {
    const values = samples.flatMap((sample) => sample[measure] ?? [])
    const { title, unit } = MEASURES[measure]
    return values.length > 0 ? [figure(`${row.title}: ${title}`, median(values), unit)] : []
  })
}
