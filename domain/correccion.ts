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

/** A wait that was foreseen, and came. */
export interface EsperaVista {
  /** Minutes that were foreseen. */
  prevista: number
  /** How many calls were made while it lasted. */
  llamadas: number
  puntaje: number
}

interface Vista {
  puntaje: number
  /** For the spread, and for the centre. */
  peso: number
  pesoDelCentro: number
  largo: number
}

/** How the waits of a cola fell around what was foreseen of them. */
export interface Correccion {
  /** By score, with weight and logarithm of the length. */
  vistas: readonly Vista[]
  /** Of the share that ranges leave out, how much they should: less where they left out more than they meant to. */
  fuera: number
}

/** How true the last quotes of a cola were. */
export interface Aciertos {
  turnos: number
  dentro: number
}

/** A wait so many waits ago weighs half of the last one. */
const VIDA_MEDIA = 100
const UNA_ANTES = 0.5 ** (1 / VIDA_MEDIA)
/** Which share of waits the ranges hold, and how many waits it takes to doubt that they do. */
const ACIERTO = 0.8
const PESO_ACIERTO = 30
const RESPUESTA = 7

/** People who wait at the same time share their luck: the more calls a wait lasted, the less it tells by itself. */
const COMUN = 0.3
const COMUN_DEL_CENTRO = 2

/** `vistas`: in the order in which the waits ended. */
export function corregir(vistas: readonly EsperaVista[], { turnos, dentro }: Aciertos): Correccion {
  const parte = (dentro + ACIERTO * PESO_ACIERTO) / (turnos + PESO_ACIERTO)
  let peso = UNA_ANTES ** vistas.length
  const pesadas = vistas.map(({ puntaje, prevista, llamadas }) => {
    peso /= UNA_ANTES
    return {
      puntaje,
      peso: peso / (1 + COMUN * llamadas),
      pesoDelCentro: peso / (1 + COMUN_DEL_CENTRO * llamadas),
      largo: Math.log(prevista),
    }
  })
  return {
    fuera: Math.min(1.6, Math.max(0.4, 1 + RESPUESTA * (parte - ACIERTO))),
    vistas: pesadas.sort((a, b) => a.puntaje - b.puntaje),
  }
}

/** Without any wait yet. */
export const SIN_CORREGIR: Correccion = corregir([], { turnos: 0, dentro: 0 })

/** The scores of waits of about one length: their centre, their spread, and the share of waits up to each. */
export interface Distribucion {
  centro: number
  desviacion: number
  puntajes: readonly number[]
  hasta: readonly number[]
}

/** Scores that a normal distribution would have: what is believed before there are others. */
const PREVIOS = [-1.83, -1.28, -0.97, -0.73, -0.52, -0.34, -0.17, 0, 0.17, 0.34, 0.52, 0.73, 0.97, 1.28, 1.83]
/** What all of them weigh, in waits. */
const PESO_PREVIO = 15
const PESO_DEL_CENTRO = 10
/** Centres whose square is smaller are mostly chance: people who wait at the same time share their luck. */
const AZAR = 0.06

/** How much a wait counts whose length has a logarithm so far away: for the centre, which needs more waits, */
const cercania = (lejos: number): number => Math.exp(-(lejos ** 2) / 2)
/** and for the spread: as if it were twice as far away. */
const masCerca = (cerca: number): number => cerca ** 2 * cerca ** 2

/** Lengths are told apart by steps of so much of their logarithm. */
const PASO = 0.125

/** By correccion and length, since many ask for the same in a rush. */
const hechas = new WeakMap<Correccion, Map<number, Distribucion>>()

/** How waits of about this length fell. */
export function distribuir(correccion: Correccion, minutos: number): Distribucion {
  const largo = PASO * Math.round(Math.log(minutos) / PASO)
  let suyas = hechas.get(correccion)
  if (!suyas) {
    suyas = new Map()
    hechas.set(correccion, suyas)
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
  // Both are in order: they are merged.
  let previos = 0
  const ponerPrevios = (antesDe: number) => {
    for (; previos < PREVIOS.length && centro + (PREVIOS[previos] as number) < antesDe; previos++) {
      poner(centro + (PREVIOS[previos] as number), PESO_PREVIO / PREVIOS.length)
    }
  }
  for (const [i, { puntaje, peso }] of vistas.entries()) {
    ponerPrevios(puntaje)
    poner(puntaje, peso * masCerca(cercanias[i] as number))
  }
  ponerPrevios(Number.POSITIVE_INFINITY)
  for (let i = 0; i < hasta.length; i++) hasta[i] = (hasta[i] as number) / total
  return { centro, desviacion: Math.sqrt(cuadrados / total), puntajes, hasta }
}

function centroDe(vistas: Correccion['vistas'], cercanias: readonly number[]): number {
  let n = PESO_DEL_CENTRO
  let suma = 0
  for (const [i, { puntaje, pesoDelCentro }] of vistas.entries()) {
    const suyo = pesoDelCentro * (cercanias[i] as number)
    n += suyo
    suma += suyo * puntaje
  }
  const medio = suma / n
  return medio * (medio ** 2 / (medio ** 2 + AZAR))
}

/** Weight of the scores themselves beside the normal curve through their centre and spread, which wavers less. */
const PESO_PROPIO = 0.4

/** The score that this share of the waits stayed below. */
export const cuantil = ({ puntajes, hasta, centro, desviacion }: Distribucion, parte: number): number =>
  PESO_PROPIO * interpolar(hasta, puntajes, parte) + (1 - PESO_PROPIO) * (centro + desviacion * probit(parte))

/** The share of waits with a lower score. */
export const parteBajo = ({ puntajes, hasta, centro, desviacion }: Distribucion, puntaje: number): number =>
  PESO_PROPIO * interpolar(puntajes, hasta, puntaje) +
  (1 - PESO_PROPIO) * normal((puntaje - centro) / desviacion)

/** The value at `x` of the line through points, given in order; beyond them the nearest. */
function interpolar(xs: readonly number[], ys: readonly number[], x: number): number {
  let low = 0
  let high = xs.length - 1
  if (x <= (xs[low] as number)) return ys[low] as number
  if (x >= (xs[high] as number)) return ys[high] as number
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((xs[middle] as number) <= x) low = middle
    else high = middle
  }
  const [x0, x1, y0, y1] = [xs[low], xs[high], ys[low], ys[high]] as [number, number, number, number]
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}

/** The share of a normal distribution below `x` (Abramowitz and Stegun 26.2.17, exact to 7 places). */
function normal(x: number): number {
  if (x > 0) return 1 - normal(-x)
  const t = 1 / (1 - 0.2316419 * x)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 0.39894228 * Math.exp(-(x ** 2) / 2) * tail
}

/** Its inverse (26.2.23, exact to 3 places). */
function probit(parte: number): number {
  if (parte > 0.5) return -probit(1 - parte)
  const t = Math.sqrt(-2 * Math.log(parte))
  const nearly =
    (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  return nearly - t
}
