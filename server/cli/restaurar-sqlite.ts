import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/files/make-folder.ts'
import { SECRET_FILE } from '#server/secrets/kept-secret.ts'
import { SQLITE_FILE } from '#server/store/open.ts'
import { inspectSqlite, renewEpoca } from '#server/store/sqlite/copy.ts'
import { holdDataDir } from '#server/store/sqlite/data-dir-lock.ts'
import { Fallo } from './comando.ts'
import type { Consola } from './consola.ts'
import { asegurar } from './copia.ts'

/** The database and the files that belong to it, which must not be used with another database. */
const PIECES = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]

export async function restaurarSqlite(
  carpeta: string,
  dataDir: string,
  reemplazar: boolean,
  consola: Consola,
): Promise<void> {
  if (!inspectSqlite(join(carpeta, SQLITE_FILE)).sound) throw new Fallo('El respaldo está dañado.')
  makeFolder(dataDir)
  const release = holdDataDir(dataDir)
  try {
    const actual = join(dataDir, SQLITE_FILE)
    const ocupado = existsSync(actual) && tieneDatos(actual)
    if (ocupado && !reemplazar) {
      throw new Fallo(`En ${dataDir} ya hay datos. Para sustituirlos, agrega --reemplazar.`)
    }
    const secreto = join(dataDir, SECRET_FILE)
    const parciales = copiarParciales(carpeta, dataDir)
    renewEpoca(join(dataDir, `${SQLITE_FILE}.parcial`))
    for (const { parcial } of parciales) await asegurar(parcial)
    const piezas = parciales.some(({ final }) => final === secreto) ? [...PIECES, SECRET_FILE] : PIECES
    apartar(dataDir, piezas, ocupado, consola)
    for (const { parcial, final } of parciales) renameSync(parcial, final)
    await asegurar(dataDir)
  } finally {
    release()
  }
}

function tieneDatos(archivo: string): boolean {
  try {
    return inspectSqlite(archivo).usuarios > 0
  } catch {
    // A damaged database counts as data, so it is only replaced with --reemplazar, and kept aside.
    return true
  }
}

/** Backups of version 0.1 contain the secret. */
function copiarParciales(carpeta: string, dataDir: string) {
  return [SQLITE_FILE, SECRET_FILE]
    .filter((nombre) => existsSync(join(carpeta, nombre)))
    .map((nombre) => {
      const final = join(dataDir, nombre)
      const parcial = `${final}.parcial`
      copyFileSync(join(carpeta, nombre), parcial, constants.COPYFILE_FICLONE)
      return { parcial, final }
    })
}

function apartar(dataDir: string, piezas: string[], guardar: boolean, consola: Consola): void {
  const presentes = piezas.filter((nombre) => existsSync(join(dataDir, nombre)))
  if (!guardar) {
    for (const nombre of presentes) rmSync(join(dataDir, nombre))
    return
  }
  const fecha = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const aparte = join(dataDir, `antes-de-restaurar-${fecha}`)
  mkdirSync(aparte, { mode: 0o700 })
  for (const nombre of presentes) renameSync(join(dataDir, nombre), join(aparte, nombre))
  consola.decir(`Los datos anteriores quedaron en ${aparte}.`)
}
