import { join } from 'node:path'
import { rejectionOf } from '#server/store/migrate.ts'
import { ToolError } from '#server/store/postgres/tools.ts'
import { leerAjustes } from './ajustes.ts'
import { type Comando, exigir, Fallo } from './comando.ts'
import { cifra } from './consola.ts'
import { leerCopia } from './copia.ts'
import { restaurarPostgres } from './restaurar-postgres.ts'
import { restaurarSqlite } from './restaurar-sqlite.ts'

const ayuda = `
Uso: npm run turnero -- restaurar <carpeta> [--reemplazar]

Devuelve los datos de un respaldo al lugar que dicen los ajustes: DATA_DIR si el respaldo es de SQLite,
DATABASE_URL si es de PostgreSQL. El servidor tiene que estar detenido. Antes de tocar nada comprueba
que el respaldo esté completo y sin cambios.

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
    return 0
  },
}
