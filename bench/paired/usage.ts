import { readdirSync, readFileSync } from 'node:fs'

/** What processes have used since they started. Times in microseconds, from the kernel's own account of each thread. */
export interface Usage {
  /** All threads, those of the garbage collector and of the disk included. */
  total: number
  /** The threads that run the event loop of a process. */
  loop: number
  /** Threads of ours beside it; under writes, the one that writes. */
  workers: number
  /** Bytes handed to the disk: pages of files that became dirty. */
  written: number
}

/** Threads that the engine and its input and output start for themselves. */
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
  // In nanoseconds, where utime and stime beside it count in steps of ten milliseconds.
  const micros = Number(read(`${folder}/schedstat`).split(' ')[0]) / 1000
  usage.total += micros
  if (thread === String(pid)) usage.loop += micros
  else if (!OF_THE_ENGINE.has(read(`${folder}/comm`).trim())) usage.workers += micros
}

export const usedSince = (before: Usage, now: Usage): Usage => ({
  total: now.total - before.total,
  loop: now.loop - before.loop,
  workers: now.workers - before.workers,
  written: now.written - before.written,
})

/** A thread may end while it is being looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
