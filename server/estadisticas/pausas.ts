import { instanteDe, sumarDias } from '#domain/hora-local.ts'
import { contarPausas, type EventoDePausa, type PausasPorPersona } from '#domain/pausas.ts'
import { SIN_PERSONA } from '#domain/personas.ts'
import { findSeqBefore, listPausas, type PausaLeida } from '#server/store/actividad.ts'
import type { Db } from '#server/store/db.ts'
import { findPulso } from '#server/store/eventos.ts'
import type { Situacion } from './situacion.ts'

/** A pause may end on the day after, when the desk is freed. */
const DIAS_LEIDOS = 3

type DeEmpresa = Pick<Situacion, 'id' | 'calendario' | 'ahora'>

/** Reads the eventos of pauses that began in these service days. */
export async function leerPausas(
  db: Db,
  { id, calendario }: DeEmpresa,
  primero: string,
  ultimo: string,
): Promise<PausaLeida[]> {
  const { seq = 0 } = (await findPulso(db, { empresaId: id })) ?? {}
  const antesDe = (dia: string) => findSeqBefore(db, id, instanteDe(dia, 0, calendario.zona), seq)
  const desde = await antesDe(primero)
  const hasta = await antesDe(sumarDias(ultimo, DIAS_LEIDOS))
  return listPausas(db, { empresaId: id, desde, hasta })
}

/** Returns the pauses of a service day. */
export function pausasDe(
  leidas: readonly PausaLeida[],
  { calendario, ahora }: DeEmpresa,
  fecha: string,
): PausasPorPersona {
  const desde = instanteDe(fecha, 0, calendario.zona)
  const hasta = instanteDe(sumarDias(fecha, DIAS_LEIDOS), 0, calendario.zona)
  const filas = leidas.filter(({ instante }) => instante >= desde && instante < hasta)
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
