import { findPostgresTool } from '#server/store/postgres/tools.ts'
import { Fallo } from './comando.ts'

/** Name of the dump in a PostgreSQL backup. */
export const POSTGRES_FILE = 'turnero.dump'

export function exigirHerramienta(nombre: string): string {
  const ruta = findPostgresTool(nombre)
  if (ruta) return ruta
  throw new Fallo(`Falta el programa ${nombre}. Se instala con: sudo apt-get install -y postgresql-client`)
}
