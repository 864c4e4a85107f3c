import {
  diasEntre,
  leerAnterior,
  RESUMEN_VERSION,
  type ResumenDia,
  resumirDia,
} from '#domain/estadisticas.ts'
import { HORA_MS, sumarDias } from '#domain/hora-local.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { Llamadas, SIN_PERSONA } from '#domain/personas.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { listLlamadas, type PausaLeida } from '#server/store/actividad.ts'
import type { Db } from '#server/store/db.ts'
import { findHistoria } from '#server/store/historia.ts'
import { findFirstOrden, findNextFecha } from '#server/store/olvido.ts'
import { listAllPuestos } from '#server/store/puestos.ts'
import { listResumenes, listTurnosOfDay } from '#server/store/resumenes.ts'
import { listTramosOfDay } from '#server/store/tramos.ts'
import { leerPausas, pausasDe } from './pausas.ts'
import type { Situacion } from './situacion.ts'

/** The new summary of a closed day, to be stored. */
export interface DiaNuevo {
  fecha: string
  datos: string
}

/** The most that the clocks of two nodes differ. Another node may still add to a day that has ended here. */
const MARGEN_MS = HORA_MS

/** What counting days needs to know of an empresa. */
export type Contable = Pick<
  Situacion,
  'empresaId' | 'id' | 'calendario' | 'primera' | 'abiertas' | 'ahora' | 'confirmado'
>

/**
 * Returns the summaries of some days. Those whose turnos were deleted are final. A day that ended at least an hour ago and has no open turno is counted
 * once and stored. If undoing a call reopens one of its turnos later, the stored summary is not recounted.
 */
export async function resumenesEntre(
  db: Db,
  situacion: Contable,
  desde: string,
  hasta: string,
): Promise<{ dias: ResumenDia[]; nuevos: DiaNuevo[] }> {
  const { id, calendario, primera, abiertas, ahora, confirmado } = situacion
  const { zona } = calendario
  const historia = await findHistoria(db, id)
  const guardados = new Map(
    (await listResumenes(db, { empresaId: id, desde, hasta }))
      .filter(
        ({ fecha, version, ...fila }) =>
          fecha <= historia || (fila.zona === zona && version === RESUMEN_VERSION),
      )
      .map((fila) => [fila.fecha, fila]),
  )
  const enCurso = jornadaDe(Math.min(ahora, confirmado) - MARGEN_MS, calendario)
  // Includes removed desks. Only named desks have pauses.
  const conPuestos = (await listAllPuestos(db, { empresaId: id })).length > 0
  const dias: ResumenDia[] = []
  const nuevos: DiaNuevo[] = []
  /** The next day with turnos: an empty day needs no query. */
  let proxima: string | null = ''
  let leidas: PausaLeida[] | null = null
  for (const fecha of diasEntre(desde, hasta)) {
    const guardado = guardados.get(fecha)
    if (guardado) {
      const { version, datos } = guardado
      dias.push(version === RESUMEN_VERSION ? (JSON.parse(datos) as ResumenDia) : leerAnterior(datos))
      continue
    }
    const contable = fecha >= primera && fecha > historia
    if (contable && proxima !== null && proxima < fecha) {
      proxima = await findNextFecha(db, id, sumarDias(fecha, -1))
    }
    const conTurnos = contable && proxima === fecha
    const turnos = conTurnos ? await listTurnosOfDay(db, { empresaId: id, fecha }) : []
    const tramos = conTurnos ? await listTramosOfDay(db, { empresaId: id, fecha }) : []
    const llamadas = await llamadasDe(db, id, fecha, turnos)
    if (conPuestos && contable) leidas ??= await leerPausas(db, situacion, fecha, hasta)
    const pausas = contable && leidas ? pausasDe(leidas, situacion, fecha) : {}
    const dia = resumirDia(fecha, turnos, tramos, zona, llamadas, pausas)
    dias.push(dia)
    const cerrado = contable && fecha < enCurso && !abiertas.includes(fecha)
    if (cerrado) nuevos.push({ fecha, datos: JSON.stringify(dia) })
  }
  return { dias, nuevos }
}

/** Returns the calls of a day's turnos, some of which may happen after midnight, on the next day. */
async function llamadasDe(
  db: Db,
  empresaId: EmpresaId,
  fecha: string,
  turnos: readonly { id: number }[],
): Promise<Llamadas> {
  if (turnos.length === 0) return new Llamadas([])
  const desde = turnos.reduce((primero, { id }) => Math.min(primero, id), Number.MAX_SAFE_INTEGER)
  const manana = await findNextFecha(db, empresaId, fecha)
  const pasado = manana && (await findNextFecha(db, empresaId, manana))
  const hasta = pasado && (await findFirstOrden(db, empresaId, pasado))
  const filas = await listLlamadas(db, { empresaId, desde, hasta: hasta || Number.MAX_SAFE_INTEGER })
  const leidas = filas.map(({ seq, tipo, turno_id, cola_id, puesto, actor_tipo, actor, datos }) => {
    const { saltados = 0, cabe, antes, deshace = 0 } = (datos ? JSON.parse(datos) : {}) as Datos
    return {
      seq,
      turno_id: turno_id ?? 0,
      cola_id: cola_id ?? 0,
      persona: actor_tipo === 'usuario' ? (actor ?? SIN_PERSONA) : SIN_PERSONA,
      saltados,
      saltadosPorTamano: cabe?.saltados ?? 0,
      cambiaTamano: tipo === 'cambiado' && antes?.personas !== undefined,
      deshace,
      // A transfer to a desk calls the turno there.
      llama: tipo === 'llamado' || (tipo === 'transferido' && puesto !== null),
    }
  })
  const deshechas = new Set(leidas.map(({ deshace }) => deshace))
  const validas = leidas.filter(({ seq }) => !deshechas.has(seq))
  // A call by size passes others over by nobody's decision, unless the staff had changed the size.
  const conOtroTamano = new Set<number>()
  for (const una of validas) {
    if (una.cambiaTamano) conOtroTamano.add(una.turno_id)
    else if (conOtroTamano.has(una.turno_id)) una.saltados ||= una.saltadosPorTamano
  }
  return new Llamadas(
    validas.filter(({ llama }) => llama),
    validas.filter(({ llama, saltados }) => !llama && saltados > 0),
  )
}

interface Datos {
  saltados?: number
  /** Of a call of the first party that fits. */
  cabe?: { saltados: number }
  /** The values before a change. */
  antes?: { personas?: number | null }
  /** The seq of the evento that this one undoes. */
  deshace?: number
}
