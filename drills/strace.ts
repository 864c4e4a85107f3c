import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { CannotRun } from './drill.ts'

/** Makes system calls of a running process fail, until the returned function is called. */
export async function failSystemCalls(
  pid: number,
  calls: string,
  error: string,
): Promise<() => Promise<void>> {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0)
    throw new CannotRun('strace is not installed')
  const args = ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`]
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on('data', (chunk) => {
      said += chunk
      if (/attached/.test(said)) resolve()
    })
    tracer.once('exit', () => reject(new CannotRun(`strace cannot trace here: ${said.trim()}`)))
  })
  return async () => {
    const exited = once(tracer, 'exit')
    tracer.kill('SIGINT')
    await exited
  }
}
