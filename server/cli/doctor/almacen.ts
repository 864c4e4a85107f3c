import { existsSync, statSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { rejectionOf } from '#server/store/migrate.ts'
import { migrationNames } from '#server/store/migrations/index.ts'
import { sqliteFileOf } from '#server/store/open.ts'
import { inspectPostgres } from '#server/store/postgres/inspect.ts'
import { findPostgresTool } from '#server/store/postgres/tools.ts'
import { inspectSqlite } from '#server/store/sqlite/copy.ts'
import { versionInUse } from '#server/store/sqlite/data-dir-lock.ts'
import { cifra, tamano } from '../consola.ts'
import { revisarReloj } from './reloj.ts'
import { advertencia, bien, falla, type Hallazgo, messageOf } from './revision.ts'

const SLOW_PING_MS = 20

export const revisarAlmacen = (config: Config): Promise<Hallazgo[]> =>
  config.databaseUrl ? dePostgres(config.databaseUrl) : deSqlite(config.dataDir)

async function deSqlite(dataDir: string): Promise<Hallazgo[]> {
  const archivo = sqliteFileOf(dataDir)
  if (!existsSync(archivo)) return [bien('almacén', 'SQLite, sin datos todavía: se crea al iniciar')]
  try {
    const estado = inspectSqlite(archivo)
    if (!estado.sound) {
      return [falla('almacén', `${archivo} está dañado`, 'detén el servidor y restaura el último respaldo')]
    }
    const enUso = versionInUse(dataDir) !== null ? 'un servidor lo está usando' : 'ningún servidor lo usa'
    const texto = `SQLite sano, ${tamano(statSync(archivo).size)}, ${cifra(estado.turnos)} turnos; ${enUso}`
    return [bien('almacén', texto), ...deMigraciones(estado.migrations), ...revisarReloj(estado)]
  } catch (error) {
    return [
      falla(
        'almacén',
        `no se puede leer ${archivo}: ${messageOf(error)}`,
        'revisa permisos o restaura un respaldo',
      ),
    ]
  }
}

async function dePostgres(url: string): Promise<Hallazgo[]> {
  try {
    const estado = await inspectPostgres(url)
    const texto = `PostgreSQL ${estado.version}, ${cifra(estado.turnos)} turnos, responde en ${estado.pingMs} ms`
    return [
      estado.pingMs > SLOW_PING_MS
        ? advertencia('almacén', texto, 'acerca la base al servidor: cada turno espera varias idas y vueltas')
        : bien('almacén', texto),
      ...deMigraciones(estado.migrations),
      ...revisarReloj(estado, { quien: 'PostgreSQL', adelantoMs: estado.clockAheadMs }),
      ...(findPostgresTool('pg_dump')
        ? []
        : [advertencia('respaldo', 'falta pg_dump', 'instálalo: sudo apt-get install -y postgresql-client')]),
    ]
  } catch (error) {
    return [
      falla('almacén', `PostgreSQL: ${messageOf(error)}`, 'revisa DATABASE_URL y que la base esté encendida'),
    ]
  }
}

function deMigraciones(hechas: string[]): Hallazgo[] {
  const rechazo = rejectionOf(hechas)
  if (rechazo) return [falla('esquema', rechazo, 'instala la versión que escribió los datos')]
  const faltan = migrationNames().filter((nombre) => !hechas.includes(nombre))
  if (hechas.length > 0 && faltan.length > 0) {
    return [
      advertencia(
        'esquema',
        `falta aplicar ${faltan.join(', ')}`,
        'haz un respaldo; se aplica solo al iniciar',
      ),
    ]
  }
  return []
}
