import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Consola } from './consola.ts'
import { MANIFIESTO } from './copia.ts'

const FOLDER = 'respaldos'
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

export function rutaPorDefecto(dataDir: string, ahora = new Date()): string {
  const fecha = ahora.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  return resolve(dataDir, FOLDER, fecha)
}

/** Deletes old backups. Only touches complete backups with a name of ours. */
export function borrarViejos(dataDir: string, conservar: number, consola: Consola): void {
  const folder = resolve(dataDir, FOLDER)
  const copias = readdirSync(folder)
    .filter((name) => NAME.test(name) && existsSync(join(folder, name, MANIFIESTO)))
    .sort()
    .reverse()
  for (const name of copias.slice(conservar)) {
    rmSync(join(folder, name), { recursive: true })
    consola.decir(`Se borró el respaldo ${name}.`)
  }
}
