/** A place in the order: microseconds of the empresa's clock, then a sequence. */
export interface Lugar {
  lugar: number
  orden: number
}

/** Microseconds that the clock advances at least, so that there is room between two people. */
export const PASO_DE_RELOJ = 1024

export const esAntes = (a: Lugar, b: Lugar): boolean =>
  a.lugar === b.lugar ? a.orden < b.orden : a.lugar < b.lugar

export const porLugar = (a: Lugar, b: Lugar): number => a.lugar - b.lugar || a.orden - b.orden

/** The empresa's clock after an action. It never goes back. */
export const avanzarReloj = (reloj: number, instante: number): number =>
  Math.max(reloj + PASO_DE_RELOJ, instante * 1000)

/** The place of a new arrival. `ventaja` is the preference's credit in minutes. */
export const lugarAlLlegar = (reloj: number, ventaja: number): number => reloj - ventaja * 60_000_000

export interface Colocado<T extends Lugar> {
  lugar: Lugar
  /** Those who made room, with their old and new places. Their order stays the same. */
  movidos: { antes: T; ahora: T }[]
  /** Minimum position of the clock, so that the next arrival is placed behind. */
  reloj: number
}

/** The evento of a placement: its seq, larger than every earlier orden, and the clock. */
export interface Momento {
  seq: number
  reloj: number
}

/**
 * Finds a place in a line behind the first `delante` people: the middle between its neighbours; where no middle is
 * left, the `lugar` of the one in front with the new seq; where that is taken too, those behind make room.
 */
export function colocar<T extends Lugar>(
  linea: readonly T[],
  delante: number,
  { seq, reloj }: Momento,
): Colocado<T> {
  const front = linea[delante - 1]
  const back = linea[delante]
  const at = (lugar: number): Colocado<T> => ({ lugar: { lugar, orden: seq }, movidos: [], reloj })
  if (!back) return at(front ? Math.max(reloj, front.lugar) : reloj)
  if (!front) return at(back.lugar - PASO_DE_RELOJ)
  if (back.lugar - front.lugar > 1) return at(Math.floor((front.lugar + back.lugar) / 2))
  if (back.lugar > front.lugar) return at(front.lugar)
  return hacerSitio(linea, delante, { seq, reloj })
}

/** Free places left between two people when others make room. */
const HOLGURA = 32

/** Spreads out as few as possible of those behind a place. */
function hacerSitio<T extends Lugar>(
  linea: readonly T[],
  delante: number,
  { seq, reloj }: Momento,
): Colocado<T> {
  const desde = (linea[delante - 1] as T).lugar
  let movidos = 1
  const hasta = () => linea[delante + movidos]?.lugar ?? Math.max(reloj, desde + HOLGURA * (movidos + 2))
  while (delante + movidos < linea.length && hasta() - desde < HOLGURA * (movidos + 2)) movidos++
  const paso = Math.floor((hasta() - desde) / (movidos + 2))
  return {
    lugar: { lugar: desde + paso, orden: seq },
    movidos: linea
      .slice(delante, delante + movidos)
      .map((antes, i) => ({ antes, ahora: { ...antes, lugar: desde + paso * (i + 2) } })),
    reloj: Math.max(reloj, hasta()),
  }
}
