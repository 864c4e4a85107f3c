import { flujo } from '#texts/flujo.ts'
import { type Fila, llamarse } from './fila.ts'

type Props = { turno: Pick<Fila, 'nombre' | 'nombreOculto' | 'etiqueta'> }

/** The name in a row of a list. A name that is only shown at the call says so. */
export const Nombre = ({ turno }: Props) =>
  turno.nombreOculto ? (
    <span className="font-normal text-muted italic">{flujo.nombreOculto}</span>
  ) : (
    llamarse(turno)
  )
