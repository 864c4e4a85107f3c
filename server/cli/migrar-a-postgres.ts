import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_FILE } from '#server/secrets/kept-secret.ts'
import { migratePostgres, migrateSqlite } from '#server/store/migrate.ts'
import { sqliteFileOf } from '#server/store/open.ts'
import { copyTable, PostgresTables, SqliteTables, sameSum } from '#server/store/postgres/copy-from-sqlite.ts'
import { holdDataDir } from '#server/store/sqlite/data-dir-lock.ts'
import { TABLES } from '#server/store/tables.ts'
import { leerAjustes } from './ajustes.ts'
import { type Comando, Fallo, MalUso } from './comando.ts'
import { type Consola, cifra } from './consola.ts'

const ayuda = `
Uso: npm run turnero -- migrar-a-postgres [postgres://usuario:clave@servidor/base]

Copia los datos SQLite de DATA_DIR a una base PostgreSQL vacía, compara tabla por tabla cuántas filas hay
y su suma de control, y solo entonces la da por buena: si algo falla, la base queda como estaba. Los datos
de DATA_DIR no se tocan. Se puede repetir: si la base ya tiene exactamente estos datos, no hace nada; si
tiene otros, se niega. El servidor tiene que estar detenido.

  postgres://…    La base de destino; sin ella, la de DATABASE_URL
`

export const migrarAPostgres: Comando = {
  nombre: 'migrar-a-postgres',
  resumen: 'Copia una instalación SQLite a PostgreSQL',
  ayuda,
  opciones: {},
  async ejecutar({ env, consola }, { sueltos }) {
    const ajustes = leerAjustes(env)
    const url = sueltos[0] ?? ajustes.databaseUrl
    if (!url) throw new MalUso('Falta la dirección de la base PostgreSQL.')
    if (!/^postgres(ql)?:\/\//.test(url)) throw new MalUso('La dirección debe empezar con postgres://')
    const archivo = sqliteFileOf(ajustes.dataDir)
    if (!existsSync(archivo)) throw new Fallo(`No hay datos SQLite en ${ajustes.dataDir}: revisa DATA_DIR.`)

    const release = holdDataDir(ajustes.dataDir)
    try {
      await migrateSqlite(archivo)
      const duena = url === ajustes.databaseUrl ? ajustes.migrationUrl : null
      await migratePostgres(url, duena)
      await copiar(archivo, duena ?? url, consola)
    } finally {
      release()
    }
    decirSiguientePaso(ajustes.dataDir, consola)
    return 0
  },
}

async function copiar(archivo: string, url: string, consola: Consola): Promise<void> {
  const from = new SqliteTables(archivo)
  const to = await PostgresTables.open(url)
  try {
    if (!(await estaVacia(to))) {
      await compararTodo(from, to, consola)
      consola.decir('La base ya tiene exactamente estos datos: no hay nada que copiar.')
      return
    }
    let filas = 0
    for (const table of TABLES) {
      const progreso = consola.progreso(table, from.count(table))
      const leido = await copyTable(from, to, table, (hechas) => progreso.avanzar(hechas))
      progreso.terminar()
      if (!sameSum(leido, await to.sum(table))) {
        throw new Fallo(`La copia de ${table} no coincide con el original. No se cambió nada en PostgreSQL.`)
      }
      filas += leido.rows
    }
    await to.commit()
    consola.decir(`Copiadas y comprobadas ${cifra(filas)} filas de ${TABLES.length} tablas.`)
  } finally {
    await to.close()
    from.close()
  }
}

async function estaVacia(to: PostgresTables): Promise<boolean> {
  for (const table of TABLES) if ((await to.count(table)) > 0) return false
  return true
}

async function compararTodo(from: SqliteTables, to: PostgresTables, consola: Consola): Promise<void> {
  consola.decir('La base no está vacía: comparando…')
  for (const table of TABLES) {
    if (from.count(table) === (await to.count(table)) && sameSum(from.sum(table), await to.sum(table)))
      continue
    throw new Fallo(
      `La base de destino tiene otros datos (tabla ${table}). No se cambió nada; usa una base vacía.`,
    )
  }
}

function decirSiguientePaso(dataDir: string, consola: Consola): void {
  consola.decir('Siguiente paso: inicia el servidor con DATABASE_URL y SESSION_SECRET.')
  const secreto = join(dataDir, SECRET_FILE)
  if (existsSync(secreto)) {
    consola.decir(
      `Para que nadie tenga que volver a entrar, usa como SESSION_SECRET el contenido de ${secreto}.`,
    )
  }
}
