import { join } from 'node:path'
import { esElSecreto } from '#server/avisos/clave-de-datos.ts'
import { rejectionOf } from '#server/store/migrate.ts'
import { sqliteFileOf } from '#server/store/open.ts'
import { inspectPostgres } from '#server/store/postgres/inspect.ts'
import { ToolError } from '#server/store/postgres/tools.ts'
import { inspectSqlite } from '#server/store/sqlite/copy.ts'
import { leerAjustes } from './ajustes.ts'
import { type Comando, exigir, Fallo } from './comando.ts'
import { cifra } from './consola.ts'
import { leerCopia } from './copia.ts'
import { restaurarPostgres } from './restaurar-postgres.ts'
import { restaurarSqlite } from './restaurar-sqlite.ts'
import { secretoActual } from './secreto.ts'

const ayuda = `
Uso: npm run turnero -- restaurar <carpeta> [--reemplazar]

Devuelve los datos de un respaldo al lugar que dicen los ajustes: DATA_DIR si el respaldo es de SQLite,
DATABASE_URL si es de PostgreSQL. El servidor tiene que estar detenido. Antes de tocar nada comprueba
que el respaldo esté completo y sin cambios. El respaldo no contiene el secreto: en otra máquina, copia antes
el archivo secreto de DATA_DIR, o usa el mismo SESSION_SECRET.

  carpeta         La que escribió «respaldo»
  --reemplazar    Permite restaurar sobre datos que ya existen. Con SQLite, los de antes quedan aparte
                  en DATA_DIR/antes-de-restaurar-<fecha>
`

export const restaurar: Comando = {
  nombre: 'restaurar',
  resumen: 'Devuelve los datos de un respaldo',
  ayuda,
  opciones: { reemplazar: { type: 'boolean' } },
  async ejecutar({ env, consola, ruta }, args) {
    const [dada = ''] = exigir(args, 'la carpeta del respaldo')
    const carpeta = ruta(dada)
    const ajustes = leerAjustes(env)
    const manifiesto = await leerCopia(carpeta)
    const motor = ajustes.databaseUrl ? 'postgres' : 'sqlite'
    if (manifiesto.motor !== motor) {
      throw new Fallo(
        motor === 'sqlite'
          ? 'El respaldo es de PostgreSQL: indica la base con DATABASE_URL.'
          : 'El respaldo es de SQLite y DATABASE_URL apunta a PostgreSQL. Restáuralo sin DATABASE_URL y usa migrar-a-postgres.',
      )
    }
    const rechazo = rejectionOf(manifiesto.migraciones)
    if (rechazo) throw new Fallo(rechazo)

    const reemplazar = args.marcada('reemplazar')
    try {
      if (ajustes.databaseUrl) {
        const duena = ajustes.migrationUrl ?? ajustes.databaseUrl
        await restaurarPostgres(carpeta, duena, reemplazar)
      } else await restaurarSqlite(carpeta, ajustes.dataDir, reemplazar, consola)
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      throw new Fallo(`No se pudo restaurar y la base quedó como estaba: ${error.detail}`)
    }
    const lugar = ajustes.databaseUrl ? 'PostgreSQL' : join(ajustes.dataDir)
    consola.decir(
      `Restaurado en ${lugar} el respaldo del ${manifiesto.creado}: ${cifra(manifiesto.turnos)} turnos.`,
    )
    const secreto = secretoActual(env, ajustes.dataDir)
    const { claves } = ajustes.databaseUrl
      ? await inspectPostgres(ajustes.databaseUrl)
      : inspectSqlite(sqliteFileOf(ajustes.dataDir))
    if (!esElSecreto(claves, secreto)) consola.decir(SIN_SECRETO)
    return 0
  },
}

const SIN_SECRETO =
  'Falta el secreto que se usaba cuando se hizo el respaldo: antes de arrancar, ponlo en SESSION_SECRET o en DATA_DIR/secreto.'
