import { resolve } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { ayudaDe, ayudaGeneral } from './ayuda.ts'
import { Fallo, leerArgumentos, MalUso } from './comando.ts'
import { COMANDOS } from './comandos.ts'
import { terminal } from './consola.ts'

const consola = terminal()
const [nombre, ...args] = process.argv.slice(2)
const comando = COMANDOS.find((c) => c.nombre === nombre)
const pideAyuda = args.includes('--help') || args.includes('-h') || args.includes('--ayuda')

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = 1
  const known = error instanceof Fallo || error instanceof ConfigError
  console.error(known ? error.message : explicar(error as NodeJS.ErrnoException))
  if (error instanceof MalUso && comando) console.error(`\n${ayudaDe(comando)}`)
}

async function run(): Promise<number> {
  if (!nombre || ['ayuda', 'help', '--help', '-h', '--ayuda'].includes(nombre)) {
    consola.decir(ayudaGeneral(COMANDOS))
    return 0
  }
  if (!comando) throw new Fallo(`No existe el comando «${nombre}».\n\n${ayudaGeneral(COMANDOS)}`)
  if (pideAyuda) {
    consola.decir(ayudaDe(comando))
    return 0
  }
  const ruta = (dada: string) => resolve(process.env.INIT_CWD ?? '.', dada)
  return comando.ejecutar({ env: process.env, consola, ruta }, leerArgumentos(comando, args))
}

/** One clear line for what operators meet; only what nobody foresaw comes with its stack. */
function explicar(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'No queda espacio en el disco.'
  if (code === 'EACCES' || code === 'EPERM') return `No hay permiso para usar ${error.path ?? message}.`
  if (code === 'SQLITE_CANTOPEN')
    return 'No se puede abrir el archivo de datos: revisa DATA_DIR y sus permisos.'
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return 'El archivo de datos está dañado. Restaura un respaldo.'
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) {
    return `No se puede conectar con PostgreSQL: ${message || code}`
  }
  if (/^(28P01|28000|3D000)$/.test(code)) return `PostgreSQL no aceptó la conexión: ${message}`
  return `Falló: ${error.stack ?? error}`
}
