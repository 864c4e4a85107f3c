import type { Id } from './turno.ts'

/** The prefix of a cola's numbers. It only changes between two service days. */
export interface ConPrefijo {
  prefijo?: string | null
  /** Prefix used before `prefijo_desde`. */
  prefijo_previo?: string | null
  /** First service day of `prefijo`. */
  prefijo_desde?: string | null
}

/** The prefix of a cola's numbers on a service day. */
export const prefijoDe = (cola: ConPrefijo, fecha: string): string | null =>
  (cola.prefijo_desde && fecha < cola.prefijo_desde ? cola.prefijo_previo : cola.prefijo) ?? null

/** The fields that decide how a turno is called out. */
export interface Numerado {
  numero: number
  /** Prefix it was numbered with. */
  prefijo?: string | null
  cola_id: Id
  serie_id: Id
}

/** How a turno is called out: 'B-12'; without a prefix '12', or '12 · General' away from the cola that numbered it. */
export function etiquetaDe(
  { numero, prefijo, cola_id, serie_id }: Numerado,
  colas: ReadonlyMap<Id, { nombre: string; eliminada_en?: number | null }>,
): string {
  if (prefijo) return `${prefijo}-${numero}`
  const serie = serie_id === cola_id ? undefined : colas.get(serie_id)
  return serie && !serie.eliminada_en ? `${numero} · ${serie.nombre}` : `${numero}`
}
