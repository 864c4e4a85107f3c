import { existsSync, statSync } from 'node:fs'
import { esElSecreto } from '#server/avisos/clave-de-datos.ts'
import type { Config } from '#server/config.ts'
import { rejectionOf } from '#server/store/migrate.ts'
import { migrationNames } from '#server/store/migrations/index.ts'
import { sqliteFileOf } from '#server/store/open.ts'
import { inspectPostgres } from '#server/store/postgres/inspect.ts'
import { findPostgresTool } from '#server/store/postgres/tools.ts'
import { inspectSqlite } from '#server/store/sqlite/copy.ts'
import { versionInUse } from '#server/store/sqlite/data-dir-lock.ts'
import { cifra, tamano } from '../consola.ts'
import { secretoActual } from '../secreto.ts'
import { revisarReloj } from './reloj.ts'
import { advertencia, bien, falla, type Hallazgo, messageOf } from './revision.ts'

const SLOW_PING_MS = 20

export function revisarAlmacen(
  { databaseUrl, dataDir }: Config,
  env: Record<string, string | undefined>,
): Promise<Hallazgo[]> {
  const secreto = secretoActual(env, dataDir)
  return databaseUrl ? dePostgres(databaseUrl, secreto) : deSqlite(dataDir, secreto)
}

async function deSqlite(dataDir: string, secreto: string | null): Promise<Hallazgo[]> {
  const archivo = sqliteFileOf(dataDir)
  if (!existsSync(archivo)) return [bien('almacén', 'SQLite, sin datos todavía: se crea al iniciar')]
  try {
    const estado = inspectSqlite(archivo)
    if (!estado.sound) {
      return [falla('almacén', `${archivo} está dañado`, 'detén el servidor y restaura el último respaldo')]
    }
    const enUso = versionInUse(dataDir) !== null ? 'un servidor lo está usando' : 'ningún servidor lo usa'
    const texto = `SQLite sano, ${tamano(statSync(archivo).size)}, ${cifra(estado.turnos)} turnos; ${enUso}`
    return [
      bien('almacén', texto),
      ...deMigraciones(estado.migrations),
      ...deSecreto(estado.claves, secreto),
      ...revisarReloj(estado),
    ]
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

async function dePostgres(url: string, secreto: string | null): Promise<Hallazgo[]> {
  try {
    const estado = await inspectPostgres(url)
    const texto = `PostgreSQL ${estado.version}, ${cifra(estado.turnos)} turnos, responde en ${estado.pingMs} ms`
    return [
      estado.pingMs > SLOW_PING_MS
        ? advertencia('almacén', texto, 'acerca la base al servidor: cada turno espera varias idas y vueltas')
        : bien('almacén', texto),
      ...deMigraciones(estado.migrations),
      ...deSecreto(estado.claves, secreto),
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

/** A server with another secret does not start. */
const deSecreto = (claves: readonly string[], secreto: string | null): Hallazgo[] =>
  esElSecreto(claves, secreto)
    ? []
    : [
        falla(
          'secreto',
          'SESSION_SECRET o el archivo secreto de DATA_DIR no es el que se usó con estos datos',
          'vuelve a poner el anterior; para cambiarlo usa cambiar-secreto',
        ),
      ]

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
