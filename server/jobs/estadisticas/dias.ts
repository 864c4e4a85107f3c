import { diasEntre, RESUMEN_VERSION, type ResumenDia, resumirDia } from '#domain/estadisticas.ts'
import { HORA_MS, jornadaDe } from '#domain/jornada.ts'
import type { Db } from '#server/store/db.ts'
import { listResumenes, listTurnosOfDay } from '#server/store/resumenes.ts'
import { listTramosOfDay } from '#server/store/tramos.ts'
import type { Situacion } from './situacion.ts'

/** A day that was counted now and is worth keeping. */
export interface DiaNuevo {
  fecha: string
  datos: string
}

/** The clocks of two nodes are never further apart: one of them may still add to a day that is over here. */
const MARGEN_MS = HORA_MS

/**
 * Returns the summaries of the days up to today. A day that has been over for an hour and has no open turno is counted
 * once and kept. If the undo of a call reopens one of its turnos afterwards, the kept summary is not counted again.
 */
export async function resumenesDesde(
  db: Db,
  { id, calendario, hoy, primera, abiertas, ahora }: Situacion,
  desde: string,
): Promise<{ dias: ResumenDia[]; nuevos: DiaNuevo[] }> {
  const { zona } = calendario
  const guardados = new Map(
    (await listResumenes(db, id, desde, hoy))
      .filter((fila) => fila.zona === zona && fila.version === RESUMEN_VERSION)
      .map((fila) => [fila.fecha, fila.datos]),
  )
  const enCurso = jornadaDe(ahora - MARGEN_MS, calendario)
  const dias: ResumenDia[] = []
  const nuevos: DiaNuevo[] = []
  for (const fecha of diasEntre(desde, hoy)) {
    const guardado = guardados.get(fecha)
    if (guardado !== undefined) {
      dias.push(JSON.parse(guardado) as ResumenDia)
      continue
    }
    const turnos = fecha < primera ? [] : await listTurnosOfDay(db, id, fecha)
    const tramos = fecha < primera ? [] : await listTramosOfDay(db, id, fecha)
    const dia = resumirDia(fecha, turnos, tramos, zona)
    dias.push(dia)
    const cerrado = fecha >= primera && fecha < enCurso && !abiertas.includes(fecha)
    if (cerrado) nuevos.push({ fecha, datos: JSON.stringify(dia) })
  }
  return { dias, nuevos }
}
