import type { TurnoEnEspera } from '#contract/turno.ts'
import { flujo as t } from '#texts/flujo.ts'

/** What the staff knows about a customer besides the name. */
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
    | 'mensaje'
  >
>

export const detalleDe = ({
  personas,
  preferencia,
  nota,
  marcas,
  campos,
  serieId,
  llego,
  pospuestos,
  respuesta,
  mensaje,
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
  mensaje,
})

/** A customer with a menu of actions: waiting, set aside or in service. */
export type Fila = ConDetalle & {
  id: string
  etiqueta: string
  nombre: string
  nombreOculto?: boolean
  colaId: string
  /** How many customers are ahead in the same queue. Not set in service. */
  delante?: number
}

/** The name of a customer in lists and messages. A customer without a name, or with a hidden one, has the label. */
export const llamarse = ({ nombre, etiqueta }: Pick<Fila, 'nombre' | 'etiqueta'>): string =>
  nombre || t.sinNombre(etiqueta)
