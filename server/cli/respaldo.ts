import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '#server/files/make-folder.ts'
import { SQLITE_FILE, sqliteFileOf } from '#server/store/open.ts'
import { inspectPostgres } from '#server/store/postgres/inspect.ts'
import { runPostgresTool, ToolError } from '#server/store/postgres/tools.ts'
import { copySqlite, inspectSqlite } from '#server/store/sqlite/copy.ts'
import { leerAjustes } from './ajustes.ts'
import { type Comando, Fallo, MalUso } from './comando.ts'
import { type Consola, cifra, tamano } from './consola.ts'
import { asegurar, huellaDe, MANIFIESTO, type Manifiesto, nuevoManifiesto } from './copia.ts'
import { exigirHerramienta, POSTGRES_FILE } from './herramientas.ts'
import { borrarViejos, rutaPorDefecto } from './respaldos-viejos.ts'

const ayuda = `
Uso: npm run turnero -- respaldo [carpeta] [--conservar N]

Guarda una copia de los datos mientras el servidor sigue atendiendo. Todo turno entregado antes de empezar
está en la copia. Con SQLite copia el archivo de datos; con PostgreSQL usa pg_dump. No contiene el secreto
(SESSION_SECRET o el archivo secreto de DATA_DIR), que abre lo que se guarda cifrado: guárdalo aparte.

  carpeta         Dónde guardarla; no debe existir. Sin ella: DATA_DIR/respaldos/<fecha>
  --conservar N   Al terminar bien, deja en DATA_DIR/respaldos solo las N copias más nuevas
`

export const respaldo: Comando = {
  nombre: 'respaldo',
  resumen: 'Guarda una copia de los datos sin detener el servicio',
  ayuda,
  opciones: { conservar: { type: 'string' } },
  async ejecutar({ env, consola, ruta }, args) {
    const ajustes = leerAjustes(env)
    const conservar = cuantos(args.texto('conservar'))
    if (args.sueltos.length > 1) throw new MalUso(`Sobra «${args.sueltos[1]}».`)
    const [dada] = args.sueltos
    const destino = dada ? ruta(dada) : rutaPorDefecto(ajustes.dataDir)
    if (existsSync(destino)) throw new Fallo(`${destino} ya existe: elige otra carpeta para el respaldo.`)

    const { databaseUrl, dataDir } = ajustes
    if (!databaseUrl && !existsSync(sqliteFileOf(dataDir))) throw vacio(resolve(dataDir))
    const parcial = `${destino}.parcial-${process.pid}`
    makeFolder(dirname(destino))
    mkdirSync(parcial, { mode: 0o700 })
    try {
      const parte = databaseUrl
        ? await dePostgres(databaseUrl, parcial)
        : await deSqlite(dataDir, parcial, consola)
      const manifiesto = await sellar(parcial, parte)
      // The folder has a temporary name until the copy is complete, so that no partial backup appears.
      renameSync(parcial, destino)
      await asegurar(dirname(destino))
      const bytes = Object.keys(manifiesto.archivos).reduce((n, f) => n + statSync(join(destino, f)).size, 0)
      consola.decir(`Respaldo listo en ${destino}: ${cifra(manifiesto.turnos)} turnos, ${tamano(bytes)}.`)
      consola.decir(CONTENIDO)
    } catch (error) {
      rmSync(parcial, { recursive: true, force: true })
      throw error instanceof ToolError ? new Fallo(`pg_dump no pudo copiar la base: ${error.detail}`) : error
    }
    if (conservar) borrarViejos(ajustes.dataDir, conservar, consola)
    return 0
  },
}

const CONTENIDO = `Contiene la base de datos completa: cuentas, empresas, turnos, historia y avisos.
No contiene el secreto (SESSION_SECRET o el archivo secreto de DATA_DIR), los ajustes ni los correos guardados como
archivo. Sin el secreto, un respaldo restaurado no puede abrir lo cifrado: guárdalo aparte.`

const vacio = (lugar: string) =>
  new Fallo(
    `En ${lugar} no hay datos de Turnero: no se hizo ningún respaldo. Revisa DATA_DIR y DATABASE_URL.`,
  )

type Parte = Pick<Manifiesto, 'motor' | 'migraciones' | 'turnos'> & { archivo: string }

async function deSqlite(dataDir: string, carpeta: string, consola: Consola): Promise<Parte> {
  const origen = sqliteFileOf(dataDir)
  const archivo = join(carpeta, SQLITE_FILE)
  let progreso: ReturnType<Consola['progreso']> | null = null
  await copySqlite(origen, archivo, (hechas, total) => {
    progreso ??= consola.progreso('páginas', total)
    progreso.avanzar(hechas)
  })
  const estado = inspectSqlite(archivo)
  if (!estado.sound) throw new Fallo('La copia no pasó la verificación: el archivo de datos está dañado.')
  if (estado.usuarios === 0) throw vacio(resolve(dataDir))
  return { motor: 'sqlite', archivo: SQLITE_FILE, migraciones: estado.migrations, turnos: estado.turnos }
}

async function dePostgres(url: string, carpeta: string): Promise<Parte> {
  const estado = await inspectPostgres(url)
  if (estado.usuarios === 0) throw vacio('la base de DATABASE_URL')
  await runPostgresTool(exigirHerramienta('pg_dump'), url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${join(carpeta, POSTGRES_FILE)}`,
  ])
  return {
    motor: 'postgres',
    archivo: POSTGRES_FILE,
    migraciones: estado.migrations,
    turnos: estado.turnos,
  }
}

/** Writes the manifest, last of all, so that a folder with a manifest is complete. */
async function sellar(carpeta: string, { archivo, ...parte }: Parte): Promise<Manifiesto> {
  const datos = join(carpeta, archivo)
  await chmod(datos, 0o600)
  await asegurar(datos)
  const archivos = { [archivo]: await huellaDe(datos) }
  const manifiesto = nuevoManifiesto({ ...parte, creado: new Date().toISOString(), archivos })
  const ruta = join(carpeta, MANIFIESTO)
  writeFileSync(ruta, `${JSON.stringify(manifiesto, null, 2)}\n`, { mode: 0o600 })
  await asegurar(ruta)
  return manifiesto
}

function cuantos(texto: string | undefined): number | null {
  if (texto === undefined) return null
  if (!/^[1-9]\d*$/.test(texto)) throw new MalUso('--conservar pide un número, de 1 en adelante.')
  return Number(texto)
}
