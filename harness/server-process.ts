import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from './client.ts'
import { ROOT } from './project.ts'

export interface ServerProcess {
  url: string
  child: ChildProcess
  output(): string
  client(): Client
  /** Sends the signal and waits for the end; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The server without its types, which `npm start` runs. */
const SHIPPED = 'build/app/server/main.js'

export interface StartOptions {
  root?: string
  /** Runs what `npm start` runs, if that tree has it, instead of the sources. */
  shipped?: boolean
  /** Maximum number of open files and sockets. */
  descriptors?: number
  /** Lets `Heaps` measure it. */
  inspect?: boolean
}

/** Starts Node with a limit on open files and sockets. The shell replaces itself with Node, so the pid stays. */
const withDescriptors = (count: number): string[] => [
  '/bin/sh',
  '-c',
  `ulimit -n ${count} && exec "$0" "$@"`,
  process.execPath,
]

/** A server process that may still be starting. */
export interface LaunchedServer extends Pick<ServerProcess, 'child' | 'output'> {
  started: Promise<ServerProcess>
}

/** Starts a server process of this or another tree on a free port. */
export const startServer = (env: Record<string, string>, options?: StartOptions): Promise<ServerProcess> =>
  launchServer(env, options).started

/** Starts a server process without waiting until it listens. */
export function launchServer(
  env: Record<string, string>,
  { root = ROOT, shipped = false, descriptors, inspect = false }: StartOptions = {},
): LaunchedServer {
  const [program = '', ...before] = descriptors ? withDescriptors(descriptors) : [process.execPath]
  const flags = inspect ? ['--inspect=127.0.0.1:0'] : []
  const entry = shipped && existsSync(join(root, SHIPPED)) ? SHIPPED : 'server/main.ts'
  const child = spawn(program, [...before, ...flags, entry], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // All processes of a test run share one.
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = once(child, 'exit')
  const started = (async () => {
    const message = await Promise.race([once(child, 'message'), exited.then(() => null)])
    if (!message) throw new Error(`The server did not start:\n${output}`)
    const url = `http://127.0.0.1:${(message[0] as { port: number }).port}`
    return {
      url,
      child,
      output: () => output,
      client: () => new Client(url),
      stop: async (signal: NodeJS.Signals = 'SIGINT') => {
        child.kill(signal)
        await exited
        return child.exitCode
      },
    }
  })()
  // A server that is killed before it listens rejects it, which a caller of this function may not await.
  started.catch(() => {})
  return { child, output: () => output, started }
}
