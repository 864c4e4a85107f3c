import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { inProject } from './project.mjs'

const NEEDED = 24

function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return inProject('node_modules', `node-${system}-${process.arch}`, 'bin', file)
}

function runs(binary) {
  if (!existsSync(binary)) return false
  if (realpathSync(binary) === realpathSync(process.execPath)) return true
  return spawnSync(binary, ['--version'], { stdio: 'ignore' }).status === 0
}

let found

// The Node for the server and the tools, whichever Node started this command.
export function nodeBinary() {
  found ??= findNode()
  return found
}

function findNode() {
  const pinned = pinnedNode()
  if (runs(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath
  throw new Failure(
    `En ${process.platform}-${process.arch} hace falta Node ${NEEDED} o posterior; esta máquina tiene Node ${process.versions.node}.`,
  )
}

// npm puts node_modules/.bin first in the PATH: a pinned binary that cannot run here (another C library, as on Alpine)
// would break every later npm command.
export function unlinkUnusableNode() {
  if (existsSync(pinnedNode()) && !runs(pinnedNode()))
    rmSync(inProject('node_modules/.bin/node'), { force: true })
}
