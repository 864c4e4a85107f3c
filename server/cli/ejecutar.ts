import { ConfigError } from '#server/config.ts'
import { ayudaDe, ayudaGeneral } from './ayuda.ts'
import { type Entorno, Fallo, leerArgumentos, MalUso } from './comando.ts'
import { COMANDOS } from './comandos.ts'
import { explicar } from './explicar.ts'

const HELP = new Set(['ayuda', 'help', '--help', '-h', '--ayuda'])

/** Runs one command line and returns the exit code. Prints a failure as one line. */
export async function ejecutar([nombre, ...args]: string[], entorno: Entorno): Promise<number> {
  const { consola } = entorno
  if (!nombre || HELP.has(nombre)) {
    consola.decir(ayudaGeneral(COMANDOS))
    return 0
  }
  const comando = COMANDOS.find((c) => c.nombre === nombre)
  if (!comando) {
    consola.quejarse(`No existe el comando «${nombre}».\n\n${ayudaGeneral(COMANDOS)}`)
    return 1
  }
  if (args.some((arg) => arg.startsWith('-') && HELP.has(arg))) {
    consola.decir(ayudaDe(comando))
    return 0
  }
  try {
    return await comando.ejecutar(entorno, leerArgumentos(comando, args))
  } catch (error) {
    const known = error instanceof Fallo || error instanceof ConfigError
    consola.quejarse(known ? error.message : explicar(error as NodeJS.ErrnoException))
    if (error instanceof MalUso) consola.quejarse(`\n${ayudaDe(comando)}`)
    return 1
  }
}
