import { parentPort, workerData } from 'node:worker_threads'
import { resumirDia } from '#domain/estadisticas.ts'
import { openPostgresReader } from '#server/store/engine-postgres.ts'
import { openSqliteReader } from '#server/store/engine-sqlite.ts'
import { listTurnosOfDay } from '#server/store/resumenes.ts'
import type { Encargo, Fuente } from './resumidor.ts'

const fuente = workerData as Fuente
const db = 'file' in fuente ? openSqliteReader(fuente.file) : openPostgresReader(fuente.url)

parentPort?.on('message', async ({ id, empresaId, fecha, zona }: Encargo) => {
  try {
    const turnos = await listTurnosOfDay(db, empresaId, fecha)
    parentPort?.postMessage({ id, resumen: resumirDia(fecha, turnos, zona) })
  } catch (error) {
    parentPort?.postMessage({ id, fallo: (error as Error).message })
  }
})
