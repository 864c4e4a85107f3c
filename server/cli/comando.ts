import { parseArgs } from 'node:util'
import type { Consola } from './consola.ts'

/** A failure that the operator can act on. It is shown as one line, without a stack. */
export class Fallo extends Error {}

/** Wrong use of a command. The help of the command is shown after the message. */
export class MalUso extends Fallo {}

export interface Entorno {
  env: Record<string, string | undefined>
  consola: Consola
  /** Resolves a path argument against the operator's working directory. */
  ruta(dada: string): string
}

export interface Comando {
  nombre: string
  /** One line for the list of commands. */
  resumen: string
  /** Usage and description for `--help`. */
  ayuda: string
  opciones: Record<string, { type: 'string' | 'boolean' }>
  /** Returns the exit code. */
  ejecutar(entorno: Entorno, args: Argumentos): Promise<number>
}

export interface Argumentos {
  sueltos: string[]
  texto(nombre: string): string | undefined
  marcada(nombre: string): boolean
}

export function leerArgumentos({ opciones }: Comando, args: string[]): Argumentos {
  const { values, positionals } = parse(opciones, args)
  return {
    sueltos: positionals,
    texto: (nombre) => (typeof values[nombre] === 'string' ? values[nombre] : undefined),
    marcada: (nombre) => values[nombre] === true,
  }
}

function parse(options: Comando['opciones'], args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const option = /'(-[^' ]+)/.exec(message)?.[1] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new MalUso(`No existe la opción ${option}.`)
    throw new MalUso(`La opción ${option} no se usa así.`)
  }
}

/** Requires one positional argument for each name, and returns them. */
export function exigir({ sueltos }: Argumentos, ...nombres: string[]): string[] {
  const missing = nombres[sueltos.length]
  if (missing) throw new MalUso(`Falta ${missing}.`)
  if (sueltos.length > nombres.length) throw new MalUso(`Sobra «${sueltos[nombres.length]}».`)
  return sueltos
}
