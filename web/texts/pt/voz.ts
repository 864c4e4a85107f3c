import type { anuncio as es } from '../es/voz.ts'
import { nombrePuesto } from './puesto.ts'

export const anuncio: typeof es = ({ turno, cola, nombre, puesto }) =>
  [`Senha ${turno.replace('-', ' ').replace(' ·', ',')}`, cola, nombre, puesto && nombrePuesto(puesto)]
    .filter(Boolean)
    .join(', ')
