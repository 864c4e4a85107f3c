import type { Idioma } from '#contract/idioma.ts'
import { type Cuando, cuandoEs } from '#domain/hora-local.ts'
import type { Textos } from './textos.ts'

/** Returns what says why a cola is closed, with the reason of a special day and the time at which it opens. */
export const reaperturaCon =
  (idioma: Idioma, errores: Textos['errores'], abre: (cuando: Cuando) => string): Textos['reapertura'] =>
  (codigo, { abre: instante, motivo, ahora, zona }) => {
    const frase = errores[codigo]
    const conMotivo =
      motivo && codigo === 'fuera_de_horario' ? `${frase.replace(/\.$/, '')}: ${motivo}.` : frase
    if (instante === null) return conMotivo
    // A sentence that ends with 'a.m.' has one full stop.
    return `${conMotivo} ${abre(cuandoEs(instante, ahora, zona, idioma)).replace(/\.+$/, '.')}`
  }
