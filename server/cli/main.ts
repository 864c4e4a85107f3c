import { resolve } from 'node:path'
import { terminal } from './consola.ts'
import { ejecutar } from './ejecutar.ts'

process.exitCode = await ejecutar(process.argv.slice(2), {
  env: process.env,
  consola: terminal(),
  ruta: (dada) => resolve(process.env.INIT_CWD ?? '.', dada),
})
