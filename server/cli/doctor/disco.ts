import { accessSync, constants, existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { tamano } from '../consola.ts'
import { advertencia, bien, falla, type Hallazgo } from './revision.ts'

const GB = 1024 ** 3
const SCARCE = GB
const EMPTY = GB / 5

export async function revisarDisco(dataDir: string): Promise<Hallazgo[]> {
  const carpeta = resolve(dataDir)
  if (!existsSync(carpeta)) {
    return [
      advertencia(
        'disco',
        `${carpeta} no existe todavía`,
        'se crea al iniciar; si no es la correcta, revisa DATA_DIR',
      ),
    ]
  }
  try {
    accessSync(carpeta, constants.R_OK | constants.W_OK)
  } catch {
    return [
      falla('disco', `no se puede escribir en ${carpeta}`, 'da permiso al usuario que ejecuta el servicio'),
    ]
  }
  const { bavail, bsize } = await statfs(carpeta)
  const libre = bavail * bsize
  const texto = `${tamano(libre)} libres en ${carpeta}`
  if (libre < EMPTY) return [falla('disco', texto, 'libera espacio: sin él no se guardan turnos')]
  if (libre < SCARCE)
    return [advertencia('disco', texto, 'libera espacio o mueve los respaldos a otro lugar')]
  return [bien('disco', texto)]
}
