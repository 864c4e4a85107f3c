import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes. */
export function memoryMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

/** Samples the memory of a process and keeps the maximum. */
export function watchMemory(pid: number): { most(): number; stop(): void } {
  let most = memoryMb(pid)
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb(pid))
  }, 50)
  return { most: () => most, stop: () => clearInterval(timer) }
}
