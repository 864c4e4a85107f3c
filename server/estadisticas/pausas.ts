import { instanteDe, sumarDias } from '#domain/hora-local.ts'
import { contarPausas, type EventoDePausa, type PausasPorPersona } from '#domain/pausas.ts'
import { SIN_PERSONA } from '#domain/personas.ts'
import { findSeqBefore, listPausas } from '#server/store/actividad.ts'
import type { Db } from '#server/store/db.ts'
import { findPulso } from '#server/store/eventos.ts'
import type { Situacion } from './situacion.ts'

/** Returns the pauses of a service day. Some may end on the day after, when the desk is freed. */
export async function pausasDe(
  db: Db,
  { id, calendario, ahora }: Pick<Situacion, 'id' | 'calendario' | 'ahora'>,
  fecha: string,
): Promise<PausasPorPersona> {
  const ultimo = (await findPulso(db, { empresaId: id }))?.seq ?? 0
  const antesDe = (dia: string) => findSeqBefore(db, id, instanteDe(dia, 0, calendario.zona), ultimo)
  const desde = await antesDe(fecha)
  const hasta = await antesDe(sumarDias(fecha, 3))
  const filas = await listPausas(db, { empresaId: id, desde, hasta })
  return contarPausas(
    filas.map(({ tipo, puesto, actor_tipo, actor, datos, instante }) => ({
      tipo: tipo as EventoDePausa['tipo'],
      puestoId: datos ? (JSON.parse(datos).puesto ?? null) : null,
      puesto,
      persona: actor_tipo === 'usuario' ? (actor ?? SIN_PERSONA) : SIN_PERSONA,
      instante,
    })),
    { fecha, calendario, ahora },
  )
}
