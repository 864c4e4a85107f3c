import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Fallo } from './comando.ts'

export const MANIFIESTO = 'respaldo.json'
const FORMATO = 1

/** The manifest of a backup folder. */
export interface Manifiesto {
  formato: number
  motor: 'sqlite' | 'postgres'
  creado: string
  migraciones: string[]
  turnos: number
  /** SHA-256 of each file. */
  archivos: Record<string, string>
}

export const nuevoManifiesto = (datos: Omit<Manifiesto, 'formato'>): Manifiesto => ({
  formato: FORMATO,
  ...datos,
})

export async function huellaDe(archivo: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(archivo), hash)
  return hash.digest('hex')
}

/** Syncs a file to disk. */
export async function asegurar(ruta: string): Promise<void> {
  const file = await open(ruta, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Returns the manifest of a backup. Fails unless all files are present and unchanged. */
export async function leerCopia(carpeta: string): Promise<Manifiesto> {
  const archivo = join(carpeta, MANIFIESTO)
  if (!existsSync(archivo)) throw new Fallo(`${carpeta} no es un respaldo: falta ${MANIFIESTO}.`)
  const manifiesto = JSON.parse(readFileSync(archivo, 'utf8')) as Manifiesto
  if (manifiesto.formato !== FORMATO) throw new Fallo('El respaldo es de una versión más nueva de Turnero.')
  for (const [nombre, huella] of Object.entries(manifiesto.archivos)) {
    const ruta = join(carpeta, nombre)
    if (!existsSync(ruta)) throw new Fallo(`El respaldo está incompleto: falta ${nombre}.`)
    if ((await huellaDe(ruta)) !== huella) throw new Fallo(`El respaldo está dañado: ${nombre} cambió.`)
  }
  return manifiesto
}
