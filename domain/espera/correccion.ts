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
 * A predicted wait: its mean in minutes, and its variance divided by the square of the mean. It is assumed to be gamma
 * distributed, with the Wilson–Hilferty approximation: the cube root of such a wait is nearly normal.
 */
export interface Prevision {
  media: number
  varianza: number
}

/** How far a wait was from its prediction, in standard deviations of its cube root. */
export const puntajeDe = (minutos: number, { media, varianza }: Prevision): number =>
  (Math.cbrt(Math.max(0, minutos) / media) - 1 + varianza / 9) / (Math.sqrt(varianza) / 3)

/** The wait with that score; the inverse of `puntajeDe`. */
export const minutosDe = (puntaje: number, { media, varianza }: Prevision): number =>
  media * Math.max(0, 1 - varianza / 9 + (puntaje * Math.sqrt(varianza)) / 3) ** 3

/** A finished wait that had a prediction. */
export interface EsperaVista {
  prevista: number
  /** Calls made while it lasted. */
  llamadas: number
  puntaje: number
}

interface Vista {
  puntaje: number
  pesoDeAncho: number
  pesoDelCentro: number
  /** Logarithm of the predicted minutes. */
  largo: number
}

/** How the waits of a cola compared with their predictions. */
export interface Correccion {
  /** Sorted by score. */
  vistas: readonly Vista[]
  /** Factor of the share that ranges leave out: below 1 where they left out more than intended. */
  fuera: number
}

/** How many of a cola's last quoted ranges contained the wait. */
export interface RangosAcertados {
  turnos: number
  dentro: number
}

const ONE_WAIT_EARLIER = 0.5 ** (1 / HALF_LIFE_WAITS)

/** `vistas` must be in the order in which the waits ended. */
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

export const SIN_CORREGIR: Correccion = corregir([], { turnos: 0, dentro: 0 })

/** Scores of waits of similar length: their centre, spread, and the cumulative share of waits up to each. */
export interface Distribucion {
  centro: number
  desviacion: number
  puntajes: readonly number[]
  hasta: readonly number[]
}

/** Weight of a wait for the centre, by the difference of the logarithms of the lengths. */
const cercania = (lejos: number): number => Math.exp(-(lejos ** 2) / 2)
/** Weight of a wait for the spread: as if it were twice as far away, since a spread needs fewer waits. */
const masCerca = (cerca: number): number => cerca ** 2 * cerca ** 2

/** Cache by correction and length: in a rush many readers need the same one. */
const conocidas = new WeakMap<Correccion, Map<number, Distribucion>>()

/** Distribution of the scores of waits of about this length. */
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
  // Prior and own scores are both sorted, so they are merged.
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
