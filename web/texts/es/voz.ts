import { nombrePuesto } from './puesto.ts'

type Dicho = Record<'turno' | 'cola' | 'nombre' | 'puesto', string>

/** A call as it is spoken: 'Turno B 15, Caja, Luis Mora, Puesto 2'. Includes the queue when several are shown. */
export const anuncio = ({ turno, cola, nombre, puesto }: Dicho): string =>
  [`Turno ${turno.replace('-', ' ').replace(' ·', ',')}`, cola, nombre, puesto && nombrePuesto(puesto)]
    .filter(Boolean)
    .join(', ')
