import {
  CENTRE_CHANCE_SD2,
  CENTRE_LOSS_PER_CALL,
  CENTRE_PRIOR_WAITS,
  HALF_LIFE_WAITS,
  INSIDE_PRIOR_WAITS,
  INSIDE_SHARE,
  LENGTH_STEP_LOG,
  OUTSIDE_GAIN_RATIO,
  OUTSIDE_RATIO,
  PRIOR_SCORES_SD,
  PRIOR_SCORES_WAITS,
  SPREAD_LOSS_PER_CALL,
} from './constantes.ts'

/**
 * A wait as the model foresees it: its mean in minutes and its variance over the square of that. It is taken as gamma
 * distributed, by the approximation of Wilson and Hilferty: the cube root of such a wait is nearly normal.
 */
export interface Prevision {
  media: number
  varianza: number
}

/** How far a wait was from what was foreseen, in standard deviations of its cube root. */
export const puntajeDe = (minutos: number, { media, varianza }: Prevision): number =>
  (Math.cbrt(Math.max(0, minutos) / media) - 1 + varianza / 9) / (Math.sqrt(varianza) / 3)

/** The wait with that score. */
export const minutosDe = (puntaje: number, { media, varianza }: Prevision): number =>
  media * Math.max(0, 1 - varianza / 9 + (puntaje * Math.sqrt(varianza)) / 3) ** 3

/** A wait that was foreseen and is over. */
export interface EsperaVista {
  /** Minutes that were foreseen. */
  prevista: number
  /** How many calls were made while it lasted. */
  llamadas: number
  puntaje: number
}

interface Vista {
  puntaje: number
  pesoDeAncho: number
  pesoDelCentro: number
  /** Logarithm of the minutes that were foreseen. */
  largo: number
}

/** How the waits of a cola fell around what was foreseen of them. */
export interface Correccion {
  /** In the order of their scores. */
  vistas: readonly Vista[]
  /** Factor of the share that ranges leave out: below 1 where they left out more than intended. */
  fuera: number
}

/** How many of the last quotes of a cola held. */
export interface RangosAcertados {
  turnos: number
  dentro: number
}

const ONE_WAIT_EARLIER = 0.5 ** (1 / HALF_LIFE_WAITS)

/** `vistas`: in the order in which the waits ended. */
export function corregir(vistas: readonly EsperaVista[], { turnos, dentro }: RangosAcertados): Correccion {
  const parte = (dentro + INSIDE_SHARE * INSIDE_PRIOR_WAITS) / (turnos + INSIDE_PRIOR_WAITS)
  const { least, most } = OUTSIDE_RATIO
  let peso = ONE_WAIT_EARLIER ** vistas.length
  const pesadas = vistas.map(({ puntaje, prevista, llamadas }) => {
    peso /= ONE_WAIT_EARLIER
    return {
      puntaje,
      pesoDeAncho: peso / (1 + SPREAD_LOSS_PER_CALL * llamadas),
      pesoDelCentro: peso / (1 + CENTRE_LOSS_PER_CALL * llamadas),
      largo: Math.log(prevista),
    }
  })
  return {
    fuera: Math.min(most, Math.max(least, 1 + OUTSIDE_GAIN_RATIO * (parte - INSIDE_SHARE))),
    vistas: pesadas.sort((a, b) => a.puntaje - b.puntaje),
  }
}

/** The correction of a cola in which no wait is over yet. */
export const SIN_CORREGIR: Correccion = corregir([], { turnos: 0, dentro: 0 })

/** The scores of waits of about one length: their centre, their spread, and the share of waits up to each. */
export interface Distribucion {
  centro: number
  desviacion: number
  puntajes: readonly number[]
  hasta: readonly number[]
}

/** How much a wait counts for the centre, by the difference of the logarithms of the lengths. */
const cercania = (lejos: number): number => Math.exp(-(lejos ** 2) / 2)
/** How much it counts for the spread: as if it were twice as far away, since a spread needs fewer waits. */
const masCerca = (cerca: number): number => cerca ** 2 * cerca ** 2

/** By correccion and length: in a rush many ask for the same one. */
const conocidas = new WeakMap<Correccion, Map<number, Distribucion>>()

/** How waits of about this length fell. */
export function distribuir(correccion: Correccion, minutos: number): Distribucion {
  const largo = LENGTH_STEP_LOG * Math.round(Math.log(minutos) / LENGTH_STEP_LOG)
  let suyas = conocidas.get(correccion)
  if (!suyas) {
    suyas = new Map()
    conocidas.set(correccion, suyas)
  }
  let distribucion = suyas.get(largo)
  if (!distribucion) {
    distribucion = distribucionDe(correccion, largo)
    suyas.set(largo, distribucion)
  }
  return distribucion
}

function distribucionDe({ vistas }: Correccion, propio: number): Distribucion {
  const cercanias = vistas.map(({ largo }) => cercania(largo - propio))
  const centro = centroDe(vistas, cercanias)
  const puntajes: number[] = []
  const hasta: number[] = []
  let total = 0
  let cuadrados = 0
  const poner = (puntaje: number, peso: number) => {
    puntajes.push(puntaje)
    hasta.push(total + peso / 2)
    total += peso
    cuadrados += peso * (puntaje - centro) ** 2
  }
  // Prior and own scores are both in order: they are merged.
  let previos = 0
  const ponerPrevios = (antesDe: number) => {
    const puntaje = () => centro + (PRIOR_SCORES_SD[previos] as number)
    for (; previos < PRIOR_SCORES_SD.length && puntaje() < antesDe; previos++) {
      poner(puntaje(), PRIOR_SCORES_WAITS / PRIOR_SCORES_SD.length)
    }
  }
  for (const [i, { puntaje, pesoDeAncho }] of vistas.entries()) {
    ponerPrevios(puntaje)
    poner(puntaje, pesoDeAncho * masCerca(cercanias[i] as number))
  }
  ponerPrevios(Number.POSITIVE_INFINITY)
  for (let i = 0; i < hasta.length; i++) hasta[i] = (hasta[i] as number) / total
  return { centro, desviacion: Math.sqrt(cuadrados / total), puntajes, hasta }
}

function centroDe(vistas: Correccion['vistas'], cercanias: readonly number[]): number {
  let n = CENTRE_PRIOR_WAITS
  let suma = 0
  for (const [i, { puntaje, pesoDelCentro }] of vistas.entries()) {
    const suyo = pesoDelCentro * (cercanias[i] as number)
    n += suyo
    suma += suyo * puntaje
  }
  const medio = suma / n
  return medio * (medio ** 2 / (medio ** 2 + CENTRE_CHANCE_SD2))
}
