import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newEpoca } from '#server/base/ids.ts'
import { inspectPostgres } from '#server/store/postgres/inspect.ts'
import { runPostgresTool, writeRestoreScript } from '#server/store/postgres/tools.ts'
import { dropTablesSql, renewEpocaSql } from '#server/store/tables.ts'
import { Fallo } from './comando.ts'
import { exigirHerramienta, POSTGRES_FILE } from './herramientas.ts'

/** Restores a backup in one transaction, so that a failure leaves the database unchanged. */
export async function restaurarPostgres(carpeta: string, url: string, reemplazar: boolean): Promise<void> {
  const estado = await inspectPostgres(url)
  if (estado.servers > 0)
    throw new Fallo('Hay servidores de Turnero conectados a esa base. Detenlos primero.')
  if (estado.usuarios > 0 && !reemplazar) {
    throw new Fallo('En esa base ya hay datos. Para sustituirlos, agrega --reemplazar.')
  }
  const temporal = mkdtempSync(join(tmpdir(), 'turnero-restaurar-'))
  try {
    const vaciar = join(temporal, 'vaciar.sql')
    const guion = join(temporal, 'restaurar.sql')
    const renovar = join(temporal, 'renovar.sql')
    writeFileSync(vaciar, dropTablesSql())
    writeFileSync(renovar, renewEpocaSql(newEpoca()))
    await writeRestoreScript(exigirHerramienta('pg_restore'), join(carpeta, POSTGRES_FILE), guion)
    await runPostgresTool(exigirHerramienta('psql'), url, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--file=${vaciar}`,
      `--file=${guion}`,
      `--file=${renovar}`,
    ])
  } finally {
    rmSync(temporal, { recursive: true, force: true })
  }
}
