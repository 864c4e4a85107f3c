import { newCodigo } from '#server/ids.ts'
import { command } from '#server/store/command.ts'
import { type EventoDraft, insertEventos, reserveSeq } from '#server/store/eventos.ts'
import { saveUltimos } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findCodigosInUse, insertTurnos } from '#server/store/turnos.ts'

export interface DiaGuardado {
  empresaId: string
  fecha: string
  turnos: TurnoTable[]
  /** In the order in which they happened. */
  eventos: EventoDraft[]
  ultimos: { colaId: string; ultimo: number }[]
}

/** Writes a day of the sample data. */
export const guardarDiaDemo = command<DiaGuardado, void>(
  'guardarDiaDemo',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, fecha, turnos, eventos, ultimos }) => {
    const usados = await findCodigosInUse(
      tx,
      turnos.map((turno) => turno.codigo),
    )
    const first = await reserveSeq(tx, empresaId, eventos.length)
    const ordenes = new Map(
      eventos.flatMap((e, i) => (e.tipo === 'emitido' ? [[e.turno_id, first + i]] : [])),
    )
    for (const turno of turnos) {
      turno.orden = ordenes.get(turno.id) ?? 0
      while (usados.has(turno.codigo)) turno.codigo = newCodigo()
      usados.add(turno.codigo)
    }
    await insertTurnos(tx, turnos)
    await insertEventos(tx, empresaId, first, eventos)
    await saveUltimos(tx, empresaId, fecha, ultimos)
  },
)
