import { chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.mjs'
import { launch, stop } from '../processes.mjs'

const READY_MS = 30_000

export function makeFolder(path, user) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (user.spawn.uid !== undefined) chownSync(path, user.spawn.uid, user.spawn.gid)
  return path
}

// Starts a program in `folder` that can be ended and started again; its log is written beside that folder. Resolves
// once `isReady` returns true. `group` as in launch.
export async function startService(name, command, args, { folder, user, isReady, group = false }) {
  const logPath = join(folder, '..', `${name}.log`)
  let running

  async function start() {
    const log = openSync(logPath, 'a')
    const stdio = ['ignore', log, log]
    running = launch(command, args, { ...user.spawn, cwd: folder, group, stdio })
    closeSync(log)
    let ended
    running.finished.then((end) => {
      ended = end
    })
    const deadline = Date.now() + READY_MS
    while (!(await isReady(running.child.pid))) {
      if (ended || Date.now() > deadline) {
        await stop(running)
        throw new Failure(`${name} no arrancó (su registro, arriba).`, readFileSync(logPath, 'utf8'))
      }
      await sleep(50)
    }
  }

  async function end(signal) {
    running.child.kill(signal)
    // A frozen program handles no other signal before this one.
    running.child.kill('SIGCONT')
    await running.finished
  }

  await start()
  return { start, end, signal: (signal) => running.child.kill(signal) }
}
