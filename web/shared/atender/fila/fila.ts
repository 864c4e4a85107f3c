import type { TurnoEnEspera } from '#contract/turno.ts'
import { flujo as t } from '#texts/flujo.ts'

/** What the staff knows of somebody beyond the name. */
export type ConDetalle = Partial<
  Pick<
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
  >
>

export const detalleOf = ({
  personas,
  preferencia,
  nota,
  marcas,
  campos,
  serieId,
  llego,
  pospuestos,
  respuesta,
}: ConDetalle): ConDetalle => ({
  personas,
  preferencia,
  nota,
  marcas,
  campos,
  serieId,
  llego,
  pospuestos,
  respuesta,
})

/** Somebody of whom a menu can be opened: one who waits, is set aside or is in service. */
export type Fila = ConDetalle & {
  id: string
  etiqueta: string
  nombre: string
  colaId: string
  /** How many stand before in the own queue; of those who wait. */
  delante?: number
}

/** As messages name somebody; a hidden name stays hidden. */
export const llamarse = ({ nombre, etiqueta }: Pick<Fila, 'nombre' | 'etiqueta'>): string =>
  nombre || t.sinNombre(etiqueta)
