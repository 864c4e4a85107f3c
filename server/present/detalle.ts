import type { CampoDeCola } from '#contract/campo.ts'
import type { Idioma } from '#contract/idioma.ts'
import { isoOrNull } from '#contract/instante.ts'
import type { Respuesta } from '#contract/respuesta.ts'
import type { ApartadoHasta, TurnoEnEspera } from '#contract/turno.ts'
import type { Respuestas } from '#domain/campos.ts'
import type { Vista } from '#server/state/vista.ts'
import type { ColaTable, TurnoTable } from '#server/store/schema.ts'

const listOf = <T>(json: string | null): T[] => (json ? (JSON.parse(json) as T[]) : [])

/** The questions that a cola asks when a turno is taken. */
const camposDe = ({ campos }: Pick<ColaTable, 'campos'>): CampoDeCola[] => listOf(campos)

export type Detalle = Pick<
  TurnoEnEspera,
  | 'personas'
  | 'preferencia'
  | 'nota'
  | 'marcas'
  | 'campos'
  | 'serieId'
  | 'llego'
  | 'pospuestos'
  | 'respuesta'
  | 'mensaje'
>

/** Details of a turno that only the staff sees. Empty ones are left out: most turnos have none. */
export function detalleDe(turno: TurnoTable, vista: Vista): Detalle {
  const detalle: Detalle = {}
  if (turno.personas !== null) detalle.personas = turno.personas
  const preferencia = turno.preferencia_id === null ? undefined : vista.preferencia(turno.preferencia_id)
  if (preferencia) detalle.preferencia = { id: preferencia.uuid, nombre: preferencia.nombre }
  if (turno.nota !== null) detalle.nota = turno.nota
  if (turno.marcas !== null) detalle.marcas = listOf<string>(turno.marcas)
  if (turno.campos !== null) detalle.campos = respuestasDe(turno, vista)
  if (turno.serie_id !== turno.cola_id) detalle.serieId = vista.cola(turno.serie_id)?.uuid ?? null
  if (turno.llego_en !== null) detalle.llego = true
  if (turno.mensaje) detalle.mensaje = turno.mensaje
  if (turno.pospuestos !== null) detalle.pospuestos = turno.pospuestos
  return Object.assign(detalle, respuestaDe(turno))
}

/** The answers with the names of their fields. Answers to removed fields are left out. */
function respuestasDe({ campos, serie_id }: TurnoTable, vista: Vista): NonNullable<Detalle['campos']> {
  const respuestas = JSON.parse(campos ?? '{}') as Respuestas
  const serie = vista.cola(serie_id)
  return (serie ? camposDe(serie) : []).flatMap(({ id, nombre }) => {
    const valor = respuestas[id]
    return valor === undefined ? [] : [{ id, nombre, valor }]
  })
}

export const pausaDe = ({ estado, vuelve_en }: TurnoTable): ApartadoHasta | undefined =>
  estado === 'apartado' ? { hasta: isoOrNull(vuelve_en) } : undefined

/** The customer's reply about coming, stored as 'voy', 'tarde' or 'tarde 10'. */
/** Absent if it is the empresa's. */
export const idiomaDe = ({ idioma }: TurnoTable): { idioma?: Idioma } => (idioma ? { idioma } : {})

export function respuestaDe({ respuesta }: TurnoTable): { respuesta?: Respuesta } {
  if (!respuesta) return {}
  const [palabra, minutos] = respuesta.split(' ')
  const dicho = minutos === undefined ? null : Number(minutos)
  return { respuesta: { palabra: palabra as Respuesta['palabra'], minutos: dicho } }
}
