import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ROOT } from '#harness/project.ts'
import { barra, type Consola } from '#server/cli/consola.ts'
import { ejecutar } from '#server/cli/ejecutar.ts'

export interface CliRun {
  code: number | null
  output: string
}

/** Runs a command in its own process, as an operator does. */
export async function turneroProcess(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CliRun> {
  const child = spawn(process.execPath, ['scripts/turnero.mjs', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Runs a command in this process, which is faster; `contrasena` is what the operator types. */
export async function turnero(
  args: readonly string[],
  env: Record<string, string> = {},
  contrasena = '',
): Promise<CliRun> {
  const lines: string[] = []
  const say = (line = '') => void lines.push(line)
  const consola: Consola = {
    decir: say,
    quejarse: say,
    preguntarContrasena: async () => contrasena,
    progreso: (titulo, total) => {
      let done = 0
      return {
        avanzar: (now) => {
          done = now
        },
        terminar: () => say(barra(titulo, done, total)),
      }
    },
  }
  const code = await ejecutar([...args], { env, consola, ruta: (given) => resolve(given) })
  return { code, output: `${lines.join('\n')}\n` }
}

/** Runs a command that must succeed and returns its output. */
export async function mustRun(
  args: readonly string[],
  env: Record<string, string> = {},
  contrasena = '',
): Promise<string> {
  const { code, output } = await turnero(args, env, contrasena)
  if (code !== 0) throw new Error(`turnero ${args.join(' ')}: ${code}\n${output}`)
  return output
}
