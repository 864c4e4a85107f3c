import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './project.mjs'

// The exit code that shells use for a signal.
const signalExitCode = (signal) => 128 + (constants.signals[signal] ?? 0)
const alive = new Set()
let stopping = false

// With `group` the child leads its own process group, so that stopping it also stops its children. Without it, the
// child stays in our group and is reached by signals to that group.
export function launch(command, args, { group = false, ...options } = {}) {
  if (stopping) throw new Error('Interrumpido.')
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, detached: group })
  const running = { child, group, finished: undefined }
  running.finished = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  alive.add(running)
  running.finished.then(() => alive.delete(running))
  return running
}

// Runs a program to its end. With `capture`, its output is returned instead of printed.
export async function run(command, args, { capture = false, limitMs, ...options } = {}) {
  const startedAt = performance.now()
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  const running = launch(command, args, { stdio, ...options })
  const chunks = []
  running.child.stdout?.on('data', (chunk) => chunks.push(chunk))
  running.child.stderr?.on('data', (chunk) => chunks.push(chunk))
  let timedOut = false
  const timer =
    limitMs &&
    setTimeout(() => {
      timedOut = true
      stop(running)
    }, limitMs)
  const end = await running.finished
  clearTimeout(timer)
  const output = Buffer.concat(chunks).toString() + (end.error ? `${end.error.message}\n` : '')
  return { ...end, output, timedOut, ok: end.code === 0, ms: performance.now() - startedAt }
}

function send({ child, group }, signal) {
  if (!child.pid) return
  try {
    process.kill(group ? -child.pid : child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

export async function stop(running, { signal = 'SIGTERM', graceMs = 5000 } = {}) {
  send(running, signal)
  const ended = await Promise.race([running.finished, sleep(graceMs, undefined, { ref: false })])
  // A group may outlive its leader, so it is killed even when the leader has ended.
  if (!ended || running.group) send(running, 'SIGKILL')
  await running.finished
}

// Stops all children. Nothing can be launched afterwards.
export function stopAll() {
  stopping = true
  return Promise.all([...alive].map((running) => stop(running)))
}

export function onSignal(handler) {
  const forward = (signal) => handler(signal, signalExitCode(signal))
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, forward)
  if (process.env.npm_lifecycle_event) onParentGone(() => forward('SIGTERM'))
}

// npm forwards SIGTERM to the shell between it and this process, and that shell dies without forwarding it.
function onParentGone(handler) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    handler()
  }, 200).unref()
}

// For commands that only have to stop their children.
export function stopOnSignal() {
  onSignal(async (_signal, exitCode) => {
    await stopAll()
    process.exit(exitCode)
  })
}

export const exitCodeOf = ({ code, signal }) => code ?? signalExitCode(signal)
