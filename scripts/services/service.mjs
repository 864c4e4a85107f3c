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

// Starts a program in `folder` and returns once `isReady` says so; its log stays in that folder.
export async function startService(name, command, args, { folder, user, isReady }) {
  const logPath = join(folder, '..', `${name}.log`)
  const log = openSync(logPath, 'w')
  const running = launch(command, args, {
    ...user.spawn,
    cwd: folder,
    group: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended
  running.finished.then((end) => {
    ended = end
  })
  const deadline = Date.now() + READY_MS
  while (!(await isReady())) {
    if (ended || Date.now() > deadline) {
      await stop(running)
      throw new Failure(`${name} no arrancó (su registro, arriba).`, readFileSync(logPath, 'utf8'))
    }
    await sleep(50)
  }
  return running
}
