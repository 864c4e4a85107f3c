import { iso } from '#contract/instante.ts'
import type { Puerta } from '#contract/puerta.ts'
import { nombreParaPersonal } from '#domain/nombre.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import { rafagasDe } from '#domain/rafaga.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { CODIGO_SALA_MS, codigoDeSala } from '#server/secrets/codigo-sala.ts'
import type { Lectura } from './vistas.ts'

const NOMBRES_MAXIMO = 5

export interface LecturaPuerta extends Lectura {
  secreto: string
}

/** The room code, and the bursts among the waiting turnos of the colas that the caller sees. */
export async function puerta(
  { vistas, clock, secreto }: LecturaPuerta,
  empresaId: string,
  concesion: Concesion,
): Promise<Puerta> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const ahora = clock()
  const esperan = vista.colas
    .filter(({ id }) => puede(concesion, 'personas', id))
    .flatMap(({ id }) => vista.primeros(id, Number.POSITIVE_INFINITY))
  return {
    codigo: codigoDeSala(secreto, empresaId, ahora),
    cambia: iso((Math.floor(ahora / CODIGO_SALA_MS) + 1) * CODIGO_SALA_MS),
    pideCodigo: vista.empresa.pide_codigo === 1,
    rafagas: rafagasDe(esperan).map(({ procedencia, desde, hasta, turnos }) => ({
      id: String(procedencia),
      cuantos: turnos.length,
      desde: iso(desde),
      hasta: iso(hasta),
      nombres: turnos
        .slice(0, NOMBRES_MAXIMO)
        .map((turno) => nombreParaPersonal(turno, vista.empresa))
        .filter(Boolean),
    })),
  }
}

/** The code for a screen of the room, if customers always need it or one was asked for it recently (`pedido`). */
export async function codigoVisible(
  { vistas, clock, secreto }: LecturaPuerta,
  empresaId: string,
  pedido: boolean,
): Promise<string | null> {
  const vista = await vistas.get(empresaId)
  if (!vista || !(pedido || vista.empresa.pide_codigo === 1)) return null
  return codigoDeSala(secreto, empresaId, clock())
}
